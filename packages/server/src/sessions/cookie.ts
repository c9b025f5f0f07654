import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Services } from '../services.js';
import { SESSION_MS } from './sessions.js';

export const SESSION_COOKIE = 'stet_session';
const PATH = '/api';

export function readSession(c: Context): string | undefined {
  return getCookie(c, SESSION_COOKIE);
}

/** No script can read the cookie, and no other site can send it. */
export function writeSession(c: Context, services: Services, session: string): void {
  setCookie(c, SESSION_COOKIE, session, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, services),
    maxAge: SESSION_MS / 1000,
  });
}

export function clearSession(c: Context, services: Services): void {
  deleteCookie(c, SESSION_COOKIE, { path: PATH, secure: isSecure(c, services) });
}

function isSecure({ req }: Context, { publicUrl }: Services): boolean {
  return (publicUrl ?? req.url).startsWith('https:');
}
