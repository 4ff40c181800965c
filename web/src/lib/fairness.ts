/**
 * What this browser remembers of the fairness of a match: the commitment it saw before its own random bytes were
 * known to the server, and those bytes. After the game both must be found again.
 */
import type { Promise as Promised, Verification } from "../wire";
import { api } from "./api";
import { nonce } from "./session.svelte";

interface Kept {
  commitment: string;
  nonce: string;
}

const key = (table: string) => `fairness-${table}`;

/** First the server commits to a seed, then we make our own random bytes. */
export async function promised(): Promise<Kept> {
  const { commitment } = await api.post<Promised>("promises");
  return { commitment, nonce: nonce() };
}

export function keep(table: string, kept: Kept): void {
  localStorage.setItem(key(table), JSON.stringify(kept));
}

/** Whether what the server reveals now fits what this browser kept; null if it kept nothing. */
export async function fits(table: string, revealed: Verification): Promise<boolean | null> {
  const text = localStorage.getItem(key(table));
  if (!text) return null;
  const kept = JSON.parse(text) as Kept;
  if (kept.commitment !== revealed.commitment || !revealed.nonces.includes(kept.nonce)) return false;
  const own = await fingerprint(revealed.seed);
  return own === null || own === kept.commitment;
}

/** The SHA-256 of a seed, computed here; pages without TLS have no cryptography, then the server is believed. */
async function fingerprint(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
