import type { SurveySentences } from '@stet/charts';
import type { ExploredSurvey } from '@stet/core/internal';
import type { GoldName } from '@stet/server';
import { api } from '../api/api.js';
import type { NamedSubmission } from './submission-loader.js';

/** Asks the server what a filter finds: the page has only the sentences that somebody scrolled to. */
export function submissionSurvey(
  task: string,
  gold: GoldName,
  systems: readonly NamedSubmission[],
  key: string | undefined,
): SurveySentences {
  const submissionOf = (name: string | undefined): string | undefined =>
    systems.find((system) => system.name === name)?.submission;
  return async ({ systems: [first, second] = [], search, types = [], outcomes = [], differ = false }, signal) => {
    const survey = await api.get('/tasks/:task/submissions/:submission/survey', {
      param: { task, submission: submissionOf(first) ?? '' },
      query: {
        gold,
        beside: submissionOf(second),
        search,
        type: [...types],
        outcome: [...outcomes],
        differ: differ ? 'yes' : 'no',
      },
      key,
      signal,
    });
    // JSON has no undefined, which the type of the answer cannot express.
    return survey as ExploredSurvey;
  };
}
