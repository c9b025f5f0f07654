import type { PairTest, SystemTest } from '../significance/test-systems.js';
import type { NamedTest, ReportedScore } from './scored-systems.js';

/** The scores of one metric with their intervals and tests, which name the systems that they test against. */
export function withTests(
  scores: readonly ReportedScore[],
  tests: readonly SystemTest[],
  names: readonly string[],
): ReportedScore[] {
  const named = ({ other, ...test }: PairTest): NamedTest => ({ system: names[other], ...test });
  return scores.map((score, system) => {
    const { interval, versusBaseline, versusNext } = tests[system];
    return {
      ...score,
      confidenceInterval: interval,
      tests: {
        ...(versusBaseline === undefined ? {} : { baseline: named(versusBaseline) }),
        ...(versusNext === undefined ? {} : { next: named(versusNext) }),
      },
    };
  });
}
