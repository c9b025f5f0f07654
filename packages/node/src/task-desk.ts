import type { Job, SizedTask } from '@stet/core/internal';
import type { Pool } from './pool.js';
import { workHere } from './this-thread.js';

interface DeskTask<Task, Result> extends SizedTask<Task> {
  /** Undefined while nobody has begun. */
  result?: Promise<Result>;
  isSettled: boolean;
}

export interface DeskOptions {
  /** The kind of task whose code this thread has compiled. */
  readonly ownKind: string | undefined;
  /** Tasks that may be taken before their results are. */
  readonly limit: number;
  /** Called with the size of a task that is done. */
  readonly finish: (size: number) => void;
}

/** Deals tasks among the threads of a pool and this one, and gives the results in the order of the tasks. */
export class TaskDesk<Task, Result> {
  readonly #job: Job<Task, Result>;
  readonly #pool: Pool;
  readonly #options: DeskOptions;
  /** In order; those before them were given out. */
  readonly #tasks: DeskTask<Task, Result>[] = [];
  #isEnd = false;

  constructor(job: Job<Task, Result>, pool: Pool, options: DeskOptions) {
    this.#job = job;
    this.#pool = pool;
    this.#options = options;
  }

  /** `isLast` may come too early, since what is read ahead counts with the batch before: then threads only queue less. */
  take(task: SizedTask<Task>, isLast: boolean): void {
    this.#tasks.push({ ...task, isSettled: false });
    this.#isEnd ||= isLast;
  }

  /** Works, and gives results, until another task can be taken. */
  async *work(): AsyncGenerator<Result> {
    for (;;) {
      this.#deal();
      const task = this.#nextHere();
      const mustWork = !this.#pool.isFree || (this.#isFull && !this.#tasks[0].isSettled);
      if (task !== undefined && mustWork) await this.#begin(task, workHere(this.#job, task.task, this.#pool));
      else if (this.#isFull) yield* this.#giveFirst();
      else return;
    }
  }

  /** Does what is left, and gives all results. */
  async *workToTheEnd(): AsyncGenerator<Result> {
    this.#isEnd = true;
    this.#deal();
    for (let task = this.#nextHere(); task !== undefined; task = this.#nextHere()) {
      await this.#begin(task, workHere(this.#job, task.task, this.#pool));
      this.#deal();
    }
    while (this.#tasks.length > 0) yield* this.#giveFirst();
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  get #isFull(): boolean {
    return this.#tasks.length >= this.#options.limit;
  }

  get #canTakeMore(): boolean {
    return !this.#isEnd && !this.#isFull;
  }

  /** Gives tasks to threads that have time. The last ones wait for a thread without work, since this one has none left. */
  #deal(): void {
    while (this.#isEnd ? this.#pool.isIdle : this.#pool.isFree) {
      const task = this.#nextElsewhere();
      if (task === undefined) return;
      void this.#begin(task, this.#pool.run(this.#job, task.task));
    }
  }

  /** A task for another thread: the oldest of another kind; the newest of ours when no more can be taken. */
  #nextElsewhere(): DeskTask<Task, Result> | undefined {
    const { ownKind } = this.#options;
    const waiting = this.#waiting();
    const other = waiting.find(({ kind }) => kind === undefined || kind !== ownKind);
    return other ?? (this.#canTakeMore || waiting.length < 2 ? undefined : waiting.at(-1));
  }

  /** A task for this thread: the oldest of our kind; the oldest of another when no more can be taken. */
  #nextHere(): DeskTask<Task, Result> | undefined {
    const waiting = this.#waiting();
    const ofOwnKind = waiting.find(({ kind }) => kind === this.#options.ownKind);
    return ofOwnKind ?? (this.#canTakeMore ? undefined : waiting.at(0));
  }

  #waiting(): DeskTask<Task, Result>[] {
    return this.#tasks.filter(({ result }) => result === undefined);
  }

  async #begin(task: DeskTask<Task, Result>, result: Promise<Result>): Promise<void> {
    // Whoever takes the result gets the error; until then it must not count as unhandled.
    task.result = result;
    try {
      await result;
      this.#options.finish(task.size);
    } catch {
      // It is thrown again when the result is given out.
    }
    task.isSettled = true;
  }

  async *#giveFirst(): AsyncGenerator<Result> {
    const [first] = this.#tasks.splice(0, 1);
    if (first.result !== undefined) yield await first.result;
  }
}
