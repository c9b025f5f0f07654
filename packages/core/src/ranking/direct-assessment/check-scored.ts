import { StetError } from '../../error.js';
import type { ScoreTable } from '../../judgments/direct-assessment/score-table.js';

/** Refuses scores that give no ranking: none at all, or a system without a score on one of the scales. */
export function checkScored({ scales, systems, scores, starts, system }: ScoreTable, file?: string): void {
  scales.forEach((scale, at) => {
    const scored = new Set<number>();
    for (let row = 0; row < starts.length - 1; row++) {
      if (Number.isNaN(scores[row * scales.length + at])) continue;
      for (let place = starts[row]; place < starts[row + 1]; place++) scored.add(system[place]);
    }
    const missing = systems.filter((_, index) => !scored.has(index));
    if (scored.size > 0 && missing.length === 0) return;
    throw new StetError({
      code: 'NO_SCORES',
      file,
      expected: `scores of every system for ${scale}`,
      found: scored.size === 0 ? 'none' : `none of ${missing.join(', ')}`,
      remedy: 'Name a scale that all systems are scored on with {{scale}}, or the systems with {{systems}}.',
    });
  });
  if (scales.length > 0 && systems.length > 0) return;
  throw new StetError({
    code: 'NO_SCORES',
    file,
    expected: 'scores of outputs from 0 to 100, as direct assessment gives them',
    found: 'judgments without scores',
    remedy: 'Rank them by a method that needs ranks alone, such as expected-wins.',
  });
}
