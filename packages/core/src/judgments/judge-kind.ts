import type { Ranking } from './ranking.js';

/** Whose judgments to look at. */
export const JUDGED_BY = ['people', 'models', 'all'] as const;
export type JudgedBy = (typeof JUDGED_BY)[number];

/**
 * The rankings by people, by models, or by both. Where nobody says which, models beside people are left out: what people say
 * stays the same when a model is asked, too.
 */
export function rankingsBy(rankings: readonly Ranking[], judgedBy: JudgedBy | undefined): readonly Ranking[] {
  const people = rankings.filter(({ judgeKind }) => judgeKind === undefined);
  switch (judgedBy ?? (people.length === 0 ? 'all' : 'people')) {
    case 'people':
      return people;
    case 'models':
      return rankings.filter(({ judgeKind }) => judgeKind === 'model');
    case 'all':
      return rankings;
  }
}
