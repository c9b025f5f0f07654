import type { BaseLocationHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { leavePage } from './leave-guard.js';

/**
 * Rooms that are opened by a key have it in the fragment of their address, `/team/explorer#KEY`: browsers do not send
 * fragments, so no proxy or server keeps keys in its logs. For routes and links within the app the same room is
 * `/team/KEY/explorer`.
 */
const KEYED_ADDRESS = /^\/(judge|annotate|team|join|entrant|register|take-part)(\/[^?#]*)?$/u;
const KEYED_PATH =
  /^\/(judge|annotate|team|join|entrant|register|take-part)\/([\w-]{43})(\/[^?#]*)?(\?[^#]*)?(?:#.*)?$/u;

/** The path of a room for the routes of the app. */
export function pathOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  const key = /^#([\w-]+)$/u.exec(hash)?.[1];
  const keyed = KEYED_ADDRESS.exec(pathname);
  if (key === undefined || keyed === null) return pathname;
  const [, room, rest = ''] = keyed;
  return `/${room}/${key}${rest}`;
}

/** The address of a room, for the address bar. */
export function addressOf(path: string): string {
  const keyed = KEYED_PATH.exec(path);
  if (keyed === null) return path;
  const [, room, key, rest = '', search = ''] = keyed;
  return `/${room}${rest}${search}#${key}`;
}

const currentPath = (): string => pathOf(location);

const go: typeof navigate = (to, options) => {
  const address = typeof to === 'string' ? addressOf(to) : to;
  const isSamePage = new URL(address, location.href).pathname === location.pathname;
  // A page that is replaced is gone, and what is unsaved on it with it.
  if (isSamePage || options?.replace === true) navigate(address, options);
  else leavePage(() => navigate(address, options));
};

/** The location as the routes of the app see it. */
export const useKeyedLocation: BaseLocationHook = () => [useLocationProperty(currentPath), go];

/** Moves the key of a link that has it in the path, such as `/take-part/KEY`, into the fragment, so that it is in no history. */
export function moveKeyToFragment(): void {
  const path = location.pathname + location.search;
  const address = addressOf(path);
  if (address !== path) history.replaceState(history.state, '', address);
}
