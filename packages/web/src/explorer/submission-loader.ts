import type { LoadSentences } from '@stet/charts';
import type { ExploredSentence } from '@stet/core/internal';
import type { GoldName } from '@stet/server';
import { api } from '../api/api.js';
import { mergeSystems } from './merge-systems.js';

/** A submission with the name that it has in links to the explorer. */
export interface NamedSubmission {
  readonly name: string;
  readonly submission: string;
}

/** Fetches each submission whole and only once, so that paging through it needs no further request. */
export function submissionLoader(
  task: string,
  gold: GoldName,
  systems: readonly NamedSubmission[],
  key: string | undefined,
): LoadSentences {
  const fetched = new Map<string, Promise<readonly ExploredSentence[]>>();
  const sentencesOf = (name: string): Promise<readonly ExploredSentence[]> => {
    const submission = systems.find((system) => system.name === name)?.submission ?? '';
    const cached = fetched.get(submission);
    if (cached !== undefined) return cached;
    const loading = api
      .get('/tasks/:task/submissions/:submission/sentences', { param: { task, submission }, query: { gold }, key })
      // JSON has no undefined, which the type of the answer cannot express.
      .then(({ sentences }) => sentences as readonly ExploredSentence[]);
    fetched.set(submission, loading);
    // A failed request is not cached.
    loading.catch(() => fetched.delete(submission));
    return loading;
  };
  return async (from, to, names) =>
    mergeSystems(
      await Promise.all(names.map(async (name) => ({ name, sentences: (await sentencesOf(name)).slice(from, to) }))),
    );
}
