import { describe, expect, it } from 'vitest';
import { sentenceOfErrors } from '../../corpus/i-measure/cluster.js';
import type { GoldErrors } from '../../corpus/i-measure/gold.js';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { GoldReader } from './gold-sentence.js';
import { allReferences } from './testing/all-references.js';

/** Errors as [required, alternatives], each alternative as [annotator, ...corrections]. */
type Draft = readonly [required: boolean, ...alternatives: [number, ...[number, number, string][]][]];

function errors(annotators: number, drafts: readonly Draft[]): GoldErrors {
  return {
    annotators,
    errors: drafts.map(([required, ...alternatives]) => ({
      type: 'T',
      required,
      alternatives: alternatives.map(([annotator, ...corrections]) => ({
        annotator,
        corrections: corrections.map(([start, end, text]) => ({ start, end, text })),
      })),
    })),
  };
}

function references(sentence: Parameters<GoldReader['read']>[0], nomix: boolean): string[] {
  const vocabulary = new Vocabulary();
  const words: string[] = [];
  const gold = new GoldReader(vocabulary, { nomix, limit: 1000, tokens: 'gold' }).read(sentence);
  const texts = [sentence.source, JSON.stringify([sentence.errors, sentence.annotations])];
  for (const token of texts.join(' ').split(/[^a-zA-Z]+/u)) words[vocabulary.id(token)] = token;
  return allReferences(gold)
    .map((ids) => Array.from(ids, (id) => words[id]).join(' '))
    .sort();
}

function mixed(source: string, annotators: number, drafts: readonly Draft[], nomix = false): string[] {
  return references(sentenceOfErrors({ id: '1', source, ...errors(annotators, drafts) }), nomix);
}

describe('the references of a sentence', () => {
  const listing: Draft[] = [
    [true, [0, [0, 1, 'These'], [2, 3, 'are']], [1, [1, 2, 'machine']]],
    [true, [0, [5, 6, 'helping']], [1, [4, 5, 'to']]],
  ];
  const machines = 'This machines is designed for help people';

  it('mix the alternatives of different annotators (Felice & Briscoe 2015, Listing 1)', () => {
    expect(mixed(machines, 2, listing)).toEqual([
      'These machines are designed for helping people',
      'These machines are designed to help people',
      'This machine is designed for helping people',
      'This machine is designed to help people',
    ]);
  });

  it('are one for each annotator without mixing', () => {
    expect(mixed(machines, 2, listing, true)).toEqual([
      'These machines are designed for helping people',
      'This machine is designed to help people',
    ]);
  });

  it('leave an error alone where correcting it is optional', () => {
    expect(mixed('a b c', 2, [[false, [0, [1, 2, 'x']]]])).toEqual(['a b c', 'a x c']);
    expect(mixed('a b c', 2, [[true, [0, [1, 2, 'x']]]])).toEqual(['a x c']);
  });

  it('leave an error alone for which there is no alternative', () => {
    expect(mixed('a b c', 1, [[true], [true, [0, [1, 2, 'x']]]])).toEqual(['a x c']);
  });

  it('have the source too, without mixing, where an annotator corrects nothing', () => {
    expect(mixed('a b c', 2, [[true, [0, [1, 2, 'x']]]], true)).toEqual(['a b c', 'a x c']);
    expect(mixed('a b c', 0, [[true, [0, [1, 2, 'x']]]], true)).toEqual(['a b c']);
  });

  it('join corrections at one place, and make insertions before a change at the same place', () => {
    expect(mixed('a b', 1, [[true, [0, [1, 2, 'x'], [1, 2, 'y']]]])).toEqual(['a x y']);
    expect(
      mixed('a b', 1, [
        [true, [0, [1, 2, 'x']]],
        [true, [0, [1, 1, 'i']]],
      ]),
    ).toEqual(['a i x']);
  });

  it('make a correction that overlaps another in its result', () => {
    expect(
      mixed('a b c d e', 2, [
        [true, [0, [1, 3, 'x']]],
        [true, [1, [2, 5, 'y']]],
      ]),
    ).toEqual(['a x']);
  });

  it('never are empty: the correction that would leave nothing is not made', () => {
    expect(mixed('a b', 1, [[true, [0, [0, 2, '']]]])).toEqual(['a b']);
    expect(
      mixed('a b', 1, [
        [true, [0, [0, 1, '']]],
        [true, [0, [1, 2, '']]],
      ]),
    ).toEqual(['a']);
  });

  it('do not combine corrections with the same offsets, or are those of each annotator where nothing else is left', () => {
    const insertion = (annotator: number, text: string, required: boolean): Draft => [
      required,
      [annotator, [1, 1, text]],
    ];
    expect(mixed('a b', 2, [insertion(0, 'x', false), insertion(1, 'y', false)])).toEqual(['a b', 'a x b', 'a y b']);
    expect(mixed('a b', 2, [insertion(0, 'x', true), insertion(1, 'y', true)])).toEqual(['a x b', 'a y b']);
  });
});

describeGolden('the references of random M2 sentences equal those of the original program', () => {
  interface Case {
    readonly mix_references: string[];
    readonly nomix_references: string[];
    readonly nomix_same_span_clash?: boolean;
  }

  it.each([false, true])('nomix: %s', (nomix) => {
    const { sentences: cases } = readSharedJson('golden/imeasure/m2conv/fuzz.json') as { sentences: Case[] };
    const sentences = parseM2(readShared('golden/imeasure/m2conv/fuzz.m2')).flatMap(sentencesOf);
    let compared = 0;
    cases.forEach((expected, at) => {
      // The order in which such corrections are made is an accident of the original's hash tables.
      if (nomix && expected.nomix_same_span_clash === true) return;
      compared++;
      const list = nomix ? expected.nomix_references : expected.mix_references;
      expect(references(sentences[at], nomix)).toEqual([...list].sort());
    });
    expect(compared).toBeGreaterThan(100);
  });
});
