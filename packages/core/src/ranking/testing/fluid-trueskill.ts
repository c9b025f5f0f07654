import { judgmentsOf, type PairCounts } from '../pair-counts.js';
import { DRAW_PROBABILITY, START_VARIANCE, betaOf, matchesOf } from '../trueskill-run.js';
import { gameOf } from '../trueskill-update.js';
import { updateSkills } from './update-skills.js';

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
  /** The change of each mean in one match. */
  readonly drift: Float64Array;
  /** The change of the variances in one match. */
  readonly narrowing: number;
}

function flow(counts: PairCounts, means: Float64Array, variance: number): Flow {
  const { systems, wins, ties } = counts;
  const size = systems.length;
  const game = gameOf(betaOf(matchesOf(counts)), DRAW_PROBABILITY);
  const chance = systems.map((_, system) => {
    const weights = systems.map((__, opponent) =>
      system === opponent ? 0 : Math.exp(-Math.abs(means[system] - means[opponent])),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });
  // What one match is expected to change for the system, against each opponent.
  const expected = systems.map((_, system) =>
    systems.map((__, opponent) => {
      if (system === opponent) return { mean: 0, variance: 0 };
      const [skill, opponentSkill] = [system, opponent].map((player) => ({ mean: means[player], variance }));
      const judgments = judgmentsOf(counts, system, opponent);
      const outcomes = [
        [wins[system * size + opponent] / judgments, updateSkills(skill, opponentSkill, 'won', game)[0]],
        [wins[opponent * size + system] / judgments, updateSkills(opponentSkill, skill, 'won', game)[1]],
        [ties[system * size + opponent] / judgments, updateSkills(skill, opponentSkill, 'drawn', game)[0]],
      ] as const;
      return {
        mean: outcomes.reduce((sum, [share, after]) => sum + share * (after.mean - skill.mean), 0),
        variance: outcomes.reduce((sum, [share, after]) => sum + share * (after.variance - variance), 0),
      };
    }),
  );
  // How often each is first, so that all variances fall alike: row by row, narrowing - that of the first row = 0.
  const narrowing = systems.map((_, system) =>
    systems.map((__, first) =>
      first === system
        ? chance[system].reduce((sum, share, opponent) => sum + share * expected[system][opponent].variance, 0)
        : chance[first][system] * expected[system][first].variance,
    ),
  );
  const rows = narrowing.map((row, system) =>
    system === 0 ? row.map(() => 1) : row.map((cell, at) => cell - narrowing[0][at]),
  );
  const first = solve(
    rows,
    rows.map((_, system) => (system === 0 ? 1 : 0)),
  );
  return {
    drift: Float64Array.from(systems, (_, system) =>
      systems.reduce(
        (sum, __, opponent) =>
          sum +
          (first[system] * chance[system][opponent] + first[opponent] * chance[opponent][system]) *
            expected[system][opponent].mean,
        0,
      ),
    ),
    narrowing: narrowing[0].reduce((sum, cell, at) => sum + cell * first[at], 0),
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
    for (let target = 0; target < size; target++) {
      if (target === at) continue;
      const factor = rows[target][at] / rows[at][at];
      rows[target] = rows[target].map((value, column) => value - factor * rows[at][column]);
    }
  }
  return rows.map((row, at) => row[size] / row[at]);
}
