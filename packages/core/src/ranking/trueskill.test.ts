import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { countPairs } from './pair-counts.js';
import { judged } from './testing/judgments.js';
import { plainTrueSkillRun } from './testing/plain-trueskill.js';
import { updateSkills } from './testing/update-skills.js';
import { trueSkillRun } from './trueskill-run.js';
import { drawCorrection, gameOf, winCorrection } from './trueskill-update.js';

const skill = { mean: 0.1, variance: 0.25 };
const game = gameOf(0.5, 0.25);

describe('updateSkills(first, second, result, game)', () => {
  it('raises the winner as much as it lowers the loser of equal variance, and narrows both', () => {
    const [won, lost] = updateSkills(skill, skill, 'won', game);
    expect(won.mean).toBeGreaterThan(skill.mean);
    expect(won.mean - skill.mean).toBeCloseTo(skill.mean - lost.mean, 15);
    expect(won.variance).toBe(lost.variance);
    expect(won.variance).toBeLessThan(skill.variance);
  });

  it('leaves equals where they are when they draw, and moves unequals towards each other', () => {
    expect(updateSkills(skill, skill, 'drawn', game)[0].mean).toBe(skill.mean);
    const [high, low] = updateSkills({ ...skill, mean: 1 }, skill, 'drawn', game);
    expect(high.mean).toBeLessThan(1);
    expect(low.mean).toBeGreaterThan(skill.mean);
    expect(updateSkills(skill, { ...skill, mean: 1 }, 'drawn', game)).toEqual([low, high]);
  });

  it('never makes a variance negative, nor anything infinite, however far apart the two are', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -500, max: 500, noNaN: true }),
        fc.double({ min: 1e-6, max: 10, noNaN: true }),
        (lead, margin) => {
          for (const { shift, shrink } of [winCorrection(lead, margin), drawCorrection(lead, margin)]) {
            expect(Number.isFinite(shift)).toBe(true);
            // Where a match tells nothing at all, or everything, rounding may go slightly beyond.
            expect(shrink).toBeGreaterThan(-1e-6);
            expect(shrink).toBeLessThan(1 + 1e-6);
          }
        },
      ),
    );
  });
});

describe('trueSkillRun(counts, random)', () => {
  it('equals the run written for reading, from the same draws', () => {
    const ranks = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(fc.array(ranks, { minLength: 1, maxLength: 30 }), fc.nat(), (rankings, seed) => {
        const counts = countPairs(judged(...rankings));
        expect(trueSkillRun(counts, new MersenneTwister(seed))).toEqual(
          plainTrueSkillRun(counts, new MersenneTwister(seed)),
        );
      }),
    );
  });

  it('ranks a system that always wins first, also over one that it never meets', () => {
    const rankings = Array.from({ length: 20 }, () => [
      { a: 1, b: 2 },
      { b: 1, c: 2 },
    ]).flat();
    const [a, b, c] = trueSkillRun(countPairs(judged(...rankings)), new MersenneTwister(1));
    expect(a).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(c);
  });

  it('leaves a system at 0 that nobody is judged with', () => {
    const counts = countPairs(judged({ a: 1, b: 2 }, { z: 1 }));
    expect(counts.systems).toEqual(['a', 'b', 'z']);
    expect(trueSkillRun(counts, new MersenneTwister(1))[2]).toBe(0);
    expect([...trueSkillRun(countPairs(judged({ z: 1 })), new MersenneTwister(1))]).toEqual([0]);
  });

  it('leaves all systems at 0 when all judgments are ties', () => {
    const counts = countPairs(judged({ a: 1, b: 1, c: 1 }));
    expect([...trueSkillRun(counts, new MersenneTwister(1))]).toEqual([0, 0, 0]);
  });
});
