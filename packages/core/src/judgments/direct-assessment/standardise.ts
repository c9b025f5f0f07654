import type { Scale } from './scores.js';
import type { ScoreTable } from './score-table.js';

/** A judge who gave one and the same score throughout a scale, and so told no output from another. */
export interface ConstantJudge {
  readonly judge: string;
  readonly scale: Scale;
}

export interface StandardisedScores {
  /** By row and scale, as the scores of the table. */
  readonly z: Float64Array;
  /** Judges whose scores all became 0. */
  readonly constant: readonly ConstantJudge[];
}

/**
 * Scores as distances from the judge's mean, in standard deviations of the judge (Graham et al. 2013, section 4): what
 * is left is how a judge orders the outputs, not how strict the judge is nor how much of a scale the judge uses. Mean
 * and deviation (of a sample, with n - 1) are those of the first time that an output was scored: to see it again
 * should not change what a score means. A judge with fewer than two different scores gets 0 throughout.
 */
export function standardise({
  judges,
  scales,
  judge,
  isFirst,
  scores,
}: Pick<ScoreTable, 'judges' | 'scales' | 'judge' | 'isFirst' | 'scores'>): StandardisedScores {
  const width = scales.length;
  const moments = judges.flatMap(() =>
    scales.map(() => ({ count: 0, sum: 0, squares: 0, least: Infinity, most: -Infinity })),
  );
  const visit = (each: (score: number, moment: (typeof moments)[number], place: number) => void): void => {
    judge.forEach((rowJudge, row) => {
      for (let column = 0; column < width; column++) {
        const place = row * width + column;
        if (!Number.isNaN(scores[place])) each(scores[place], moments[rowJudge * width + column], place);
      }
    });
  };
  const isFirstScore = (place: number): boolean => isFirst[Math.floor(place / width)] === 1;
  visit((score, moment, place) => {
    if (!isFirstScore(place)) return;
    moment.count++;
    moment.sum += score;
    moment.least = Math.min(moment.least, score);
    moment.most = Math.max(moment.most, score);
  });
  visit((score, moment, place) => {
    if (isFirstScore(place)) moment.squares += (score - moment.sum / moment.count) ** 2;
  });
  const z = new Float64Array(scores.length).fill(NaN);
  visit((score, { count, sum, squares, least, most }, place) => {
    z[place] = least === most ? 0 : (score - sum / count) / Math.sqrt(squares / (count - 1));
  });
  const constant = judges.flatMap((name, at) =>
    scales
      .filter((_, column) => {
        const { least, most } = moments[at * width + column];
        return least === most;
      })
      .map((scale) => ({ judge: name, scale })),
  );
  return { z, constant };
}
