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

/** How many sentences to ask the server for at once: the most that it gives. */
const STRETCH = 500;

/** Fetches each stretch of a submission only once, so that going back needs no further request. */
export function submissionLoader(
  task: string,
  gold: GoldName,
  systems: readonly NamedSubmission[],
  key: string | undefined,
): LoadSentences {
  const fetched = new Map<string, Promise<readonly ExploredSentence[]>>();
  const stretchOf = (name: string, first: number): Promise<readonly ExploredSentence[]> => {
    const submission = systems.find((system) => system.name === name)?.submission ?? '';
    const stretch = `${submission} ${first}`;
    const cached = fetched.get(stretch);
    if (cached !== undefined) return cached;
    const query = { gold, from: first + 1, limit: STRETCH };
    const loading = api
      .get('/tasks/:task/submissions/:submission/sentences', { param: { task, submission }, query, key })
      // JSON has no undefined, which the type of the answer cannot express.
      .then(({ sentences }) => sentences as readonly ExploredSentence[]);
    fetched.set(stretch, loading);
    // A failed request is not cached.
    loading.catch(() => fetched.delete(stretch));
    return loading;
  };
  const sentencesOf = async (name: string, from: number, to: number): Promise<readonly ExploredSentence[]> => {
    const firsts: number[] = [];
    for (let first = from - (from % STRETCH); first < to; first += STRETCH) firsts.push(first);
    const stretches = await Promise.all(firsts.map((first) => stretchOf(name, first)));
    return stretches.flat().slice(from % STRETCH, (from % STRETCH) + to - from);
  };
  return async (from, to, names) =>
    mergeSystems(
      await Promise.all(names.map(async (name) => ({ name, sentences: await sentencesOf(name, from, to) }))),
    );
}
