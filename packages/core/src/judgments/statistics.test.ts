import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairwiseJudgments } from './pairwise.js';
import type { Ranking } from './ranking.js';
import { judgmentStatistics } from './statistics.js';
import { anyRanking } from './testing/rankings.js';

describe('judgmentStatistics(rankings)', () => {
  it('counts the pairs that pairwiseJudgments makes', () => {
    fc.assert(
      fc.property(fc.array(anyRanking, { maxLength: 4 }), (rankings) => {
        const { total } = judgmentStatistics(rankings);
        for (const [unit, tally] of [
          ['outputs', total.unexpanded],
          ['systems', total.expanded],
        ] as const) {
          const { outcome } = pairwiseJudgments(rankings, unit);
          expect(tally).toEqual({ pairs: outcome.length, ties: outcome.filter((sign) => sign === 0).length });
        }
      }),
    );
  });

  it('tells what nobody decided, and how long the others took', () => {
    const outputs = [
      { systems: ['A', 'B'], rank: 1 },
      { systems: ['C'], rank: 1 },
    ];
    const rankings: Ranking[] = [
      { sentence: 0, judge: 'bob', outputs: [], seconds: 100 },
      { sentence: 1, judge: 'ann', outputs: outputs.slice(0, 1), seconds: 0 },
      { sentence: 2, judge: 'ann', outputs, seconds: 30 },
      { sentence: 2, judge: 'ann', outputs, seconds: 20 },
    ];
    expect(judgmentStatistics(rankings)).toEqual({
      judges: [
        {
          judge: 'ann',
          rankings: 3,
          skipped: 0,
          oneOutput: 1,
          medianSeconds: 25,
          unexpanded: { pairs: 2, ties: 2 },
          expanded: { pairs: 7, ties: 7 },
        },
        {
          judge: 'bob',
          rankings: 1,
          skipped: 1,
          oneOutput: 0,
          unexpanded: { pairs: 0, ties: 0 },
          expanded: { pairs: 0, ties: 0 },
        },
      ],
      total: {
        rankings: 4,
        skipped: 1,
        oneOutput: 1,
        medianSeconds: 25,
        unexpanded: { pairs: 2, ties: 2 },
        expanded: { pairs: 7, ties: 7 },
      },
      sentences: 3,
      systems: ['A', 'B', 'C'],
    });
  });

  it('is defined for no rankings', () => {
    expect(judgmentStatistics([])).toMatchObject({ judges: [], total: { rankings: 0 }, sentences: 0, systems: [] });
  });
});
