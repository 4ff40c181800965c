/** Requests to the server. A refused request throws `ApiProblem`, whose message is a sentence in the chosen language. */
import type { Me, Problem } from "../wire";
import { currentLocale, t } from "./text.svelte";

export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** A path with the code of a private table, for whoever came by one. */
export function withCode(path: string, code: string): string {
  if (!code) return path;
  return `${path}${path.includes("?") ? "&" : "?"}code=${encodeURIComponent(code)}`;
}

let csrf = "";

/** The token that every changing request carries; `session.svelte.ts` sets it. */
export function useToken(token: string): void {
  csrf = token;
}

async function request<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  try {
    return await send<T>(method, path, body, keepalive);
  } catch (error) {
    // Another window has signed in or out meanwhile: the session and its token are new.
    if (!(error instanceof ApiProblem) || error.code !== "csrf") throw error;
    csrf = (await send<Me>("GET", "me")).csrf;
    return send<T>(method, path, body, keepalive);
  }
}

async function send<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  const address = new URL(`/api/${path}`, location.origin);
  address.searchParams.set("locale", currentLocale());
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body), keepalive });
  } catch {
    throw new ApiProblem("offline", t("problem-offline"), 0);
  }
  if (answer.status === 204) return undefined as T;
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const problem = content as Problem | null;
  throw new ApiProblem(problem?.code ?? "internal", problem?.text ?? t("problem-internal"), answer.status);
}

export const api = {
  get: <T>(path: string) => request<T>("GET", path),
  post: <T>(path: string, body?: unknown) => request<T>("POST", path, body),
  /** `keepalive`: it is sent even if the page goes away meanwhile. */
  put: <T>(path: string, body?: unknown, keepalive = false) => request<T>("PUT", path, body, keepalive),
  patch: <T>(path: string, body?: unknown) => request<T>("PATCH", path, body),
  delete: <T>(path: string, body?: unknown) => request<T>("DELETE", path, body),
};
