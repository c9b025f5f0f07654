import { availableParallelism } from 'node:os';
import type { OnProgress, Runner } from '@stet/core/internal';
import { streamTasks } from './stream-tasks.js';
import { tools } from './tools.js';

export interface ThreadRunnerOptions {
  /** Number of threads, this one among them. By default it starts alone; if the work takes long, one per core joins in. */
  readonly threads?: number | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/** Spreads work over worker threads where that pays. Results do not depend on the number of threads. */
export function threadRunner({ threads, onProgress }: ThreadRunnerOptions = {}): Runner {
  return {
    tools,
    onProgress,
    lanes: threads ?? availableParallelism(),
    run: (job, tasks, { stage, total, large = false }) =>
      streamTasks(job, tasks, {
        threads: threads ?? (large ? availableParallelism() : undefined),
        total,
        onProgress: onProgress === undefined ? undefined : (done, size) => onProgress(stage, done, size),
      }),
  };
}
