import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnalyser } from '../../text/analysis/no-analyser.js';
import { alignTokens, type Operation, type OperationKind } from './align.js';
import { mergeOperations, mergings, type Merging } from './merge.js';
import { arbitraryAnalysis } from './testing/arbitrary-analysis.js';
import { tagged } from './testing/given-analysis.js';
import { slowMerge } from './testing/slow-merge.js';

/** Operations of one token, such as `MSDI`; `T` stands for two tokens, `U` for three. */
function operationsOf(kinds: string): Operation[] {
  let end = 0;
  let to = 0;
  return Array.from(kinds, (letter) => {
    const [start, from] = [end, to];
    const size = letter === 'T' ? 2 : letter === 'U' ? 3 : 1;
    if (letter !== 'I') end += size;
    if (letter !== 'D') to += size;
    return { kind: letter === 'U' ? 'T' : (letter as OperationKind), start, end, from, to };
  });
}

const blank = noAnalyser.analyse(Array.from({ length: 20 }, (_, at) => `w${String(at)}`));

const spans = (kinds: string, merging: Merging): string[] =>
  mergeOperations(operationsOf(kinds), blank, blank, merging).map(
    ({ start, end, from, to }) => `${String(start)}-${String(end)} ${String(from)}-${String(to)}`,
  );

/** The edits of a pair as `original > correction`. */
function edits(source: string, corrected: string, kinds: string): string[] {
  const original = tagged(source);
  const correction = tagged(corrected);
  return mergeOperations(operationsOf(kinds), original, correction, 'rules').map(({ start, end, from, to }) =>
    [original.slice(start, end), correction.slice(from, to)]
      .map((tokens) => tokens.map(({ text }) => text).join(' '))
      .join(' > '),
  );
}

describe('mergeOperations(operations, source, corrected, merging)', () => {
  it('makes an edit of each operation but matches: all-split', () => {
    expect(spans('MSDMTI', 'all-split')).toEqual(['1-2 1-2', '2-3 2-2', '4-6 3-5', '6-6 5-6']);
  });

  it('makes an edit of all between two matches: all-merge', () => {
    expect(spans('MSDMTI', 'all-merge')).toEqual(['1-3 1-2', '4-6 3-6']);
  });

  it('makes an edit of neighbours of the same kind: all-equal', () => {
    expect(spans('SSDDI', 'all-equal')).toEqual(['0-2 0-2', '2-4 2-2', '4-4 2-3']);
    expect(spans('TTU', 'all-equal')).toEqual(['0-4 0-4', '4-7 4-7']);
  });

  describe('by rules', () => {
    it.each([
      ['leaves transpositions alone', 'a b c d', 'b a d c', 'TT', ['a b > b a', 'c d > d c']],
      ['joins deletions, and insertions', 'a b c', 'c d e', 'DDMII', ['a b > ', ' > d e']],
      ['leaves deletions and insertions side by side alone', 'a', 'b', 'DI', ['a > ', ' > b']],
      ['cuts a possessive off at the start', "'s/POS/PART a/NN/NOUN", 'x/NN/NOUN', 'DS', ["'s > ", 'a > x']],
      [
        'joins a possessive with what is before it',
        'x dogs/NNS/NOUN',
        "y dog/NN/NOUN 's/POS/PART",
        'SSI',
        ['x > y', "dogs > dog 's"],
      ],
      [
        'joins what becomes the first word',
        'Cat/NN/NOUN',
        'The/DT/DET big/JJ/ADJ cat/NN/NOUN',
        'IIS',
        ['Cat > The big cat'],
      ],
      [
        'joins punctuation and the first word after it',
        'x/NN/NOUN ,/,/PUNCT we/PRP/PRON',
        'y/NN/NOUN ./. We/PRP/PRON',
        'SSS',
        ['x > y', ', we > . We'],
      ],
      ['joins what differs in blanks and hyphens', 'any more/JJ/ADJ', 'anymore/RB/ADV', 'DS', ['any more > anymore']],
      ['joins verbs of different length', 'to/TO/PART eat/VB/VERB', 'eating/VBG/VERB', 'DS', ['to eat > eating']],
      [
        'joins one part of speech',
        'sport/NN/NOUN',
        'physical/NN/NOUN activity/NN/NOUN',
        'IS',
        ['sport > physical activity'],
      ],
      ['keeps substitutions apart', 'a/NN/NOUN b/VB/VERB', 'x/NN/NOUN y/VB/VERB', 'SS', ['a > x', 'b > y']],
      [
        'keeps like words apart from others',
        'informations/NN/NOUN',
        'the/DT/DET information/NN/NOUN',
        'IS',
        [' > the', 'informations > information'],
      ],
      ['keeps a determiner at the end apart', 'go/VB/VERB', 'at/IN/ADP a/DT/DET', 'SI', ['go > at', ' > a']],
      ['joins what has a content word', 'because/IN/SCONJ', 'due/JJ/ADJ to/IN/ADP', 'SI', ['because > due to']],
      ['leaves alone what has none', 'because/IN/SCONJ', 'as/IN/ADP of/RP/SCONJ', 'SI', ['because > as', ' > of']],
      ['takes no part of speech for none in common', 'x', 'yy zz', 'SI', ['x > yy', ' > zz']],
    ])('%s', (_law, source, corrected, kinds, expected) => {
      expect(edits(source, corrected, kinds)).toEqual(expected);
    });

    it('divides as visiting all stretches does', () => {
      const kinds = fc.string({ unit: fc.constantFrom('M', 'D', 'I', 'I', 'S', 'S', 'T'), maxLength: 9 });
      const tokens = arbitraryAnalysis(18, 18);
      fc.assert(
        fc.property(kinds, tokens, tokens, (letters, source, corrected) => {
          const operations = operationsOf(letters);
          expect(mergeOperations(operations, source, corrected, 'rules')).toEqual(
            slowMerge(operations, source, corrected),
          );
        }),
        { numRuns: 2000 },
      );
    });

    it('divides long runs within seconds', { timeout: 20_000 }, () => {
      const rewritten = (prefix: string, pos: string): string =>
        Array.from({ length: 2000 }, (_, at) => `${prefix}${String(at)}/NN/${pos}`).join(' ');
      const source = tagged(rewritten('w', 'NOUN'));
      const corrected = tagged(rewritten('v', 'NOUN'));
      expect(mergeOperations(operationsOf('S'.repeat(2000)), source, corrected, 'rules')).toHaveLength(2000);
      const shifted = operationsOf(`I${'S'.repeat(1999)}D`);
      expect(mergeOperations(shifted, source, corrected, 'rules')).toHaveLength(2);
      const mixed = operationsOf('SDI'.repeat(1000).slice(0, 2998));
      expect(mergeOperations(mixed, source, corrected, 'rules').length).toBeGreaterThan(0);
    });
  });

  it.each(mergings)('covers what does not match, in order: %s', (merging) => {
    fc.assert(
      fc.property(arbitraryAnalysis(), arbitraryAnalysis(), (source, corrected) => {
        const operations = alignTokens(source, corrected, 'linguistic');
        const changed = operations.filter(({ kind }) => kind !== 'M');
        const merged = mergeOperations(operations, source, corrected, merging);
        expect(merged.flatMap(({ start, end }) => positions(start, end))).toEqual(
          changed.flatMap(({ start, end }) => positions(start, end)),
        );
        expect(merged.flatMap(({ from, to }) => positions(from, to))).toEqual(
          changed.flatMap(({ from, to }) => positions(from, to)),
        );
      }),
    );
  });
});

const positions = (start: number, end: number): number[] => Array.from({ length: end - start }, (_, at) => start + at);
