import type { Log } from './http/log.js';
import { checkKeys, type ModelEndpoint } from './model-judges/endpoint.js';
import { judgeWithModels } from './model-judges/judge-with-models.js';
import { openServices } from './open-services.js';
import { DEFAULT_WORK, workQueue, type Worker } from './queue/work-queue.js';
import type { OfferedPrograms } from './scoring/offer-programs.js';
import { scoringHandler } from './scoring/scoring-handler.js';
import type { Services } from './services.js';
import type { DatabaseLocation } from './storage/store.js';
import { rescoreOutdated } from './tasks/tasks.js';

export interface WorkerOptions {
  readonly database: DatabaseLocation;
  readonly log: Log;
  readonly clock?: () => number;
  /** How many submissions to score at a time. */
  readonly concurrency: number;
  /** A job that takes longer is stopped, and retried or given up. Must be the same for all workers and the server. */
  readonly jobSeconds?: number | undefined;
  /** The same as for the server. */
  readonly programs?: OfferedPrograms | undefined;
  readonly models?: readonly ModelEndpoint[] | undefined;
}

/** Starts a process that scores submissions and asks models, beside the server or on another machine. */
export async function startWorker({
  database,
  log,
  clock = Date.now,
  concurrency,
  jobSeconds,
  programs,
  models,
}: WorkerOptions): Promise<Worker> {
  await checkKeys(models ?? []);
  const { services, close } = await openServices({ database, clock, log, jobSeconds, programs, models });
  await rescoreOutdated(services).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const worker = startWork(services, concurrency, jobSeconds);
  log('worker started', { concurrency });
  return {
    stop: async () => {
      await worker.stop();
      await close();
      log('worker stopped');
    },
  };
}

/** Takes jobs of every kind that this process can do. */
export function startWork(
  services: Services,
  concurrency: number,
  limitSeconds: number = DEFAULT_WORK.limitSeconds,
): Worker {
  const { queue, log } = services;
  const workers = [
    workQueue(queue, scoringHandler(services), { ...DEFAULT_WORK, log, concurrency, limitSeconds }),
    judgeWithModels(services, concurrency, limitSeconds),
  ];
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
