import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BeamSearch } from './beam-search.js';
import { gainOf, type Match } from './reference.js';
import { plainSearch } from './testing/plain-search.js';

const byStart = (a: Match, b: Match): number => a.start - b.start;

function pair(start: number, from: number, isExact = true): Match {
  return { module: isExact ? 0 : 1, start, length: 1, from, fromLength: 1, gain: gainOf(isExact, 1, 1) };
}

const sentences = (most: number): fc.Arbitrary<{ hypothesis: number; candidates: Match[][] }> =>
  fc.tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most })).chain(([hypothesis, reference]) => {
    const draft = fc.tuple(
      fc.nat(reference - 1),
      fc.nat(hypothesis - 1),
      fc.constantFrom(1, 1, 1, 2, 3),
      fc.constantFrom(1, 1, 1, 2),
      fc.boolean(),
    );
    return fc.array(draft, { maxLength: 3 * most }).map((drafts) => {
      const candidates: Match[][] = Array.from({ length: reference }, () => []);
      for (const [start, from, wide, fromWide, isExact] of drafts) {
        const length = Math.min(wide, reference - start);
        const fromLength = Math.min(fromWide, hypothesis - from);
        const gain = gainOf(isExact && length === 1 && fromLength === 1, length, fromLength);
        candidates[start].push({ module: isExact ? 0 : 1, start, length, from, fromLength, gain });
      }
      return { hypothesis, candidates };
    });
  });

describe('BeamSearch', () => {
  it('prefers more exact words, then fewer chunks', () => {
    const candidates = [[pair(0, 0)], [pair(1, 3), pair(1, 1)], [pair(2, 2)]];
    const { matches, chunks } = new BeamSearch().align(candidates, 4);
    expect(matches.map(({ start, from }) => [start, from]).sort()).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(chunks).toBe(1);
  });

  it('counts a single word that is not equal as nothing, so that leaving it out may look better', () => {
    const candidates = [[pair(0, 1)], [pair(1, 4, false), pair(1, 0, false)], [pair(2, 2)]];
    const { matches, chunks } = new BeamSearch().align(candidates, 5);
    expect(matches.map(({ start }) => start).sort()).toEqual([0, 2]);
    expect(chunks).toBe(2);
  });

  it('takes a match without rivals whatever it breaks', () => {
    const candidates = [[pair(0, 0)], [pair(1, 4, false)], [pair(2, 1)]];
    expect(new BeamSearch().align(candidates, 5).chunks).toBe(3);
  });

  it.each([6, 12, 45])('equals the plain search on sentences of up to %d words, whatever came before', (most) => {
    const search = new BeamSearch();
    fc.assert(
      fc.property(sentences(most), ({ hypothesis, candidates }) => {
        const { matches, chunks } = search.align(candidates, hypothesis);
        const plain = plainSearch(candidates);
        expect(chunks).toBe(plain.chunks);
        expect([...matches].sort(byStart)).toEqual(plain.matches.sort(byStart));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps exactly 40 paths: equals the plain search on sentences that repeat few words', () => {
    const words = fc.array(fc.nat(2), { minLength: 18, maxLength: 26 });
    const search = new BeamSearch();
    fc.assert(
      fc.property(words, words, (hypothesis, reference) => {
        const candidates = reference.map((word, start) =>
          hypothesis.flatMap((hypothesisWord, from) => (hypothesisWord === word ? [pair(start, from)] : [])),
        );
        const { matches, chunks } = search.align(candidates, hypothesis.length);
        const plain = plainSearch(candidates);
        expect(chunks).toBe(plain.chunks);
        expect([...matches].sort(byStart)).toEqual(plain.matches.sort(byStart));
      }),
      { seed: 40, numRuns: 100 },
    );
  });

  it('stays fast on a long sentence of one word', () => {
    const length = 400;
    const candidates = Array.from({ length }, (_, start) => Array.from({ length }, (__, from) => pair(start, from)));
    const begun = performance.now();
    expect(new BeamSearch().align(candidates, length).matches).toHaveLength(length);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
