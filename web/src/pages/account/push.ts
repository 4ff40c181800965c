/** Web push: this browser's subscription. */
import { api } from "../../lib/api";

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(buffer: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.register("/service-worker.js");
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  await api.post("push", {
    endpoint: subscription.endpoint,
    p256dh: textOf(subscription.getKey("p256dh")),
    auth: textOf(subscription.getKey("auth")),
  });
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await api.delete("push");
}
