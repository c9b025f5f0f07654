import type { Ranking } from '../ranking.js';
import { scalesInUse, scoreTable } from './score-table.js';
import type { Scale } from './scores.js';

/** How a judge uses a scale, by all scores given, also where an output came back. */
export interface ScoreTally {
  readonly judge: string;
  readonly scale: Scale;
  readonly scores: number;
  readonly mean: number;
  /** Of a sample; absent where there is one score alone. */
  readonly deviation?: number;
  readonly least: number;
  readonly most: number;
}

/** The scores of direct assessment by judge and scale; none where nobody gave any. */
export function scoreStatistics(rankings: readonly Ranking[]): ScoreTally[] {
  const scales = scalesInUse(rankings);
  const { judges, judge, scores } = scoreTable(rankings, scales);
  return judges.flatMap((name, at) =>
    scales.flatMap((scale, column) => {
      const given = scores.filter(
        (score, place) =>
          place % scales.length === column && judge[Math.floor(place / scales.length)] === at && !Number.isNaN(score),
      );
      return given.length === 0 ? [] : [{ judge: name, scale, ...tallyOf(given) }];
    }),
  );
}

function tallyOf(given: Float64Array): Omit<ScoreTally, 'judge' | 'scale'> {
  const mean = given.reduce((sum, score) => sum + score, 0) / given.length;
  const squares = given.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  return {
    scores: given.length,
    mean,
    ...(given.length > 1 ? { deviation: Math.sqrt(squares / (given.length - 1)) } : {}),
    least: given.reduce((least, score) => Math.min(least, score), Infinity),
    most: given.reduce((most, score) => Math.max(most, score), -Infinity),
  };
}
