import { parseNucle } from '../corpus/nucle/parse.js';
import { essayTypeDistribution } from './type-distribution.js';
import { expect, it } from 'vitest';
import { annotatorsOf } from '../corpus/annotators.js';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import { m2 } from '../metrics/m2/index.js';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { agreement, type AgreementOptions } from './agreement.js';
import { crossScore } from './cross-score.js';
import { editOverlap } from './edit-overlap.js';
import { typeDistribution } from './type-distribution.js';

describeGolden('the annotators of CoNLL-2014', () => {
  const readGold = (name: string): ReturnType<typeof sentencesOf> =>
    parseM2(readShared(`data/conll14/noalt/official-2014.${name}.m2`)).flatMap(sentencesOf);
  const sentences = readGold('combined');
  const { table3, kappa } = readSharedJson('golden/m2/table3_kappa.json') as {
    table3: { rows: Record<string, { m2_per_annotator: [number, number] }> };
    kappa: { published: number; variants: Record<string, [number[], number]> };
  };
  const { table12 } = readSharedJson('golden/m2/cross.json') as {
    table12: Record<'a' | 'b', { correct: number; proposed: number; gold_edits: number; published: string }>;
  };

  it('agree with the kappa that the paper prints', () => {
    expect(agreement(sentences, [0, 1], { unlisted: 'first' }).kappa.toFixed(2)).toBe(String(kappa.published));
  });

  it.each<[string, AgreementOptions]>([
    ['insertions ignored', {}],
    ['insertion marks the following token', { rule: 'following' }],
    ['insertion marks the preceding token', { rule: 'preceding' }],
    ['insertion marks both neighbours', { rule: 'neighbours' }],
    ['gaps as extra units (61600)', { rule: 'gaps' }],
    ['insertions ignored, Um left out', { withoutTypes: ['Um'] }],
    ['gaps as extra units, Um left out', { rule: 'gaps', withoutTypes: ['Um'] }],
    ['sentence level (any edit)', { rule: 'sentence' }],
  ])('agree by the rule: %s', (name, options) => {
    const [counts, value] = kappa.variants[name];
    const {
      both,
      firstOnly,
      secondOnly,
      neither,
      kappa: computedKappa,
    } = agreement(sentences, [0, 1], {
      ...options,
      unlisted: 'first',
    });
    expect([both, firstOnly, secondOnly, neither]).toEqual(counts);
    expect(computedKappa).toBeCloseTo(value, 4);
  });

  it.each([
    ['a', 0, 1],
    ['b', 1, 0],
  ] as const)('score as in Table 12 (%s)', (subtable, text, gold) => {
    const expected = table12[subtable];
    const { score } = crossScore(m2(), sentences, text, gold, 'first');
    expect([score.correct, score.proposed, score.gold]).toEqual([
      expected.correct,
      expected.proposed,
      expected.gold_edits,
    ]);
    const percents = [score.precision, score.recall, score.value].map((value) => (value * 100).toFixed(2)).join(' ');
    expect(percents).toBe(expected.published);
  });

  it.each([0, 1])('have the types of their own M2 file: annotator %i', (annotator) => {
    const goldOfAnnotator = readGold(String(annotator));
    const rows = Object.entries(table3.rows).map(([type, row]) => [type, row.m2_per_annotator[annotator]]);
    const counts = typeDistribution(goldOfAnnotator, annotatorsOf(goldOfAnnotator)).map(({ type, edits }) => [
      type,
      edits[0],
    ]);
    expect(counts).toEqual(rows.filter(([, count]) => count !== 0));
  });

  it('have all their edits when the 88 sentences that list one annotator stand for both', () => {
    const totals = [0, 1].map((annotator) =>
      typeDistribution(sentences, [annotator], 'first').reduce((sum, { edits }) => sum + edits[0], 0),
    );
    expect(totals).toEqual([2391, 3317]);
  });

  it('have kappa over the 1088 sentences that list both, unless told that the others are agreed', () => {
    expect(agreement(sentences, [0, 1])).toMatchObject({ sentences: 1088 });
    expect(agreement(sentences, [0, 1], { unlisted: 'first' })).toMatchObject({ sentences: 1312 });
  });

  it('overlap the same way from both sides where the edits are the same', () => {
    const same = ([first, second]: [number, number]): Map<string, number> =>
      new Map(
        editOverlap(sentences, first, second, 'first')
          .types.map(({ type, same: count }): [string, number] => [type, count])
          .filter(([, count]) => count > 0),
      );
    expect(same([0, 1])).toEqual(same([1, 0]));
  });
});

describeGolden('essayTypeDistribution() on CoNLL-2014', () => {
  it('counts as Table 3 does, in all rows and for both annotators', () => {
    const { table3 } = readSharedJson('golden/m2/table3_kappa.json') as {
      table3: { rows: Record<string, { published: number[] }> };
    };
    const files = [0, 1].map((id) => parseNucle(readShared(`data/conll14/noalt/official-2014.${String(id)}.sgml`)));
    const ours = new Map(essayTypeDistribution(files).map(({ type, edits }) => [type, edits]));
    for (const [type, { published }] of Object.entries(table3.rows)) {
      expect([type, ours.get(type) ?? [0, 0]]).toEqual([type, published]);
    }
  });
});
