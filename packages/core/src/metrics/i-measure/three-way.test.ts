import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGolden, readSharedJson } from '../../testing/shared.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { Column, countColumns } from './columns.js';
import { slowAlignment } from './testing/slow-alignment.js';
import { ThreeWayAligner } from './three-way.js';
import { tokensOf } from './tokens.js';

interface Aligned {
  readonly cost: number;
  readonly columns: readonly number[];
  readonly counts: readonly number[];
  /** The three rows; '' is a gap. */
  readonly rows: readonly string[][];
}

const aligner = new ThreeWayAligner();

function alignIds(source: Int32Array, hypothesis: Int32Array, reference: Int32Array): Omit<Aligned, 'rows'> {
  aligner.open(tokensOf(source), tokensOf(hypothesis));
  aligner.align(tokensOf(reference));
  const counts = new Int32Array(5);
  countColumns(aligner.columns, aligner.length, source, hypothesis, reference, counts);
  return { cost: aligner.cost, columns: [...aligner.columns.subarray(0, aligner.length)], counts: [...counts] };
}

const IN_SOURCE: readonly number[] = [Column.all, Column.sourceHypothesis, Column.sourceReference, Column.source];
const IN_HYPOTHESIS: readonly number[] = [
  Column.all,
  Column.sourceHypothesis,
  Column.hypothesisReference,
  Column.hypothesis,
];
const IN_REFERENCE: readonly number[] = [
  Column.all,
  Column.sourceReference,
  Column.hypothesisReference,
  Column.reference,
];

function align(texts: readonly string[]): Aligned {
  const vocabulary = new Vocabulary();
  const [source, hypothesis, reference] = texts.map((text) => vocabulary.encodeText(text));
  const aligned = alignIds(source, hypothesis, reference);
  const rows = [IN_SOURCE, IN_HYPOTHESIS, IN_REFERENCE].map((kinds, row) => {
    const tokens = texts[row].split(' ').filter((token) => token !== '');
    return aligned.columns.map((kind) => (kinds.includes(kind) ? (tokens.shift() ?? 'missing') : ''));
  });
  return { ...aligned, rows };
}

const sequence = (most: number, kinds: number): fc.Arbitrary<Int32Array> =>
  fc.array(fc.nat(kinds - 1), { maxLength: most }).map((ids) => Int32Array.from(ids));

/** Sequences that share much, as sentences and their corrections do. */
const related = fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }).chain((base) => {
  const edited = fc
    .array(fc.tuple(fc.nat(base.length - 1), fc.nat(2), fc.array(fc.nat(9), { maxLength: 2 })), { maxLength: 3 })
    .map((edits) => {
      const ids = [...base];
      for (const [start, length, tokens] of edits) ids.splice(start, length, ...tokens);
      return Int32Array.from(ids);
    });
  return fc.tuple(fc.constant(Int32Array.from(base)), edited, edited);
});

describe('ThreeWayAligner', () => {
  it.each([
    ['short random sequences', fc.tuple(sequence(6, 3), sequence(6, 3), sequence(6, 3))],
    ['sequences that repeat two tokens', fc.tuple(sequence(9, 2), sequence(9, 2), sequence(9, 2))],
    ['sequences with few tokens in common', fc.tuple(sequence(7, 12), sequence(7, 12), sequence(7, 12))],
    ['related sequences', related],
  ])('finds the alignment of the whole table: %s', (_, triples) => {
    fc.assert(
      fc.property(triples, ([source, hypothesis, reference]) => {
        const { cost, columns } = alignIds(source, hypothesis, reference);
        expect({ cost, columns }).toEqual(slowAlignment(source, hypothesis, reference));
      }),
      { numRuns: 700 },
    );
  });

  it('keeps gaps together (Felice & Briscoe 2015, Table 4)', () => {
    const { cost, rows } = align(['A B', 'C', 'A']);
    expect(cost).toBe(10);
    expect(rows).toEqual([
      ['A', 'B'],
      ['C', ''],
      ['A', ''],
    ]);
  });

  it('costs as much as the two alignments of Table 5, and counts the same', () => {
    const corrected = 'There is widespread use of technology .';
    const { cost, counts } = align(['Their is wide spread usage of technology .', corrected, corrected]);
    expect(cost).toBe(22);
    expect(counts).toEqual([4, 4, 0, 0, 0]);
  });

  it('prefers columns in the order of the original where optima disagree about the counts', () => {
    expect(align(['a a', 'a b', 'b a'])).toMatchObject({ cost: 11, counts: [0, 1, 1, 2, 1] });
    expect(align(['a', 'a b b', 'b b a'])).toMatchObject({ cost: 16, counts: [2, 0, 2, 0, 0] });
  });

  it('aligns a thousand tokens', () => {
    const words = Array.from({ length: 1000 }, (_, at) => `w${String(at % 331)}`);
    const { counts } = align([words.join(' '), words.with(500, 'x').join(' '), words.with(20, 'y').join(' ')]);
    expect(counts).toEqual([0, 998, 1, 1, 0]);
  });

  it.each([
    ['cells', { cells: 512, looks: Infinity }],
    ['looks', { cells: Infinity, looks: 2000 }],
  ])('refuses a sentence that takes more %s than its limit, and goes on with the next', (_, limits) => {
    const limited = new ThreeWayAligner(limits);
    const repeated = (count: number, last: number): Int32Array => new Int32Array(count + 1).fill(1).with(count, last);
    const [source, hypothesis, reference] = [repeated(40, 1), repeated(19, 2), repeated(20, 3)];
    limited.open(tokensOf(source), tokensOf(hypothesis));
    expect(() => limited.align(tokensOf(reference))).toThrow(
      expect.objectContaining({ code: 'SENTENCE_TOO_LONG', found: '41 and 20 and 21 tokens' }),
    );
    limited.open(tokensOf(repeated(4, 1)), tokensOf(repeated(2, 2)));
    limited.align(tokensOf(repeated(2, 3)));
    expect(limited.cost).toBe(slowAlignment(repeated(4, 1), repeated(2, 2), repeated(2, 3)).cost);
  });
});

/** The classes of a column, as countColumns() sees it: detection, correction. */
function classify(column: readonly string[]): [string, string] {
  const ids = column
    .map((token) => (token === '-' ? [] : [token.charCodeAt(0)]))
    .map((tokens) => Int32Array.from(tokens));
  const present = column.map((token) => token !== '-');
  const kind = [IN_SOURCE, IN_HYPOTHESIS, IN_REFERENCE].reduce<number[]>(
    (kinds, has, row) => kinds.filter((candidate) => has.includes(candidate) === present[row]),
    Object.values(Column),
  )[0];
  const counts = new Int32Array(5);
  countColumns(Uint8Array.of(kind), 1, ids[0], ids[1], ids[2], counts);
  const names = ['TP', 'TN', 'FP', 'FN', 'FPN'].filter((_, at) => counts[at] > 0);
  return [names.includes('FPN') ? 'TP' : names.join(), names.join()];
}

describe('countColumns()', () => {
  it.each([
    ['a a a', 'TN', 'TN'],
    ['a a b', 'FN', 'FN'],
    ['a a -', 'FN', 'FN'],
    ['a b a', 'FP', 'FP'],
    ['a b b', 'TP', 'TP'],
    ['a b c', 'TP', 'FP,FN,FPN'],
    ['a b -', 'TP', 'FP,FN,FPN'],
    ['a - a', 'FP', 'FP'],
    ['a - b', 'TP', 'FP,FN,FPN'],
    ['a - -', 'TP', 'TP'],
    ['- a a', 'TP', 'TP'],
    ['- a b', 'TP', 'FP,FN,FPN'],
    ['- a -', 'FP', 'FP'],
    ['- - a', 'FN', 'FN'],
  ])('classifies %s as %s and %s (Felice & Briscoe 2015, Table 6)', (column, detection, correction) => {
    expect(classify(column.split(' '))).toEqual([detection, correction]);
  });
});

describeGolden('ThreeWayAligner equals the original program', () => {
  interface Case {
    readonly src: string;
    readonly hyp: string;
    readonly ref: string;
    readonly cost: number;
    readonly cor: readonly number[];
    readonly rows: readonly string[][];
  }

  it('on 700 random triples: cost, alignment, counts', () => {
    const { cases } = readSharedJson('golden/imeasure/align_fuzz.json') as { cases: Case[] };
    expect(cases).toHaveLength(700);
    for (const { src, hyp, ref, cost, cor, rows } of cases) {
      expect(align([src, hyp, ref])).toMatchObject({ cost, rows, counts: cor });
    }
  });

  it('on sentences of CoNLL-2014 whose optima disagree about the counts', () => {
    const { cases } = readSharedJson('golden/imeasure/noninvariant_real.json') as {
      cases: { src: string; hyp: string; ref: string; chosen_cor: number[] }[];
    };
    expect(cases).toHaveLength(44);
    for (const { src, hyp, ref, chosen_cor } of cases) expect(align([src, hyp, ref]).counts).toEqual(chosen_cor);
  });

  it("on the papers' examples", () => {
    const examples = readSharedJson('golden/imeasure/paper_examples.json') as Record<
      'table4' | 'table5' | 'chollampatt_table1',
      { sequences: string[]; reference_code: { cost: number; rows: string[][]; counts: { cor: number[] } } }
    >;
    for (const { sequences, reference_code: expected } of [
      examples.table4,
      examples.table5,
      examples.chollampatt_table1,
    ]) {
      expect(align(sequences)).toMatchObject({
        cost: expected.cost,
        rows: expected.rows,
        counts: expected.counts.cor,
      });
    }
  });
});
