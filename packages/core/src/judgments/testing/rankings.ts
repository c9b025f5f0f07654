import fc from 'fast-check';
import type { Ranking } from '../ranking.js';

const name = fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }).filter((text) => !/[\s,]/u.test(text));
const judge = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text === text.trim()),
  fc.constantFrom('=cmd()', "'=cmd()", "''-", '@a', 'Ann "the" Judge', 'a,b', '<&>'),
);

/** Rankings as judges give them, with names that formats may stumble over. */
export const anyRanking: fc.Arbitrary<Ranking> = fc
  .record({
    sentence: fc.nat(),
    judge,
    judgeKind: fc.constantFrom(undefined, 'model' as const),
    systems: fc.uniqueArray(fc.oneof(name, fc.constantFrom('-x', "'=y")), { maxLength: 13 }),
    // Where an output ends, and its rank.
    cuts: fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 5 })), { minLength: 13, maxLength: 13 }),
    item: fc.option(fc.string(), { nil: undefined }),
    micros: fc.option(fc.nat(), { nil: undefined }),
    drawing: fc.record({
      by: fc.constantFrom('even' as const, 'adaptive' as const),
      probability: fc.double({ min: 0, max: 1, minExcluded: true, noNaN: true }),
    }),
  })
  .map(({ sentence, judge: judgeName, judgeKind, systems, cuts, item, micros, drawing }) => {
    const outputs: { systems: string[]; rank: number }[] = [];
    systems.forEach((system, at) => {
      const [isNew, rank] = cuts[at];
      if (at === 0 || isNew) outputs.push({ systems: [system], rank });
      else outputs[outputs.length - 1].systems.push(system);
    });
    return {
      sentence,
      judge: judgeName,
      ...(judgeKind === undefined ? {} : { judgeKind }),
      outputs: outputs.map((output) => ({ ...output, systems: output.systems.sort() })),
      ...(item === undefined ? {} : { item }),
      ...(micros === undefined ? {} : { seconds: micros / 1e6 }),
      ...(outputs.length === 2 ? { drawing } : {}),
    };
  });
