import { keepFiles } from '../computing/kept-files.js';
import { turnstile } from '../computing/turnstile.js';
import { keepResults } from '../dashboard/results.js';
import { createApp } from '../http/app.js';
import type { RequestLimits } from '../http/request-limits.js';
import type { Log } from '../http/log.js';
import { trustNobody } from '../http/trusted-proxies.js';
import { rateLimiter } from '../http/rate-limiter.js';
import type { Computing } from '../computing/computing.js';
import * as jobs from '../computing/jobs.js';
import { keepLatest } from '../leaderboard/latest.js';
import { embeddedQueue } from '../queue/embedded-queue.js';
import { DEFAULT_LIMITS, type Limits, type Services } from '../services.js';
import { inviteOrganiser } from '../sessions/sessions.js';
import { storageHealth } from '../storage/storage-health.js';
import { openStore, type DatabaseLocation } from '../storage/store.js';
import { uploadDesk } from '../uploads/upload-desk.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The JSON of the answer; tests say what they expect of it. */
  readonly body: unknown;
}

/** Somebody who sends requests. */
export interface Client {
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly upload: (path: string, bytes: string | Uint8Array) => Promise<Answer>;
}

export interface Room {
  readonly services: Services;
  readonly nobody: Client;
  readonly organiser: Client;
  /** A judge by the link that the organiser was given. */
  readonly judge: (link: string) => Client;
  /** A client that holds the key of a personal link. */
  readonly holder: (key: string) => Client;
  /** Milliseconds since 1970; the clock does not advance by itself. */
  now: number;
  readonly logged: string[];
  readonly close: () => Promise<void>;
}

/** Computes in this thread: starting others takes longer than everything that tests compute. */
const inThisThread: Computing = {
  run: (job, task) => {
    const work = jobs[job] as (input: typeof task) => never;
    return Promise.resolve(work(task));
  },
  close: () => Promise.resolve(),
};

/** However slow the machine is, tests that do not ask for an older board get none. */
const PATIENCE_MS = 60_000;

/** Nor for a refusal. */
const PATIENT: RequestLimits = {
  most: 500,
  people: { atOnce: 4, waiting: 500 },
  strangers: { atOnce: 2, waiting: 500 },
};

const START = Date.UTC(2026, 10, 16, 8);

/** A judging room without a socket, with one organiser. */
export async function openRoom(
  database: DatabaseLocation,
  {
    limits = {},
    webFolder = '/nowhere',
    computing = inThisThread,
    programs = [],
    models = [],
  }: {
    limits?: Partial<Limits>;
    webFolder?: string;
    computing?: Computing;
    programs?: Services['programs'];
    models?: Services['models'];
  } = {},
): Promise<Room> {
  const store = await openStore(database);
  const logged: string[] = [];
  const log: Log = (event, fields) => logged.push(JSON.stringify({ event, ...fields }));
  const room = { now: START };
  const services: Services = {
    store,
    storage: storageHealth(store.db),
    computing,
    backups: computing,
    queue: embeddedQueue(store.db, () => room.now, { leaseSeconds: 60 }),
    results: keepResults(),
    aside: (work) => work(),
    exports: turnstile({ atOnce: 1, waiting: 8 }),
    boards: keepLatest({ clock: () => room.now, patienceMs: PATIENCE_MS }),
    files: keepFiles(),
    uploads: uploadDesk(),
    limits: { ...DEFAULT_LIMITS, requests: PATIENT, ...limits },
    rates: rateLimiter(),
    trustsProxy: trustNobody,
    log,
    programs,
    models,
    clock: () => room.now,
  };
  const app = createApp(services, webFolder);
  const clientWith = (clientHeaders: Record<string, string>): Client => {
    const send: Client['send'] = async (method, path, body, headers = {}) => {
      const file =
        typeof body === 'string' ? Buffer.from(body) : body instanceof Uint8Array ? Buffer.from(body) : undefined;
      const type = file !== undefined ? 'application/octet-stream' : 'application/json';
      const response = await app.request(path.startsWith('/') ? path : `/api/v1/${path}`, {
        method,
        headers: { ...clientHeaders, ...(body === undefined ? {} : { 'content-type': type }), ...headers },
        ...(body === undefined ? {} : { body: file ?? JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = bytes.toString('utf8');
      const isJson = /^application\/json(?:;|$)/u.test(response.headers.get('content-type') ?? '');
      const parsed: unknown = isJson ? JSON.parse(text) : undefined;
      return { status: response.status, headers: response.headers, bytes, text, body: parsed };
    };
    return { send, upload: (path, bytes) => send('PUT', path, bytes) };
  };
  const nobody = clientWith({});
  const holder = (key: string): Client => clientWith({ authorization: `Bearer ${key}` });
  const { token } = await inviteOrganiser(store, 'Olive', room.now);
  const entered = await nobody.send('POST', 'session', { token });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  return Object.assign(room, {
    services,
    nobody,
    logged,
    organiser: clientWith({ cookie }),
    judge: (link: string) => holder(link.replace('/judge#', '')),
    holder,
    close: store.close,
  });
}
