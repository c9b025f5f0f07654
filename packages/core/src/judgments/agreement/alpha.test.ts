import { describe, expect, it } from 'vitest';
import { FOUR_OBSERVERS } from '../testing/four-observers.js';
import { coincidencesOf, nominalAlpha } from './kappa.js';

/** Alpha of observers' values, a row each; a dot is a missing one. */
function alphaOf(...observers: readonly string[]): number {
  const rows = observers.map((row) => row.split(' '));
  const labels = [...new Set(rows.flat())].filter((value) => value !== '.');
  const units = rows[0]
    .map((_, unit) => rows.map((row) => row[unit]))
    .map((values) => labels.map((label) => values.filter((value) => value === label).length))
    .filter((counts) => counts.reduce((sum, count) => sum + count, 0) > 1);
  return nominalAlpha(
    units.reduce((sum, counts) => sum + coincidencesOf(counts), 0),
    labels.map((_, at) => units.reduce((sum, counts) => sum + counts[at], 0)),
  );
}

/** The worked examples of Krippendorff (2011), "Computing Krippendorff's alpha-reliability". */
describe("Krippendorff's alpha", () => {
  it('of binary data by two observers is .095 (section A)', () => {
    expect(alphaOf('0 1 0 0 0 0 0 0 1 0', '1 1 1 0 0 1 0 0 0 0')).toBeCloseTo(0.095, 3);
  });

  it('of nominal data by two observers is .692 (section B)', () => {
    expect(alphaOf('a a b b d c c c e d d a', 'b a b b b c c c e d d d')).toBeCloseTo(0.692, 3);
  });

  it('of nominal data by four observers, with gaps, is .743 (section C)', () => {
    expect(alphaOf(...FOUR_OBSERVERS)).toBeCloseTo(0.743, 3);
  });

  it('is 1 when all agree, on one label as on several, and nothing when nobody met', () => {
    expect(alphaOf('a b a c', 'a b a c', 'a b a c')).toBe(1);
    expect(alphaOf('a a', 'a a')).toBe(1);
    expect(alphaOf('a .', '. a')).toBeNaN();
  });
});
