import type { Organiser } from '@stet/server';
import { useSyncExternalStore } from 'react';
import { api, onSessionEnd } from '../api/api.js';
import { reads } from '../api/reads.js';

/** Who is signed in: unknown until the server has said, null for nobody. */
export interface SessionState {
  readonly organiser: Organiser | null | undefined;
  /** Counts sign-ins, so that whatever failed before is fetched again. */
  readonly entries: number;
}

let state: SessionState = { organiser: undefined, entries: 0 };
const listeners = new Set<() => void>();

export const sessionState = (): SessionState => state;

function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, for components. */
export const useSession = (): SessionState => useSyncExternalStore(subscribeSession, sessionState);

function change(organiser: Organiser | null, entries: number): void {
  const isAnother = entries !== state.entries;
  state = { organiser, entries };
  for (const listener of listeners) listener();
  // Another user may see other data; whatever they may not see has left the page by then.
  if (isAnother) {
    queueMicrotask(() => reads.refresh());
  }
}

// The page stays as it is, and asks to sign in.
onSessionEnd(() => change(null, state.entries));

export async function findSession(): Promise<void> {
  const { organiser } = await api.get('/session');
  change(organiser, state.entries + (organiser === null ? 0 : 1));
}

/** Exchanges the token of an organiser link for a session. */
export async function enter(token: string): Promise<void> {
  const { organiser } = await api.post('/session', { json: { token }, asStranger: true });
  change(organiser, state.entries + 1);
}

export async function leave(): Promise<void> {
  await api.delete('/session');
  change(null, 0);
}

/** The token in an organiser link or in the fragment of an address. */
export function tokenIn(link: string): string | undefined {
  return /(?:^|#organiser=)([\w-]{43})$/u.exec(link.trim())?.[1];
}
