import { DEFAULT_WORK, workQueue, type Worker } from '../queue/work-queue.js';
import type { Services } from '../services.js';
import { judgingHandler } from './judging-handler.js';

/** Asks models in this process, one run at a time; not at all where it was given no place to ask. */
export function judgeWithModels(
  services: Services,
  concurrency: number,
  limitSeconds: number = DEFAULT_WORK.limitSeconds,
): Worker {
  const { queue, log, models } = services;
  if (models.length === 0 || concurrency === 0) return { stop: () => Promise.resolve() };
  const stopping = new AbortController();
  const handler = judgingHandler(services, { limitSeconds, stopping: stopping.signal });
  const worker = workQueue(queue, handler, { ...DEFAULT_WORK, log, concurrency: 1, limitSeconds });
  return {
    stop: async () => {
      stopping.abort();
      await worker.stop();
    },
  };
}
