import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../corpus/edit.js';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import type { Essay, Mistake } from '../corpus/nucle/essay.js';
import { parseNucle } from '../corpus/nucle/parse.js';
import { mistakeAt } from '../corpus/nucle/testing/mistakes.js';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { agreement } from './agreement.js';
import { compareSheets } from './compare-sheets.js';
import { editDifference, pairEdits } from './pair-edits.js';

const TEXT = 'He go to the school. She like cats.';
const ESSAY: Essay = { id: '1', paragraphs: [{ kind: 'paragraph', text: TEXT }], annotations: [] };

const mark = (stretch: string, correction: string, type = 'Vform'): Mistake =>
  mistakeAt(TEXT, stretch, correction, type);

describe('compareSheets(essays)', () => {
  const first = [mark('go', 'goes'), mark('the ', ''), mark('like', 'likes', 'SVA'), mark('school. She', 'it')];
  const second = [mark('go', 'went'), mark('the school', 'school'), mark('like', 'likes')];

  it('pairs what both marked in one place, also when one took a blank or more words along', () => {
    const { counts, sentences } = compareSheets([{ essay: ESSAY, first, second }]);
    expect(counts).toEqual({ same: 1, otherType: 1, otherCorrection: 1, otherSpan: 0, alone: 0 });
    expect(sentences.map(({ source, pairs }) => [source, pairs.map(({ difference }) => difference)])).toEqual([
      ['He go to the school .', ['otherCorrection', 'same']],
      ['She like cats .', ['otherType']],
    ]);
  });

  it('counts tokens that both, one or neither marked, as the papers do', () => {
    const { agreement: tokens, withInsertions } = compareSheets([
      { essay: ESSAY, first: [mark('go', 'goes'), mark('cats', 'dogs')], second: [mark('go', 'went')] },
    ]);
    expect(tokens).toMatchObject({ units: 10, both: 1, firstOnly: 1, secondOnly: 0, neither: 8 });
    expect(tokens.kappa).toBeCloseTo(0.6153846153846154, 12);
    expect(withInsertions.units).toBe(10 + 12);
  });

  it('tells which marks of whom could not be compared', () => {
    const { notes } = compareSheets([{ essay: ESSAY, first, second }]);
    expect(notes.map((annotatorNotes) => annotatorNotes.map(({ reason }) => reason))).toEqual([
      ['crosses sentences'],
      [],
    ]);
  });

  it('lists what one marked alone', () => {
    const { counts, sentences } = compareSheets([{ essay: ESSAY, first: [mark('cats', 'dogs')], second: [] }]);
    expect(counts.alone).toBe(1);
    expect(sentences[0].pairs[0].second).toBeUndefined();
  });
});

describe('pairEdits(first, second)', () => {
  const edit = fc
    .record({ start: fc.nat(4), length: fc.nat(2), type: fc.constantFrom('T', 'U'), text: fc.constantFrom('x', 'y') })
    .map(({ start, length, type, text }): Edit => {
      return { start, end: start + length, type, corrections: [text], required: true, comment: '' };
    });
  const edits = fc.array(edit, { maxLength: 4 });

  it('has every edit in one pair, and calls no edit alone that meets another that is alone', () => {
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const pairs = pairEdits(first, second);
        const present = (side: 'first' | 'second'): Edit[] => pairs.flatMap((pair) => pair[side] ?? []);
        expect(new Set(present('first'))).toEqual(new Set(first));
        expect(present('first')).toHaveLength(first.length);
        expect(present('second')).toHaveLength(second.length);
        const alone = pairs.filter(({ difference }) => difference === 'alone');
        for (const { first } of alone)
          for (const { second } of alone)
            if (first !== undefined && second !== undefined) expect(editDifference(first, second)).toBeUndefined();
      }),
    );
  });
});

describeGolden('compareSheets() on the essays of CoNLL-2014', () => {
  const [first, second] = [0, 1].map((id) =>
    parseNucle(readShared(`data/conll14/noalt/official-2014.${String(id)}.sgml`)),
  );
  const comparison = compareSheets(
    first.map((essay, at) => ({
      essay,
      first: essay.annotations[0].mistakes,
      second: second[at].annotations[0].mistakes,
    })),
  );

  it('agrees with the kappa that the paper prints, and counts as the combined M2 does', () => {
    const { kappa } = readSharedJson('golden/m2/table3_kappa.json') as { kappa: { published: number } };
    expect(comparison.agreement.kappa.toFixed(2)).toBe(String(kappa.published));
    const combined = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap(sentencesOf);
    const unlisted = 'first';
    expect(comparison.agreement).toEqual(agreement(combined, [0, 1], { unlisted }));
    expect(comparison.withInsertions).toEqual(agreement(combined, [0, 1], { unlisted, rule: 'gaps' }));
  });

  it('has every edit of both in a pair', () => {
    const pairs = comparison.sentences.flatMap((sentence) => sentence.pairs);
    expect(pairs.filter((pair) => pair.first !== undefined)).toHaveLength(2391);
    expect(pairs.filter((pair) => pair.second !== undefined)).toHaveLength(3317);
  });
});
