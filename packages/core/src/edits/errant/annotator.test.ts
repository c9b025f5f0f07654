import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Analyser } from '../../text/analysis/analyser.js';
import { noAnalyser } from '../../text/analysis/no-analyser.js';
import { ErrantAnnotator, type AnnotatorOptions } from './annotator.js';
import { mergings } from './merge.js';
import { tagged } from './testing/given-analysis.js';

const TAGS = new Map([
  ['This', 'DT/PRON'],
  ['are', 'VBP/AUX/be'],
  ['is', 'VBZ/AUX/be'],
  ['a', 'DT/DET'],
  ['gramamtical', 'JJ/ADJ'],
  ['grammatical', 'JJ/ADJ'],
  ['sentence', 'NN/NOUN'],
  ['.', './PUNCT'],
]);

/** Knows a few words, and counts the sentences that it was asked about. */
class ToyAnalyser implements Analyser {
  readonly name = 'toy';
  readonly words = new Set(['are', 'grammatical', 'sentence']);
  sentences: string[] = [];

  analyse(tokens: readonly string[]): ReturnType<Analyser['analyse']> {
    this.sentences.push(tokens.join(' '));
    return tagged(tokens.map((token) => `${token}/${TAGS.get(token) ?? 'NN/NOUN'}`).join(' '));
  }
}

const SOURCE = 'This are gramamtical sentence .';
const CORRECTED = 'This is a grammatical sentence .';

describe('ErrantAnnotator', () => {
  it('finds the edits of the example that ERRANT gives', () => {
    expect(new ErrantAnnotator(new ToyAnalyser()).edits(SOURCE, CORRECTED)).toEqual([
      { start: 1, end: 2, from: 1, to: 2, type: 'R:VERB:SVA' },
      { start: 2, end: 2, from: 2, to: 3, type: 'M:DET' },
      { start: 2, end: 3, from: 3, to: 4, type: 'R:SPELL' },
    ]);
  });

  it('aligns and merges as asked', () => {
    const typed = (options: AnnotatorOptions): string[] =>
      new ErrantAnnotator(noAnalyser, options)
        .edits('x a b', 'y b a')
        .map(({ start, end, type }) => `${String(start)}-${String(end)} ${type}`);
    expect(typed({})).toEqual(['0-1 R:OTHER', '1-3 R:WO']);
    expect(typed({ merging: 'all-merge' })).toEqual(['0-3 R:OTHER']);
    expect(typed({ alignment: 'levenshtein' })).toEqual(['0-1 R:OTHER', '1-2 R:OTHER', '2-3 R:OTHER']);
  });

  it('finds nothing where only blanks differ, and asks nobody', () => {
    const analyser = new ToyAnalyser();
    expect(new ErrantAnnotator(analyser).edits(' a  b', 'a b\n')).toEqual([]);
    expect(new ErrantAnnotator(analyser).edits('', '')).toEqual([]);
    expect(analyser.sentences).toEqual([]);
  });

  it('types edits of others', () => {
    const annotator = new ErrantAnnotator(new ToyAnalyser());
    const edits = [
      { start: 1, end: 3, from: 1, to: 4 },
      { start: 3, end: 3, from: 4, to: 4 },
    ];
    expect(annotator.classify(SOURCE, CORRECTED, edits)).toEqual(['R:OTHER', 'UNK']);
    expect(annotator.classify(SOURCE, CORRECTED, [])).toEqual([]);
  });

  it('analyses a source once for corrections in a row', () => {
    const analyser = new ToyAnalyser();
    const annotator = new ErrantAnnotator(analyser);
    for (const corrected of ['x', 'y', 'x']) annotator.edits(SOURCE, corrected);
    annotator.classify(SOURCE, 'z', [{ start: 0, end: 1, from: 0, to: 1 }]);
    annotator.edits('other', 'x');
    annotator.edits(SOURCE, 'x');
    expect(analyser.sentences).toEqual([SOURCE, 'x', 'y', 'x', 'z', 'other', 'x', SOURCE, 'x']);
  });

  it.each(mergings)('makes the text into its correction, whatever came before: %s', (merging) => {
    const annotator = new ErrantAnnotator(noAnalyser, { merging });
    const text = fc.array(fc.constantFrom('a', 'A', 'b', 'ab', "'", 'é', '犬', '😀'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (source, corrected) => {
        const edits = annotator.edits(source.join(' '), corrected.join(' '));
        const result = [...source];
        for (const { start, end, from, to } of edits.toReversed()) {
          result.splice(start, end - start, ...corrected.slice(from, to));
        }
        expect(result).toEqual(corrected);
        expect(edits).toEqual(
          new ErrantAnnotator(noAnalyser, { merging }).edits(source.join(' '), corrected.join(' ')),
        );
      }),
    );
  });
});
