import type { MetricSpec } from '@stet/core/internal';
import type { Computing } from './computing/computing.js';
import type { KeptFiles } from './computing/kept-files.js';
import type { Aside, Turnstile } from './computing/turnstile.js';
import type { Results } from './dashboard/results.js';
import { requestLimits, type RequestLimits } from './http/request-limits.js';
import type { Log } from './http/log.js';
import type { RateLimiter } from './http/rate-limiter.js';
import type { TrustedProxies } from './http/trusted-proxies.js';
import type { Latest } from './leaderboard/latest.js';
import type { ModelEndpoint } from './model-judges/endpoint.js';
import type { Queue } from './queue/queue.js';
import type { StorageHealth } from './storage/storage-health.js';
import type { Store } from './storage/store.js';
import type { UploadDesk } from './uploads/upload-desk.js';

/** Sizes in bytes. */
export interface Limits {
  readonly jsonBytes: number;
  /** Of a file as it is sent. */
  readonly uploadBytes: number;
  /** Of a file when unpacked, if nothing else bounds it. */
  readonly unpackedBytes: number;
  readonly uploadLines: number;
  readonly requests: RequestLimits;
}

const MEGABYTE = 1024 * 1024;

export const DEFAULT_LIMITS: Limits = {
  jsonBytes: MEGABYTE,
  uploadBytes: 50 * MEGABYTE,
  unpackedBytes: 200 * MEGABYTE,
  uploadLines: 4_000_000,
  requests: requestLimits(400),
};

/** What request handlers work with. Time is a parameter. */
export interface Services {
  readonly store: Store;
  readonly storage: StorageHealth;
  readonly clock: () => number;
  readonly limits: Limits;
  readonly rates: RateLimiter;
  readonly trustsProxy: TrustedProxies;
  readonly computing: Computing;
  /** Computes what is large and rare, in a thread that does not outlive it. */
  readonly backups: Computing;
  readonly queue: Queue;
  readonly results: Results;
  /** Awaits what takes long, and lets other requests in meanwhile. */
  readonly aside: Aside;
  /** Backups are made one after the other, so that threads are left for everything else. */
  readonly exports: Turnstile;
  /** The latest leaderboards. */
  readonly boards: Latest;
  readonly files: KeptFiles;
  readonly uploads: UploadDesk;
  readonly log: Log;
  /** Metrics of programs that tasks may have: the operator named them, and nobody else can. */
  readonly programs: readonly MetricSpec[];
  /** Where models may be asked: the operator named these, and nobody else can. */
  readonly models: readonly ModelEndpoint[];
  /** The address that people see, if it is not the one that the server listens on. */
  readonly publicUrl?: string | undefined;
}
