import { describe, expect, it } from 'vitest';
import { MAXIMISE, ReferenceChoice, type Maximise } from './choose.js';
import { NO_COUNTS, type Counts } from './counts.js';

const choose = (maximise: Maximise): ReferenceChoice => new ReferenceChoice(maximise, { beta: 1, weight: 2 });

describe('ReferenceChoice', () => {
  it('depends on what was chosen before, where that is given', () => {
    const few: Counts = [1, 0, 0, 1, 0, 0, 2];
    const many: Counts = [5, 0, 0, 6, 0, 0, 11];
    expect(choose('cwacc').best([many, few], NO_COUNTS)).toBe(few);
    expect(choose('cwacc').best([few, many], [5, 0, 50, 0, 0, 10, 5])).toBe(many);
  });

  it('goes by I where the score to maximise is equal', () => {
    const worse: Counts = [1, 4, 0, 1, 0, 9, 1];
    const better: Counts = [1, 4, 0, 1, 0, 4, 2];
    expect(choose('cwacc').best([worse, better], NO_COUNTS)).toBe(better);
  });

  it('goes by the other aspect where all of the first is equal', () => {
    const wrong: Counts = [0, 4, 3, 3, 0, 4, 2];
    const found: Counts = [0, 4, 4, 4, 2, 4, 2];
    expect(choose('cp').best([wrong, found], NO_COUNTS)).toBe(found);
  });

  it('keeps the first of equals', () => {
    const counts: Counts = [0, 1, 0, 1, 0, 1, 1];
    const doubled: Counts = [0, 2, 0, 2, 0, 2, 2];
    expect(choose('cwacc').best([counts, doubled], NO_COUNTS)).toBe(counts);
    expect(choose('cwacc').best([doubled, counts], NO_COUNTS)).toBe(doubled);
  });

  it('maximises also what is bad, when told to', () => {
    const bad: Counts = [0, 1, 5, 0, 0, 1, 0];
    const good: Counts = [5, 1, 0, 0, 0, 1, 5];
    expect(choose('cfp').best([good, bad], NO_COUNTS)).toBe(bad);
    expect(choose('dtp').best([bad, good], NO_COUNTS)).toBe(good);
  });

  it('knows ten scores of two aspects', () => {
    expect(MAXIMISE).toHaveLength(20);
    expect(MAXIMISE).toContain('dwacc');
    expect(MAXIMISE).not.toContain('cfpn');
  });
});
