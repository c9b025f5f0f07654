import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredEdit, type Edit, type Sentence } from '../../corpus/edit.js';
import { categoriesOf, typeAtDepth } from './categories.js';
import { compareErrant, type CompareErrantOptions } from './compare.js';

const edit = (start: number, end: number, correction: string, type = 'R:VERB'): Edit =>
  requiredEdit({ start, end, correction, type });

const sentence = (...annotators: readonly (readonly Edit[])[]): Sentence => ({
  source: 'a b c d e',
  annotations: annotators.map((edits, annotator) => ({ annotator, edits })),
});

const counts = (hypothesis: Sentence, reference: Sentence, options: CompareErrantOptions = {}): number[] => {
  const { tp, fp, fn } = compareErrant([hypothesis], [reference], options);
  return [tp, fp, fn];
};

describe('compareErrant(hypotheses, references)', () => {
  const hypothesis = sentence([edit(0, 1, 'x', 'R:NOUN'), edit(2, 2, 'y', 'M:DET'), edit(3, 5, 'z')]);
  const reference = sentence([edit(0, 1, 'x', 'R:SPELL'), edit(2, 3, '', 'U:DET'), edit(3, 5, 'w z')]);

  it.each([
    ['cs', [1, 2, 2], 'span and correction'],
    ['cse', [0, 3, 3], 'also the type'],
    ['ds', [2, 1, 1], 'spans alone'],
    ['dt', [4, 0, 0], 'single tokens, an insertion being the token to its right'],
  ] as const)('compares with %s: %j, by %s', (mode, expected, _) => {
    expect(counts(hypothesis, reference, { mode })).toEqual(expected);
  });

  it('counts a key once for each type that the reference has under it, whatever the hypothesis has', () => {
    const twice = sentence([edit(1, 1, 'x', 'M:DET'), edit(1, 1, 'y', 'M:NOUN')]);
    const once = sentence([edit(1, 1, 'z', 'M:VERB')]);
    expect(counts(once, twice, { mode: 'ds' })).toEqual([2, 0, 0]);
    expect(counts(twice, once, { mode: 'ds' })).toEqual([1, 0, 0]);
  });

  it('takes single edits, multi edits, neither, or leaves out types by their full names', () => {
    const edited = sentence([edit(0, 1, 'x'), edit(1, 3, 'y'), edit(4, 4, 'a b', 'M:OTHER')]);
    const none = sentence([]);
    expect(counts(edited, none, { single: true })).toEqual([0, 1, 0]);
    expect(counts(edited, none, { multi: true })).toEqual([0, 2, 0]);
    expect(counts(edited, none, { single: true, multi: true })).toEqual([0, 0, 0]);
    expect(counts(edited, none, { filter: ['OTHER', 'R:VERB'] })).toEqual([0, 1, 0]);
  });

  it('counts an error that nobody corrected only where detection is asked for', () => {
    const unknown = sentence([edit(0, 1, 'a', 'UNK')]);
    expect(counts(sentence([]), unknown)).toEqual([0, 0, 0]);
    expect(counts(sentence([]), unknown, { mode: 'dt' })).toEqual([0, 0, 1]);
  });

  it('takes any correction of an edit that has several', () => {
    const several = sentence([{ ...edit(0, 1, 'x'), corrections: ['x', 'y z', ''] }]);
    for (const correction of ['x', 'y z', ''])
      expect(counts(sentence([edit(0, 1, correction)]), several)).toEqual([1, 0, 0]);
    expect(counts(sentence([edit(0, 1, 'w')]), several)).toEqual([0, 1, 1]);
  });

  it('chooses among annotators of both sides, and names them', () => {
    const hypotheses = sentence([edit(0, 1, 'x')], [edit(0, 1, 'y')]);
    const references = sentence([edit(1, 2, 'x')], [edit(0, 1, 'y')], []);
    const { chosen } = compareErrant([hypotheses], [references]);
    expect(chosen).toMatchObject([{ hypothesis: 1, reference: 1, tp: 1, fp: 0, fn: 0 }]);
  });

  it('has a precision of 1 where nothing is wrong and a recall of 1 where nothing is missed', () => {
    expect(compareErrant([sentence([])], [reference])).toMatchObject({ precision: 1, recall: 0, value: 0 });
    expect(compareErrant([hypothesis], [sentence([])])).toMatchObject({ precision: 0, recall: 1, value: 0 });
    expect(compareErrant([], [])).toMatchObject({ precision: 1, recall: 1, value: 1 });
  });

  it('takes F0 for precision, and for 0 where recall is', () => {
    const edited = sentence([edit(0, 1, 'x')]);
    expect(compareErrant([sentence([])], [edited], { beta: 0 })).toMatchObject({ precision: 1, recall: 0, value: 0 });
    expect(compareErrant([edited], [sentence([edit(0, 1, 'x'), edit(1, 2, 'y')])], { beta: 0 }).value).toBe(1);
  });

  it('refuses sides of different length', () => {
    expect(() => compareErrant([], [hypothesis])).toThrow(expect.objectContaining({ code: 'LINE_COUNT' }));
  });

  it('has rows by type that add up to the total, at every depth', () => {
    const anyEdit = fc
      .tuple(fc.nat(4), fc.nat(1), fc.constantFrom('x', 'y'), fc.constantFrom('R:VERB', 'M:DET', 'U:DET', 'UNK', 'Mec'))
      .map(([start, length, correction, type]) => edit(start, start + length, correction, type));
    const side = fc
      .array(fc.array(anyEdit, { maxLength: 3 }), { minLength: 1, maxLength: 3 })
      .map((all) => sentence(...all));
    const mode = fc.constantFrom('cs', 'cse', 'ds', 'dt');
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { maxLength: 4 }), mode, (pairs, chosenMode) => {
        const compared = compareErrant(
          pairs.map(([first]) => first),
          pairs.map(([, second]) => second),
          { mode: chosenMode },
        );
        for (const depth of [1, 2, 3] as const) {
          const rows = categoriesOf(compared.types, depth, 0.5);
          for (const key of ['tp', 'fp', 'fn'] as const) {
            expect(rows.reduce((sum, row) => sum + row[key], 0)).toBe(compared[key]);
          }
          expect(rows.map(({ type }) => type)).toEqual([...new Set(rows.map(({ type }) => type))].sort());
        }
      }),
    );
  });
});

describe('typeAtDepth(type, depth)', () => {
  it('cuts the operation off, or all behind it; UNK stays', () => {
    expect(([1, 2, 3] as const).map((depth) => typeAtDepth('R:VERB:SVA', depth))).toEqual([
      'R',
      'VERB:SVA',
      'R:VERB:SVA',
    ]);
    expect(typeAtDepth('UNK', 1)).toBe('UNK');
    expect(typeAtDepth('ArtOrDet', 2)).toBe('tOrDet');
  });
});
