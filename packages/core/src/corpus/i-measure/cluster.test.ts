import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGolden, readShared } from '../../testing/shared.js';
import { tokenise } from '../../text/white-space.js';
import type { Sentence } from '../edit.js';
import { isNoop, sentencesOf } from '../m2/block.js';
import { parseM2 } from '../m2/parse.js';
import { clusterEdits, errorsOf } from './cluster.js';
import type { GoldError, IMeasureSentence } from './gold.js';
import { parseIMeasure } from './parse.js';

/** Edits as [start, end, text, annotator], in the order of the file. */
type Draft = [number, number, string, number];

function cluster(drafts: readonly Draft[], annotators: number): [boolean, Draft[]][] {
  const edits = drafts.map(([start, end, text, annotator]) => ({
    start,
    end,
    annotator,
    type: 'T',
    corrections: [text],
    required: true,
    comment: '',
  }));
  return clusterEdits(edits, annotators).map(({ required, alternatives }) => [
    required,
    alternatives.flatMap(({ annotator, corrections }) =>
      corrections.map(({ start, end, text }): Draft => [start, end, text, annotator]),
    ),
  ]);
}

describe('clusterEdits(edits, annotators)', () => {
  it('makes alternatives of edits that overlap, required when every annotator has one', () => {
    expect(
      cluster(
        [
          [0, 2, 'x', 0],
          [1, 3, 'y', 1],
          [4, 5, 'z', 0],
        ],
        2,
      ),
    ).toEqual([
      [
        true,
        [
          [0, 2, 'x', 0],
          [1, 3, 'y', 1],
        ],
      ],
      [false, [[4, 5, 'z', 0]]],
    ]);
  });

  it('keeps an insertion at the border of a change apart, and joins one inside it', () => {
    const apart = cluster(
      [
        [1, 3, 'x', 0],
        [1, 1, 'y', 1],
        [3, 3, 'z', 1],
      ],
      2,
    );
    expect(apart.map(([, edits]) => edits)).toEqual([[[1, 1, 'y', 1]], [[1, 3, 'x', 0]], [[3, 3, 'z', 1]]]);
    expect(
      cluster(
        [
          [1, 3, 'x', 0],
          [2, 2, 'y', 1],
        ],
        2,
      ),
    ).toHaveLength(1);
    expect(
      cluster(
        [
          [2, 2, 'x', 0],
          [2, 2, 'y', 1],
        ],
        2,
      ),
    ).toHaveLength(1);
  });

  it('never merges clusters: an edit between two joins the first that was founded', () => {
    const drafts: Draft[] = [
      [0, 3, 'x', 0],
      [4, 7, 'y', 0],
      [2, 5, 'z', 1],
    ];
    expect(cluster(drafts, 2).map(([, edits]) => edits.length)).toEqual([2, 1]);
    expect(cluster([drafts[0], drafts[2], drafts[1]], 2).map(([, edits]) => edits.length)).toEqual([3]);
  });

  it('puts each edit into the first cluster with one that it overlaps, longer edits first', () => {
    const draft = fc
      .tuple(fc.nat(12), fc.nat(4), fc.nat(2))
      .map(([start, length, annotator]): Draft => [start, start + length, 'x', annotator]);
    const meet = ([a, b]: Draft, [c, d]: Draft): boolean => (a === c && b === d) || (a < d && c < b);
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 15 }), (drafts) => {
        const expected: Draft[][] = [];
        for (const edit of [...drafts].sort((a, b) => b[1] - b[0] - (a[1] - a[0]))) {
          const found = expected.find((members) => members.some((member) => meet(member, edit)));
          if (found === undefined) expected.push([edit]);
          else found.push(edit);
        }
        expected.sort(([a], [b]) => a[0] - b[0] || a[1] - b[1]);
        const byAnnotator = (members: Draft[]): Draft[] => [...members].sort((a, b) => a[3] - b[3]);
        expect(cluster(drafts, 3).map(([, edits]) => edits)).toEqual(expected.map(byAnnotator));
      }),
    );
  });

  it('tokenises the correction as the Penn Treebank does', () => {
    expect(cluster([[0, 1, 'known,the side.', 0]], 1)[0][1][0][2]).toBe('known , the side .');
  });
});

const withoutTypes = (errors: readonly GoldError[]): unknown =>
  errors.map(({ required, alternatives }) => ({ required, alternatives }));

function convert(text: string): Sentence[] {
  return parseM2(text).flatMap(sentencesOf);
}

const read = (path: string): IMeasureSentence[] =>
  parseIMeasure(readShared(path)).flatMap(({ sentences }) => [...sentences]);

describeGolden('errorsOf(sentence) equals the conversion of the original program', () => {
  it.each([
    ['the CoNLL-2014 test set', 'data/conll14/noalt/official-2014.combined.m2', 'golden/imeasure/conll14st-test.ixml'],
    ['random edits that overlap', 'golden/imeasure/m2conv/fuzz.m2', 'golden/imeasure/m2conv/fuzz.ixml'],
  ])('for %s', (_, gold, converted) => {
    const blocks = parseM2(readShared(gold));
    const sentences = convert(readShared(gold));
    const expected = read(converted);
    expect(sentences).toHaveLength(expected.length);
    sentences.forEach((sentence, at) => {
      const { source, annotators, errors } = expected[at];
      expect(tokenise(sentence.source).join(' ')).toBe(source);
      const found = errorsOf(sentence);
      expect(withoutTypes(found.errors)).toEqual(withoutTypes(errors));
      // Where nobody says anything we count one annotator who is content, the original none: the reference is the same.
      expect(found.annotators).toBe(blocks[at].annotations.length === 0 ? 1 : annotators);
      if (blocks[at].annotations.every(isNoop)) expect(errors).toEqual([]);
    });
  });
});
