import type { SizedTask } from '../runner/job.js';
import { runAll, type Runner } from '../runner/runner.js';
import {
  correlateJob,
  type CorrelateTask,
  type PieceInput,
  type PieceName,
  type PieceResult,
} from './correlate-job.js';

/** Pieces of work that are planned one by one and then done together. */
export interface Plan {
  /**
   * Plans a piece that takes about `size` steps, and returns a function that gives its result once the plan has run.
   */
  add<Name extends PieceName>(piece: Name, input: PieceInput<Name>, size: number): () => PieceResult<Name>;
  run(runner: Runner): Promise<void>;
}

/** With so many steps beside the longest piece, a second or two, other threads start at once. */
const LARGE_REST = 200_000_000;

export function planPieces(): Plan {
  const planned: SizedTask<CorrelateTask>[] = [];
  const results = new Map<SizedTask<CorrelateTask>, unknown>();
  return {
    add: <Name extends PieceName>(piece: Name, input: PieceInput<Name>, size: number) => {
      const task = { task: { piece, input }, size };
      planned.push(task);
      return () => results.get(task) as PieceResult<Name>;
    },
    run: async (runner) => {
      // The longest first, so that the others fill the time of the other lanes.
      const tasks = planned.toSorted((a, b) => b.size - a.size);
      const large = tasks.slice(1).reduce((sum, { size }) => sum + size, 0) >= LARGE_REST;
      const done = await runAll(runner, correlateJob, tasks, { stage: 'Resampling', large });
      tasks.forEach((task, at) => results.set(task, done[at]));
    },
  };
}
