import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ranking } from '../ranking.js';
import { anyRanking } from '../testing/rankings.js';
import { judgeDistances } from './judge-distance.js';

const ranking = (judge: string, ranks: Readonly<Record<string, number>>, sentence = 0): Ranking => ({
  sentence,
  judge,
  outputs: Object.entries(ranks).map(([system, rank]) => ({ systems: [system], rank })),
});

const distancesOf = (...rankings: readonly Ranking[]): (number | undefined)[] =>
  judgeDistances(rankings).map(({ distance }) => distance);

/** The definition, written out: every two judgments of a pair of outputs by different judges. */
function slowDistance(rankings: readonly Ranking[], judge: string): number | undefined {
  const said = rankings.flatMap(({ sentence, judge: by, outputs }) =>
    outputs.flatMap((first) =>
      outputs.flatMap((second) => {
        const names = [first.systems.join(' '), second.systems.join(' ')];
        if (names[0] >= names[1]) return [];
        return [{ by, pair: JSON.stringify([sentence, names]), outcome: Math.sign(first.rank - second.rank) }];
      }),
    ),
  );
  const steps = said
    .filter(({ by }) => by === judge)
    .flatMap(({ pair, outcome }) =>
      said
        .filter((other) => other.by !== judge && other.pair === pair)
        .map((other) => Math.abs(outcome - other.outcome) / 2),
    );
  return steps.length === 0 ? undefined : steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

describe('judgeDistances(rankings)', () => {
  it('is 0 for judges who say the same, 1 for those who say the opposite, and a half for a tie against neither', () => {
    expect(distancesOf(ranking('jo', { a: 1, b: 2 }), ranking('kim', { a: 1, b: 3 }))).toEqual([0, 0]);
    expect(distancesOf(ranking('jo', { a: 1, b: 2 }), ranking('kim', { a: 2, b: 1 }))).toEqual([1, 1]);
    expect(distancesOf(ranking('jo', { a: 1, b: 2 }), ranking('kim', { a: 1, b: 1 }))).toEqual([0.5, 0.5]);
  });

  it('tells who is far from the others', () => {
    const agreed = ['ann', 'ben'].map((judge) => ranking(judge, { a: 1, b: 2, c: 3 }));
    expect(distancesOf(...agreed, ranking('cy', { a: 3, b: 2, c: 1 }))).toEqual([0.5, 0.5, 1]);
  });

  it('has nothing to say of a judge who shares no pair with anybody; repeats of their own do not count', () => {
    const alone = [ranking('jo', { a: 1, b: 2 }), ranking('jo', { a: 2, b: 1 }), ranking('kim', { a: 1, b: 2 }, 1)];
    expect(judgeDistances(alone)).toEqual([
      { judge: 'jo', distance: undefined, comparisons: 0 },
      { judge: 'kim', distance: undefined, comparisons: 0 },
    ]);
    expect(judgeDistances([])).toEqual([]);
  });

  it('is the mean over all pairs of judgments, however it is counted', () => {
    const few = fc.array(
      anyRanking.map((any) => ({ ...any, sentence: any.sentence % 2, judge: 'xyz'[any.sentence % 3] })),
      { maxLength: 8 },
    );
    const sameSystems = few.map((rankings) =>
      rankings.map((any) => ({
        ...any,
        outputs: any.outputs.slice(0, 4).map(({ rank }, at) => ({ systems: [`s${at}`], rank })),
      })),
    );
    fc.assert(
      fc.property(sameSystems, (rankings) => {
        for (const { judge, distance } of judgeDistances(rankings)) {
          const expected = slowDistance(rankings, judge);
          if (expected === undefined) expect(distance).toBeUndefined();
          else expect(distance).toBeCloseTo(expected, 12);
        }
      }),
    );
  });
});
