/** Transactions that reach the disk together, or not at all. */
interface Group {
  /** How many have ended. */
  size: number;
  /** Resolves once they are on the disk. */
  readonly committed: Promise<void>;
  readonly settle: (error?: Error) => void;
}

/** After so many, whoever waits for the disk has waited for long enough. */
const MOST_TOGETHER = 20;

/**
 * Lets transactions that follow on each other share one commit: waiting for the disk takes longer than all else that
 * they do. Each is a savepoint, so that one which fails is undone alone. One at a time, by whoever holds the lock.
 */
export class GroupCommit {
  readonly #execute: (sql: string) => Promise<unknown>;
  #group: Group | undefined;

  constructor(execute: (sql: string) => Promise<unknown>) {
    this.#execute = execute;
  }

  /** Whether transactions have ended that are not on the disk yet. */
  get isOpen(): boolean {
    return this.#group !== undefined;
  }

  /** Begins a transaction. Takes the write lock at the start: taking it later fails if another process was quicker. */
  async begin(): Promise<void> {
    if (this.#group === undefined) {
      await this.#execute('begin immediate');
      this.#group = openGroup();
    }
    await this.#execute('savepoint single');
  }

  /** Ends a transaction; others may share its commit if `isFollowed`. Resolves to what resolves when it is on the disk. */
  async end(isFollowed: boolean): Promise<{ readonly committed: Promise<void> }> {
    await this.#execute('release single');
    const group = this.#group ?? openGroup();
    group.size++;
    if (!isFollowed || group.size >= MOST_TOGETHER) await this.commit();
    return group;
  }

  /** Undoes a transaction, and commits those before it unless others may share that. */
  async undo(isFollowed: boolean): Promise<void> {
    try {
      await this.#execute('rollback to single');
      await this.#execute('release single');
    } catch (cause) {
      // Some faults, such as a full disk, undo everything at once.
      return this.#giveUp(cause);
    }
    if (!isFollowed) await this.commit();
  }

  /** Commits what has ended. Whoever waits for it learns whether that failed. */
  async commit(): Promise<void> {
    if (this.#group === undefined) return;
    const { settle } = this.#group;
    try {
      await this.#execute('commit');
    } catch (cause) {
      return this.#giveUp(cause);
    }
    this.#group = undefined;
    settle();
  }

  async #giveUp(cause: unknown): Promise<void> {
    const group = this.#group;
    this.#group = undefined;
    // It is over already where the fault has undone everything.
    await this.#execute('rollback').catch(() => undefined);
    group?.settle(cause instanceof Error ? cause : new Error('nothing was saved', { cause }));
  }
}

function openGroup(): Group {
  let settle: Group['settle'] = () => undefined;
  const committed = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  // Whoever waits for it sees the error; nobody may.
  committed.catch(() => undefined);
  return { size: 0, committed, settle };
}
