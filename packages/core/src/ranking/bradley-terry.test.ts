import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { FALLBACK_PRIOR, bradleyTerry, outcomeChances, winProbability } from './bradley-terry.js';
import { davidson } from './davidson.js';
import { estimateIsFinite } from './estimate-is-finite.js';
import type { PairCounts } from './pair-counts.js';

/** Counts from rows of wins, and from ties of pairs. */
function counts(wins: readonly (readonly number[])[], ties: readonly (readonly number[])[] = []): PairCounts {
  const size = wins.length;
  return {
    systems: wins.map((_, at) => `s${at}`),
    wins: Float64Array.from(wins.flat()),
    ties: Float64Array.from({ length: size * size }, (_, at) => {
      const [row, column] = [Math.floor(at / size), at % size];
      return ties.at(Math.max(row, column))?.at(Math.min(row, column)) ?? 0;
    }),
  };
}

const someCounts = fc.integer({ min: 2, max: 6 }).chain((size) => {
  const count = fc.oneof(fc.constant(0), fc.nat(30));
  const square = fc.array(fc.array(count, { minLength: size, maxLength: size }), { minLength: size, maxLength: size });
  return fc.tuple(square, square, fc.boolean()).map(([wins, ties, withTies]) =>
    counts(
      wins.map((row, at) => row.map((value, column) => (column === at ? 0 : value))),
      withTies ? ties.map((row, at) => row.slice(0, at)) : [],
    ),
  );
});

/** The sum of observed minus expected by the fit: 0 at the maximum of the likelihood. */
function slopes({ systems, wins, ties }: PairCounts, fit: ReturnType<typeof bradleyTerry>): number[] {
  const size = systems.length;
  const strengthSlopes = systems.map((_, first) => {
    let sum = 0;
    for (let second = 0; second < size; second++) {
      if (second === first) continue;
      const [won, lost, tied] = [wins[first * size + second], wins[second * size + first], ties[first * size + second]];
      const { win, loss } = outcomeChances(fit, first, second);
      sum += (won - lost - (won + lost + tied) * (win - loss)) / 2;
    }
    return sum;
  });
  let tieSlope = 0;
  for (let first = 0; first < size; first++) {
    for (let second = 0; second < first; second++) {
      const total = wins[first * size + second] + wins[second * size + first] + ties[first * size + second];
      tieSlope += ties[first * size + second] - total * outcomeChances(fit, first, second).tie;
    }
  }
  return [...strengthSlopes, tieSlope];
}

describe('davidson', () => {
  it('shares the chances between win, tie and loss, and never overflows', () => {
    expect(davidson(0, 1)).toEqual({ win: 1 / 3, tie: 1 / 3, loss: 1 / 3 });
    const { win, tie, loss } = davidson(Math.log(4), 0.5);
    expect([win, tie, loss].map((chance) => chance * 6)).toEqual(
      [4, 1, 1].map((share) => expect.closeTo(share, 12) as number),
    );
    expect(davidson(-5000, 2)).toEqual({ win: 0, tie: 0, loss: 1 });
  });
});

describe('bradleyTerry', () => {
  it('is the logarithm of the odds for two systems without ties', () => {
    const { logStrengths, nu, standardErrors, logLikelihood, prior, converged } = bradleyTerry(
      counts([
        [0, 30],
        [10, 0],
      ]),
    );
    expect(logStrengths[0] - logStrengths[1]).toBeCloseTo(Math.log(3), 12);
    expect({ nu, prior, converged }).toEqual({ nu: 0, prior: 0, converged: true });
    // The information of a binomial, 40 · ¾ · ¼, is that of the difference, which is twice a centred strength.
    expect(standardErrors[0]).toBeCloseTo(1 / Math.sqrt(7.5) / 2, 12);
    expect(logLikelihood).toBeCloseTo(30 * Math.log(0.75) + 10 * Math.log(0.25), 10);
  });

  it('meets the observed shares of win, tie and loss for two systems', () => {
    const fit = bradleyTerry(
      counts(
        [
          [0, 16],
          [4, 0],
        ],
        [[], [20]],
      ),
    );
    expect(fit.logStrengths[0] - fit.logStrengths[1]).toBeCloseTo(Math.log(4), 12);
    // ν = ties / √(wins · losses)
    expect(fit.nu).toBeCloseTo(20 / 8, 12);
    expect(winProbability(fit, 0, 1)).toBeCloseTo(0.4, 12);
    expect(winProbability(fit, 1, 0)).toBeCloseTo(0.1, 12);
  });

  it('without ties equals the plain model, fitted by its fixed point', () => {
    const observed = counts([
      [0, 7, 9, 4],
      [5, 0, 3, 8],
      [2, 6, 0, 6],
      [3, 1, 7, 0],
    ]);
    // Zermelo (1929): the clear, slow way.
    let strengths = [1, 1, 1, 1];
    for (let round = 0; round < 5000; round++) {
      const next = strengths.map((strength, first) => {
        const won = observed.wins.slice(first * 4, first * 4 + 4).reduce((sum, count) => sum + count, 0);
        const share = strengths.reduce((sum, opponentStrength, second) => {
          const met = observed.wins[first * 4 + second] + observed.wins[second * 4 + first];
          return sum + met / (strength + opponentStrength);
        }, 0);
        return won / share;
      });
      strengths = next.map(
        (value) => value / Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / 4),
      );
    }
    [...bradleyTerry(observed).logStrengths].forEach((value, at) => {
      expect(value).toBeCloseTo(Math.log(strengths[at]), 10);
    });
  });

  it('with ties equals the fixed point that the slopes lead to', () => {
    const observed = counts(
      [
        [0, 7, 9],
        [5, 0, 3],
        [2, 6, 0],
      ],
      [[], [4], [6, 11]],
    );
    const judged = (first: number, second: number): number =>
      observed.wins[first * 3 + second] + observed.wins[second * 3 + first] + observed.ties[first * 3 + second];
    // Davidson (1970), section 4: the clear, slow way.
    let strengths = [1, 1, 1];
    let nu = 1;
    for (let round = 0; round < 3000; round++) {
      const [previous, ties] = [strengths, nu];
      const met = (first: number, second: number): number =>
        judged(first, second) /
        (previous[first] + previous[second] + ties * Math.sqrt(previous[first] * previous[second]));
      strengths = previous.map((strength, first) => {
        const points = previous.reduce(
          (sum, _, second) => sum + observed.wins[first * 3 + second] + observed.ties[first * 3 + second] / 2,
          0,
        );
        const share = previous.reduce(
          (sum, opponentStrength, second) =>
            second === first
              ? sum
              : sum + met(first, second) * (1 + (ties / 2) * Math.sqrt(opponentStrength / strength)),
          0,
        );
        return points / share;
      });
      nu =
        21 /
        [
          [0, 1],
          [0, 2],
          [1, 2],
        ].reduce((sum, [first, second]) => sum + met(first, second) * Math.sqrt(previous[first] * previous[second]), 0);
    }
    const mean = strengths.reduce((sum, value) => sum + Math.log(value), 0) / 3;
    const fit = bradleyTerry(observed);
    expect(fit.nu).toBeCloseTo(nu, 9);
    fit.logStrengths.forEach((value, at) => {
      expect(value).toBeCloseTo(Math.log(strengths[at]) - mean, 9);
    });
  });

  it('finds the maximum wherever it is finite: all slopes are 0', () => {
    fc.assert(
      fc.property(someCounts, (observed) => {
        fc.pre(estimateIsFinite(observed));
        const fit = bradleyTerry(observed);
        expect(fit.converged).toBe(true);
        expect(fit.prior).toBe(0);
        for (const slope of slopes(observed, fit)) expect(Math.abs(slope)).toBeLessThan(1e-6);
      }),
      { numRuns: 300 },
    );
  });

  it('always converges to finite numbers, and says when a prior was needed', () => {
    fc.assert(
      fc.property(someCounts, (observed) => {
        const fit = bradleyTerry(observed);
        expect(fit.converged).toBe(true);
        expect([...fit.logStrengths, ...fit.standardErrors, fit.nu, fit.logLikelihood].every(Number.isFinite)).toBe(
          true,
        );
        expect(fit.prior).toBe(estimateIsFinite(observed) ? 0 : FALLBACK_PRIOR);
        expect(fit.logStrengths.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 8);
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on how often everything is counted, on the order of systems, nor on the start', () => {
    fc.assert(
      fc.property(someCounts, fc.integer({ min: 2, max: 9 }), (observed, times) => {
        fc.pre(estimateIsFinite(observed));
        const fit = bradleyTerry(observed);
        const size = observed.systems.length;
        const more = bradleyTerry({
          ...observed,
          wins: observed.wins.map((count) => count * times),
          ties: observed.ties.map((count) => count * times),
        });
        const backwards = bradleyTerry({
          systems: observed.systems.toReversed(),
          wins: observed.wins.toReversed(),
          ties: observed.ties.toReversed(),
        });
        const start = { logStrengths: fit.logStrengths.map((value, at) => value + at), nu: 3 };
        const elsewhere = bradleyTerry(observed, { start });
        fit.logStrengths.forEach((value, at) => {
          const near = expect.closeTo(value, 5) as number;
          expect(more.logStrengths[at]).toEqual(near);
          expect(backwards.logStrengths[size - 1 - at]).toEqual(near);
          expect(elsewhere.logStrengths[at]).toEqual(near);
          expect(more.standardErrors[at] * Math.sqrt(times)).toBeCloseTo(fit.standardErrors[at], 5);
        });
      }),
    );
  });

  it('recovers the strengths that judgments were drawn from', () => {
    const truth = [0.9, 0.3, 0.1, -0.4, -0.9];
    const nu = 0.8;
    const random = new MersenneTwister(1);
    const wins = truth.map(() => truth.map(() => 0));
    const ties = truth.map(() => truth.map(() => 0));
    truth.forEach((strength, first) => {
      for (let second = 0; second < first; second++) {
        const { win, tie } = davidson(strength - truth[second], nu);
        for (let judgment = 0; judgment < 4000; judgment++) {
          const drawn = random.random();
          if (drawn < win) wins[first][second]++;
          else if (drawn < win + tie) ties[first][second]++;
          else wins[second][first]++;
        }
      }
    });
    const fit = bradleyTerry(counts(wins, ties));
    truth.forEach((strength, at) => {
      expect(Math.abs(fit.logStrengths[at] - strength)).toBeLessThan(4 * fit.standardErrors[at]);
    });
    expect(fit.nu).toBeCloseTo(nu, 1);
  });

  it('ranks a system that was never beaten above all others, at a finite distance', () => {
    const fit = bradleyTerry(
      counts([
        [0, 5, 5],
        [0, 0, 3],
        [0, 4, 0],
      ]),
    );
    expect(fit.prior).toBe(FALLBACK_PRIOR);
    expect(fit.logStrengths[0]).toBeGreaterThan(2);
    expect(fit.logStrengths[2]).toBeGreaterThan(fit.logStrengths[1]);
  });

  it('is defined without judgments, without systems, and where all are ties', () => {
    expect([...bradleyTerry(counts([])).logStrengths]).toEqual([]);
    expect([...bradleyTerry(counts([[0]])).logStrengths]).toEqual([0]);
    expect([
      ...bradleyTerry(
        counts([
          [0, 0],
          [0, 0],
        ]),
      ).logStrengths,
    ]).toEqual([0, 0]);
    const tied = bradleyTerry(
      counts(
        [
          [0, 0],
          [0, 0],
        ],
        [[], [50]],
      ),
    );
    expect([...tied.logStrengths]).toEqual([0, 0]);
    // 50 ties and a third of a judgment each way.
    expect(tied.nu).toBeCloseTo((50 + 1 / 3) / (1 / 3), 6);
  });
});

describe('estimateIsFinite', () => {
  it('needs a way of wins from every system to every other one', () => {
    expect(
      estimateIsFinite(
        counts([
          [0, 1, 0],
          [0, 0, 1],
          [1, 0, 0],
        ]),
      ),
    ).toBe(true);
    expect(
      estimateIsFinite(
        counts([
          [0, 1, 1],
          [1, 0, 1],
          [0, 0, 0],
        ]),
      ),
    ).toBe(false);
  });

  it('takes ties as ways, but needs more wins than ties in some circle', () => {
    expect(
      estimateIsFinite(
        counts(
          [
            [0, 9],
            [0, 0],
          ],
          [[], [3]],
        ),
      ),
    ).toBe(false);
    expect(
      estimateIsFinite(
        counts(
          [
            [0, 9],
            [1, 0],
          ],
          [[], [3]],
        ),
      ),
    ).toBe(true);
    // Two wins and a tie back.
    expect(
      estimateIsFinite(
        counts(
          [
            [0, 1, 0],
            [0, 0, 1],
            [0, 0, 0],
          ],
          [[], [], [1, 0]],
        ),
      ),
    ).toBe(true);
  });
});
