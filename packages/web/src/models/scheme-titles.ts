import type { ModelJudges } from '@stet/server';

/** The ways to ask a model, in words. */
export const SCHEME_TITLES: Readonly<Record<ModelJudges['schemes'][number]['scheme'], string>> = {
  'points5-s': 'Points from 1 to 5 for whole sentences',
  'points5-e': 'Points from 1 to 5 for their edits',
  pairwise: 'Which of two is better',
  direct: 'Scores from 0 to 100, an output at a time',
};
