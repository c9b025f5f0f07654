import { openComputing, openPassingThread } from './computing/computing.js';
import { keepFiles } from './computing/kept-files.js';
import { turnstile } from './computing/turnstile.js';
import { keepResults } from './dashboard/results.js';
import { requestLimits } from './http/request-limits.js';
import type { Log } from './http/log.js';
import { rateLimiter } from './http/rate-limiter.js';
import { sharedRateLimiter } from './http/shared-rate-limiter.js';
import { trustNobody, trustedProxies } from './http/trusted-proxies.js';
import { keepLatest } from './leaderboard/latest.js';
import { shownBoards } from './leaderboard/shown-boards.js';
import { checkEndpoints, type ModelEndpoint } from './model-judges/endpoint.js';
import { MODEL_JUDGING } from './model-judges/request-judging.js';
import { offerPrograms, type OfferedPrograms } from './scoring/offer-programs.js';
import { openQueue } from './queue/open-queue.js';
import { DEFAULT_WORK } from './queue/work-queue.js';
import { SCORING } from './scoring/request-scoring.js';
import { DEFAULT_LIMITS, type Services } from './services.js';
import { storageHealth } from './storage/storage-health.js';
import { openStore, type DatabaseLocation } from './storage/store.js';
import { DEFAULT_DESK, uploadDesk } from './uploads/upload-desk.js';

export interface ServiceOptions {
  readonly database: DatabaseLocation;
  readonly clock: () => number;
  readonly log: Log;
  readonly publicUrl?: string | undefined;
  /** How many proxies stand in front, or their addresses. */
  readonly trustProxy?: string | undefined;
  /** A job that takes longer is stopped, and retried or given up. */
  readonly jobSeconds?: number | undefined;
  /** A request that would wait longer before anything is done for it is refused. */
  readonly patienceMs?: number | undefined;
  readonly programs?: OfferedPrograms | undefined;
  readonly models?: readonly ModelEndpoint[] | undefined;
}

/** How long a worker stopped at its limit has to report that before others may take the job. */
const MARGIN_SECONDS = 5;

/** Longer than for other requests: a file that was sent in vain has to be sent again. */
const UPLOAD_PATIENCE_MS = 500;

const EXPORTS = { atOnce: 1, waiting: 8 };

/** Opens what a server or a worker needs. */
export async function openServices({
  database,
  clock,
  log,
  publicUrl,
  trustProxy,
  jobSeconds = DEFAULT_WORK.limitSeconds,
  patienceMs,
  programs: offered,
  models = [],
}: ServiceOptions): Promise<{ readonly services: Services; readonly close: () => Promise<void> }> {
  const trustsProxy = trustProxy === undefined ? trustNobody : trustedProxies(trustProxy);
  const programs = offered === undefined ? [] : await offerPrograms(offered, jobSeconds);
  await checkEndpoints(models);
  const store = await openStore(database);
  // What is open already, the last first.
  const opened: { close(): Promise<void> }[] = [store];
  const close = async (): Promise<void> => {
    for (const service of opened) await service.close();
  };
  // With SQLite there is one server: what it holds in memory is all there is.
  const isShared = 'url' in database;
  try {
    const leaseSeconds = jobSeconds + MARGIN_SECONDS;
    const queue = await openQueue(database, store, [SCORING, MODEL_JUDGING], { clock, log, leaseSeconds });
    opened.unshift(queue);
    const computing = await openComputing();
    opened.unshift(computing);
    const backups = await openPassingThread();
    opened.unshift(backups);
    return {
      services: {
        store,
        storage: storageHealth(store.db),
        queue,
        computing,
        backups,
        clock,
        log,
        programs,
        models,
        publicUrl,
        results: keepResults(),
        boards: keepLatest({ clock, shown: isShared ? shownBoards(store.db, log) : undefined }),
        aside: (work) => work(),
        exports: turnstile(EXPORTS),
        files: keepFiles(),
        uploads: uploadDesk({ ...DEFAULT_DESK, patienceMs: UPLOAD_PATIENCE_MS }),
        limits: patienceMs === undefined ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, requests: requestLimits(patienceMs) },
        rates: isShared ? sharedRateLimiter(store.db, log) : rateLimiter(),
        trustsProxy,
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
