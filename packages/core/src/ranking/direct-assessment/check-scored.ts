import { StetError } from '../../error.js';
import { scalesInUse, scoreTable, type ScoreTable } from '../../judgments/direct-assessment/score-table.js';
import type { Scale } from '../../judgments/direct-assessment/scores.js';
import type { Ranking } from '../../judgments/ranking.js';

/** Whether scores rank all systems: there are some, and every system has one on each scale. */
export function canRankByScores(rankings: readonly Ranking[]): boolean {
  const table = scoreTable(rankings, scalesInUse(rankings));
  return table.scales.length > 0 && scoreGaps(table).length === 0;
}

/** Refuses scores that give no ranking: none at all, or a system without a score on one of the scales. */
export function checkScored(table: ScoreTable, file?: string): void {
  const { scales, systems } = table;
  const [gap] = scoreGaps(table) as [ScoreGap?];
  if (gap !== undefined) {
    const { scale, unscored } = gap;
    throw new StetError({
      code: 'NO_SCORES',
      file,
      expected: `scores of every system for ${scale}`,
      found: unscored.length === systems.length ? 'none' : `none of ${unscored.join(', ')}`,
      remedy: 'Name a scale that all systems are scored on with {{scale}}, or the systems with {{systems}}.',
    });
  }
  if (scales.length > 0) return;
  throw new StetError({
    code: 'NO_SCORES',
    file,
    expected: 'scores of outputs from 0 to 100, as direct assessment gives them',
    found: 'judgments without scores',
    remedy: 'Rank them by a method that needs ranks alone, such as expected-wins.',
  });
}

interface ScoreGap {
  readonly scale: Scale;
  readonly unscored: readonly string[];
}

/** The scales that do not score every system. */
function scoreGaps({ scales, systems, scores, starts, system }: ScoreTable): ScoreGap[] {
  return scales.flatMap((scale, at) => {
    const scored = new Set<number>();
    for (let row = 0; row < starts.length - 1; row++) {
      if (Number.isNaN(scores[row * scales.length + at])) continue;
      for (let place = starts[row]; place < starts[row + 1]; place++) scored.add(system[place]);
    }
    const unscored = systems.filter((_, index) => !scored.has(index));
    return scored.size > 0 && unscored.length === 0 ? [] : [{ scale, unscored }];
  });
}
