import type { LoadSentences } from '@stet/charts';
import type { ExploredSentence } from '@stet/core/internal';
import type { GoldName } from '@stet/server';
import { api } from '../api/api.js';
import { mergeSystems } from './merge-systems.js';
import type { NamedSubmission } from './named-submission.js';

/** Fetches a submission whole and once; what is shown of it is then there at once. */
export function submissionLoader(
  task: string,
  gold: GoldName,
  systems: readonly NamedSubmission[],
  key: string | undefined,
): LoadSentences {
  const fetched = new Map<string, Promise<readonly ExploredSentence[]>>();
  const sentencesOf = (name: string): Promise<readonly ExploredSentence[]> => {
    const submission = systems.find((system) => system.name === name)?.submission ?? '';
    const known = fetched.get(submission);
    if (known !== undefined) return known;
    const asked = api
      .get('/tasks/:task/submissions/:submission/sentences', { param: { task, submission }, query: { gold }, key })
      // JSON knows no undefined, which the type of the answer cannot tell.
      .then(({ sentences }) => sentences as readonly ExploredSentence[]);
    fetched.set(submission, asked);
    // What failed is asked for again.
    asked.catch(() => fetched.delete(submission));
    return asked;
  };
  return async (from, to, names) =>
    mergeSystems(
      await Promise.all(names.map(async (name) => ({ name, sentences: (await sentencesOf(name)).slice(from, to) }))),
    );
}
