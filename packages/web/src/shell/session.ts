import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/problem.js';
import { request, type RequestOptions } from '../api/request.js';
import type { Organiser, Session } from '../api/types.js';

/** Who is signed in: unknown until the server has said, null for nobody. */
export interface SessionState {
  readonly organiser: Organiser | null | undefined;
  /** Counts the times that somebody signed in; what failed before is then asked again. */
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

function change(organiser: Organiser | null, entered = false): void {
  state = { organiser, entries: state.entries + (entered ? 1 : 0) };
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Asks the server as an organiser. When the session has ended, the page asks to sign in, and stays as it is. */
export async function organise<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  try {
    return await request<Answer>(path, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) change(null);
    throw error;
  }
}

export async function findSession(): Promise<void> {
  const { organiser } = await request<Session>('/session');
  change(organiser, organiser !== null);
}

/** Exchanges the token of an organiser link for a session. */
export async function enter(token: string): Promise<void> {
  const { organiser } = await request<Session>('/session', { method: 'POST', body: { token } });
  change(organiser, true);
}

export async function leave(): Promise<void> {
  await organise('/session', { method: 'DELETE' });
  state = { organiser: null, entries: 0 };
  tellAll();
}

/** The token in an organiser link or in the fragment of an address. */
export function tokenIn(link: string): string | undefined {
  return /(?:^|#organiser=)([\w-]{43})$/u.exec(link.trim())?.[1];
}
