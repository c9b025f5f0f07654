import { badOption, quote } from '@stet/core/internal';

/** Where to hand in. */
export interface Address {
  /** The server, such as `https://stet.example.org`. */
  readonly origin: string;
  /** The task that was meant; undefined if only the server was named, since the key names its task. */
  readonly task?: string;
  /** The benchmark that was meant, which has several data sets. */
  readonly benchmark?: string;
}

const ROOM_PATH = /^\/(tasks|benchmarks)\/([\w-]{1,64})(?:\/[\w-]*)?$/u;
const WHOLE_SERVER = /^\/(?:team)?$/u;

/** Reads the address of a task or benchmark, as a browser shows it. */
export function parseAddress(text: string): Address {
  if (!/^https?:\/\//u.test(text) || !URL.canParse(text)) {
    throw badAddress(quote(text), 'Copy it from the browser, with https://.');
  }
  const { origin, pathname, hash, username, password } = new URL(text);
  if (hash !== '' || username !== '' || password !== '' || /^\/(?:team|entrant)\//u.test(pathname)) {
    // Never quoted: whatever it holds may be a key.
    throw badAddress(
      'one that holds a key, which everybody on this machine could read',
      'Give the address without it, and the key by --key-file or STET_KEY.',
    );
  }
  const room = ROOM_PATH.exec(pathname);
  if (room !== null) {
    const [, kind, id] = room;
    return { origin, ...(kind === 'tasks' ? { task: id } : { benchmark: id }) };
  }
  if (WHOLE_SERVER.test(pathname)) return { origin };
  throw badAddress(quote(text), 'Open the task in a browser, and copy its address.');
}

function badAddress(found: string, remedy: string): Error {
  return badOption('the address of a task, like https://stet.example.org/tasks/ID', found, remedy);
}

/** Whether what is sent to it can be read on the way. */
export function isOpen({ origin }: Address): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}
