import { judgmentsOf, type PairCounts } from '../pair-counts.js';
import { DRAW_PROBABILITY, START_VARIANCE, betaOf, matchesOf } from '../trueskill-run.js';
import { gameOf, updateSkills } from '../trueskill-update.js';

const STEPS = 400;

/**
 * What the mean of many runs of TrueSkill tends to, without a random draw: matches become a flow in which all
 * variances fall alike, since the system with the largest is always next, and skills drift by expected updates.
 */
export function fluidTrueSkill(counts: PairCounts): Float64Array {
  const matches = matchesOf(counts);
  const means = new Float64Array(counts.systems.length);
  let variance = START_VARIANCE;
  for (let step = 0; step < STEPS; step++) {
    // The midpoint rule.
    const here = flow(counts, means, variance);
    const half = matches / STEPS / 2;
    const middle = flow(
      counts,
      means.map((mean, system) => mean + half * here.drift[system]),
      variance + half * here.narrowing,
    );
    means.forEach((mean, system) => {
      means[system] = mean + 2 * half * middle.drift[system];
    });
    variance += 2 * half * middle.narrowing;
  }
  return means;
}

interface Flow {
  /** Of each mean, for one match. */
  readonly drift: Float64Array;
  /** Of the variances, for one match. */
  readonly narrowing: number;
}

function flow(counts: PairCounts, means: Float64Array, variance: number): Flow {
  const { systems, wins, ties } = counts;
  const size = systems.length;
  const game = gameOf(betaOf(matchesOf(counts)), DRAW_PROBABILITY);
  const chance = systems.map((_, one) => {
    const weights = systems.map((__, other) => (one === other ? 0 : Math.exp(-Math.abs(means[one] - means[other]))));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });
  // What one match of the two is expected to change for the first of them.
  const expected = systems.map((_, one) =>
    systems.map((__, other) => {
      if (one === other) return { mean: 0, variance: 0 };
      const [mine, theirs] = [one, other].map((system) => ({ mean: means[system], variance }));
      const judgments = judgmentsOf(counts, one, other);
      const outcomes = [
        [wins[one * size + other] / judgments, updateSkills(mine, theirs, 'won', game)[0]],
        [wins[other * size + one] / judgments, updateSkills(theirs, mine, 'won', game)[1]],
        [ties[one * size + other] / judgments, updateSkills(mine, theirs, 'drawn', game)[0]],
      ] as const;
      return {
        mean: outcomes.reduce((sum, [share, after]) => sum + share * (after.mean - mine.mean), 0),
        variance: outcomes.reduce((sum, [share, after]) => sum + share * (after.variance - variance), 0),
      };
    }),
  );
  // How often each is first, so that all variances fall alike: row by row, narrowing - that of the first row = 0.
  const narrowing = systems.map((_, one) =>
    systems.map((__, first) =>
      first === one
        ? chance[one].reduce((sum, share, other) => sum + share * expected[one][other].variance, 0)
        : chance[first][one] * expected[one][first].variance,
    ),
  );
  const rows = narrowing.map((row, one) =>
    one === 0 ? row.map(() => 1) : row.map((own, at) => own - narrowing[0][at]),
  );
  const first = solve(
    rows,
    rows.map((_, one) => (one === 0 ? 1 : 0)),
  );
  return {
    drift: Float64Array.from(systems, (_, one) =>
      systems.reduce(
        (sum, __, other) =>
          sum + (first[one] * chance[one][other] + first[other] * chance[other][one]) * expected[one][other].mean,
        0,
      ),
    ),
    narrowing: narrowing[0].reduce((sum, own, at) => sum + own * first[at], 0),
  };
}

/** Solves linear equations by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const pivot = rows
      .slice(at)
      .reduce((best, row, below) => (Math.abs(row[at]) > Math.abs(rows[best][at]) ? at + below : best), at);
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    for (let other = 0; other < size; other++) {
      if (other === at) continue;
      const factor = rows[other][at] / rows[at][at];
      rows[other] = rows[other].map((value, column) => value - factor * rows[at][column]);
    }
  }
  return rows.map((row, at) => row[size] / row[at]);
}
