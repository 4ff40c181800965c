/** Web push: this browser's subscription, one of the person's. */
import { api } from "../../lib/api";

const BROWSERS = [["Edg/", "Edge"], ["OPR/", "Opera"], ["Firefox/", "Firefox"], ["Chrome/", "Chrome"], ["Safari/", "Safari"]] as const;
const SYSTEMS = [["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"], ["Mac OS", "macOS"], ["Linux", "Linux"]] as const;

/** How a person knows this browser from their others, such as "Firefox, Linux". */
export function nameOf(agent: string): string {
  const first = (signs: typeof BROWSERS | typeof SYSTEMS): string => signs.find(([sign]) => agent.includes(sign))?.[1] ?? "";
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(", ");
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(buffer: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function present(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** What the server calls a subscription: the beginning of the fingerprint of its address. */
export async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The id of this browser's subscription; empty if it has none. */
export async function ownId(): Promise<string> {
  const subscription = await present();
  return subscription ? idOf(subscription.endpoint) : "";
}

export async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.register("/service-worker.js");
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  await api.post("push", {
    endpoint: subscription.endpoint,
    p256dh: textOf(subscription.getKey("p256dh")),
    auth: textOf(subscription.getKey("auth")),
    name: nameOf(navigator.userAgent),
  });
}

/** Whoever signs out here gets nothing more on this browser: the next one to use it may be somebody else. */
export async function forgetThisBrowser(): Promise<void> {
  const id = "serviceWorker" in navigator ? await ownId() : "";
  if (id) await unsubscribe(id);
}

/** Removes a browser; if it is this one, it is told to forget its subscription, too. */
export async function unsubscribe(id: string): Promise<void> {
  const subscription = await present();
  if (subscription && (await idOf(subscription.endpoint)) === id) await subscription.unsubscribe();
  await api.delete(`push/${id}`);
}
