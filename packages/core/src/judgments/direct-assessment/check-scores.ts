import type { SourceLocation } from '../../source-location.js';
import { badJudgment } from '../bad-judgment.js';
import type { RankedOutput } from '../ranking.js';
import { MAX_SCORE, ranksByScores, scalesOf, type Scores } from './scores.js';

/** Checks the scores of direct assessment, where outputs have them, and that the ranks follow from them. */
export function checkScores(outputs: readonly RankedOutput[], location: SourceLocation): void {
  if (outputs.every(({ scores }) => scores === undefined)) return;
  const scored = outputs.map(({ scores = {} }) => scores);
  const scales = scalesOf(scored[0]);
  for (const scores of scored) {
    checkRange(scores, location);
    if (scales.length === 0 || scalesOf(scores).join() !== scales.join()) {
      throw badJudgment(
        location,
        'scores of all outputs on the same scales',
        scored.map((present) => scalesOf(present).join(' and ') || 'none').join(', then '),
        'Give every output a score on each scale, or none of them any.',
      );
    }
  }
  const byScores = ranksByScores(scored);
  const ranks = outputs.map(({ rank }) => rank);
  if (!isSameOrder(ranks, byScores)) {
    throw badJudgment(
      location,
      `ranks by the mean of the scores, such as ${byScores.join(', ')}`,
      ranks.join(', '),
      'Correct the ranks or the scores.',
    );
  }
}

function checkRange(scores: Scores, location: SourceLocation): void {
  for (const scale of scalesOf(scores)) {
    const score = scores[scale] ?? NaN;
    if (!(score >= 0 && score <= MAX_SCORE)) {
      throw badJudgment(location, `a score from 0 to ${MAX_SCORE} for ${scale}`, String(score), 'Correct the score.');
    }
  }
}

/** Ranks may leave numbers out: systems may have been left out since. */
function isSameOrder(first: readonly number[], second: readonly number[]): boolean {
  return first.every((rank, a) =>
    first.every((other, b) => Math.sign(rank - other) === Math.sign(second[a] - second[b])),
  );
}
