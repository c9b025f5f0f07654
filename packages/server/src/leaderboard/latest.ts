import { setTimeout as pause } from 'node:timers/promises';
import { StetError } from '@stet/core/internal';
import { keepLast } from '../keep-last.js';
import type { ShownBoards } from './shown-boards.js';

/** A result, and whether it is that of the version that was asked for. */
interface LatestResult<T> {
  readonly value: T;
  readonly computedAt: number;
  /** False while a newer one is being computed. */
  readonly isCurrent: boolean;
}

/** The latest results by subject, so that nobody has to wait for a new one where there is an older one. */
export interface Latest {
  readonly get: <T>(of: string, version: number, compute: () => Promise<T>) => Promise<LatestResult<T>>;
}

interface Kept {
  readonly version: number;
  readonly value: unknown;
  readonly computedAt: number;
}

interface Computation {
  readonly version: number;
  readonly done: Promise<Kept>;
}

interface Subject {
  last: Kept | undefined;
  /** At most one at a time for each subject, however many ask and however often it changes. */
  computing: Computation | undefined;
}

export interface LatestOptions {
  readonly clock: () => number;
  /** How long to wait for a new result before an older one is given. */
  readonly patienceMs?: number;
  readonly mostSubjects?: number;
  /** What other servers have shown: nobody who is sent from one to another may see an older result after a newer one. */
  readonly shown?: ShownBoards | undefined;
}

/** Keeps the latest results of so many subjects; those unused for longest are dropped. */
export function keepLatest({ clock, patienceMs = 100, mostSubjects = 200, shown }: LatestOptions): Latest {
  const subjects = new Map<string, Subject>();

  function subjectOf(of: string): Subject {
    const subject = subjects.get(of) ?? { last: undefined, computing: undefined };
    keepLast(subjects, of, subject, mostSubjects);
    return subject;
  }

  function begin<T>(of: string, subject: Subject, version: number, compute: () => Promise<T>): Computation {
    const done = compute()
      .then(async (value) => {
        await shown?.note(of, version);
        return (subject.last = { version, value, computedAt: clock() });
      })
      .finally(() => (subject.computing = undefined));
    // Whoever waits for it sees the error.
    done.catch(() => undefined);
    return (subject.computing = { version, done });
  }

  async function isOutrun(of: string, { version }: Kept): Promise<boolean> {
    return shown !== undefined && (await shown.newest(of)) > version;
  }

  /** False also if there is no room to compute it now: an older result is better than a refusal. */
  function endsSoon(done: Promise<unknown>): Promise<boolean> {
    const ended = done.then(
      () => true,
      (error: unknown) => {
        if (error instanceof StetError) return false;
        throw error;
      },
    );
    return Promise.race([ended, pause(patienceMs, false, { ref: false })]);
  }

  return {
    get: async <T>(of: string, version: number, compute: () => Promise<T>): Promise<LatestResult<T>> => {
      const subject = subjectOf(of);
      const answer = ({ version: found, value, computedAt }: Kept): LatestResult<T> => ({
        value: value as T,
        computedAt,
        isCurrent: found >= version,
      });
      for (;;) {
        if (subject.last !== undefined && subject.last.version >= version) return answer(subject.last);
        const { done } = subject.computing ?? begin(of, subject, version, compute);
        if (subject.last === undefined || (await isOutrun(of, subject.last))) await done;
        // What was under way may have begun before the last change; then the next round computes the new one.
        else if (!(await endsSoon(done))) return answer(subject.last);
      }
    },
  };
}
