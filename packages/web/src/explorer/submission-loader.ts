import type { LoadSentences } from '@stet/charts';
import type { ExploredSentence } from '@stet/core/internal';
import { request } from '../api/request.js';
import type { ExploredSystem, GoldName } from '../api/types.js';
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
    const path = `/tasks/${task}/submissions/${submission}/sentences?gold=${gold}`;
    const asked = request<ExploredSystem>(path, key === undefined ? {} : { key }).then(({ sentences }) => sentences);
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
