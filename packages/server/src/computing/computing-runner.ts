import { availableParallelism } from 'node:os';
import type { Job, Runner, SizedTask } from '@stet/core/internal';
import { tools } from '@stet/node';
import type { Computing } from './computing.js';

export interface ComputingRunnerOptions {
  /** How many threads to keep busy; fewer leave some for quicker results. */
  readonly lanes?: number | undefined;
  /** Aborts the work, and the threads doing it. */
  readonly signal?: AbortSignal | undefined;
}

/** Spreads work over the server's threads. */
export function computingRunner(
  computing: Computing,
  { lanes = availableParallelism(), signal }: ComputingRunnerOptions = {},
): Runner {
  return {
    lanes,
    tools,
    async *run<Task, Result>(
      { name }: Job<Task, Result>,
      tasks: Iterable<SizedTask<Task>> | AsyncIterable<SizedTask<Task>>,
    ) {
      const running: Promise<Result>[] = [];
      for await (const { task } of tasks) {
        const result = computing.run('coreJob', { name, task }, signal) as Promise<Result>;
        // Whoever awaits the result sees the error; until then it must not count as unhandled.
        result.catch(() => undefined);
        running.push(result);
        const oldest = running.length >= lanes ? running.shift() : undefined;
        if (oldest !== undefined) yield await oldest;
      }
      for (const result of running) yield await result;
    },
  };
}
