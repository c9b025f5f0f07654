import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredEdit, type Edit, type Sentence } from '../corpus/edit.js';
import { m2 } from '../metrics/m2/index.js';
import { agreement, cohenKappa } from './agreement.js';
import { crossScore } from './cross-score.js';
import { editOverlap } from './edit-overlap.js';
import { markRules } from './mark-rules.js';
import { reportAnnotators } from './report.js';
import { typeDistribution } from './type-distribution.js';

const edit = (start: number, end: number, correction: string, type = 'T'): Edit =>
  requiredEdit({ start, end, type, correction });

const sentence = (source: string, ...edits: (readonly Edit[])[]): Sentence => ({
  source,
  annotations: edits.map((annotatorEdits, annotator) => ({ annotator, edits: annotatorEdits })),
});

describe('cohenKappa(marks)', () => {
  it('is agreement above chance over the most that there could be', () => {
    expect(cohenKappa({ both: 20, firstOnly: 5, secondOnly: 10, neither: 15 })).toBeCloseTo(0.4, 12);
  });

  it('is 1 where all agree, also when nothing or everything is marked', () => {
    expect(cohenKappa({ both: 0, firstOnly: 0, secondOnly: 0, neither: 0 })).toBe(1);
    expect(cohenKappa({ both: 7, firstOnly: 0, secondOnly: 0, neither: 0 })).toBe(1);
  });

  it('does not depend on who is first, and lies between -1 and 1', () => {
    const count = fc.nat(1000);
    fc.assert(
      fc.property(count, count, count, count, (both, firstOnly, secondOnly, neither) => {
        const kappa = cohenKappa({ both, firstOnly, secondOnly, neither });
        expect(kappa).toBeCloseTo(cohenKappa({ both, firstOnly: secondOnly, secondOnly: firstOnly, neither }), 12);
        expect(kappa).toBeGreaterThanOrEqual(-1);
        expect(kappa).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('markRules', () => {
  const edits = [edit(0, 1, 'x'), edit(2, 2, 'y'), edit(3, 3, 'z')];
  const marked = (rule: keyof typeof markRules): string =>
    markRules[rule](edits, 3)
      .map((mark) => (mark ? 'x' : '.'))
      .join('');

  it.each([
    ['spans', 'x..'],
    ['preceding', 'xxx'],
    ['following', 'x.x'],
    ['neighbours', 'xxx'],
    ['gaps', 'x....xx'],
    ['sentence', 'x'],
  ] as const)('%s marks %s of three tokens', (rule, marks) => {
    expect(marked(rule)).toBe(marks);
  });
});

describe('agreement(sentences, annotators, options)', () => {
  const corpus = [
    sentence('a b c d', [edit(0, 2, 'x')], [edit(1, 2, 'y'), edit(3, 3, 'z', 'Um')]),
    sentence('e f', []),
  ];

  it('counts the tokens that both, one or neither would correct, in the sentences that both did', () => {
    const counts = { both: 1, firstOnly: 1, secondOnly: 0 };
    expect(agreement(corpus, [0, 1])).toMatchObject({ sentences: 1, units: 4, ...counts, neither: 2 });
  });

  it('takes what the first listed did for those not listed, if told so', () => {
    const convention = { unlisted: 'first' } as const;
    expect(agreement(corpus, [0, 1], convention)).toMatchObject({ sentences: 2, units: 6, both: 1, neither: 4 });
  });

  it('takes another rule, and leaves types out', () => {
    expect(agreement(corpus, [0, 1], { rule: 'following' })).toMatchObject({ both: 1, secondOnly: 1 });
    expect(agreement(corpus, [0, 1], { rule: 'following', withoutTypes: ['Um'] })).toMatchObject({ secondOnly: 0 });
  });
});

describe('crossScore(metric, sentences, text, gold)', () => {
  it('scores the text of one against the edits of the other, with unclear passages left as they are', () => {
    const corpus = [sentence('a b c d', [edit(0, 1, 'x'), edit(3, 4, 'z', 'Um')], [edit(0, 1, 'x'), edit(2, 3, 'y')])];
    expect(crossScore(m2(), corpus, 0, 1).score).toMatchObject({ correct: 1, proposed: 1, gold: 2 });
    expect(crossScore(m2(), corpus, 1, 0).score).toMatchObject({ correct: 1, proposed: 2, gold: 2 });
  });
});

describe('typeDistribution(sentences, annotators)', () => {
  it('counts the edits of each annotator by type, and for those not listed the edits of the first if told so', () => {
    const corpus = [
      sentence('a b', [edit(0, 1, 'x', 'Nn')], [edit(1, 2, 'y', 'Vt')]),
      sentence('c', [edit(0, 1, '', 'Nn')]),
    ];
    expect(typeDistribution(corpus, [0, 1])).toEqual([
      { type: 'Vt', edits: [0, 1] },
      { type: 'Nn', edits: [2, 0] },
    ]);
    expect(typeDistribution(corpus, [0, 1], 'first')).toEqual([
      { type: 'Vt', edits: [0, 1] },
      { type: 'Nn', edits: [2, 1] },
    ]);
  });
});

describe('editOverlap(sentences, annotator, other)', () => {
  it('tells what the other did in the same place', () => {
    const corpus = [
      sentence(
        'a b c d e f g',
        [edit(0, 1, 'x'), edit(1, 2, 'x'), edit(2, 3, 'x'), edit(3, 4, 'x'), edit(6, 7, 'x')],
        [edit(0, 1, 'x'), edit(1, 2, 'x', 'U'), edit(2, 3, 'y'), edit(3, 5, 'x')],
      ),
    ];
    expect(editOverlap(corpus, 0, 1).types).toEqual([
      { type: 'T', edits: 5, same: 1, otherType: 1, otherCorrection: 1, otherSpan: 1, alone: 1 },
    ]);
  });
});

describe('reportAnnotators(metric, sentences)', () => {
  it('has one agreement for each pair, and both directions of everything else', () => {
    const report = reportAnnotators(m2(), [sentence('a b', [edit(0, 1, 'x')], [], [])]);
    expect(report.annotators).toEqual([0, 1, 2]);
    expect(report.agreement.map(({ annotators }) => annotators)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(report.cross).toHaveLength(6);
    expect(report.overlap).toHaveLength(6);
  });

  it('has nothing to say of two annotators who share no sentence', () => {
    const many = Array.from({ length: 100 }, () => sentence('a b c', [edit(0, 1, 'x')]));
    const only = (annotator: number): Sentence => ({ source: 'a b', annotations: [{ annotator, edits: [] }] });
    const report = reportAnnotators(m2(), [...many, only(1), only(2), only(2)]);
    expect(report).toMatchObject({ annotators: [0, 1, 2], done: [100, 1, 2], sentences: 103 });
    expect(report).toMatchObject({ agreement: [], cross: [], overlap: [] });
  });

  it('compares two annotators in the sentences that both did alone', () => {
    const many = Array.from({ length: 100 }, () => sentence('a b c', [edit(0, 1, 'x')]));
    const shared = sentence('a b c d', [edit(0, 1, 'x')], [edit(3, 4, 'y')]);
    const report = reportAnnotators(m2(), [...many, shared]);
    expect(report.agreement).toMatchObject([{ sentences: 1, units: 4, both: 0 }]);
    expect(report.cross).toMatchObject([
      { text: 0, gold: 1, sentences: 1, score: { correct: 0, proposed: 1, gold: 1 } },
      { text: 1, gold: 0, sentences: 1, score: { correct: 0, proposed: 1, gold: 1 } },
    ]);
    expect(reportAnnotators(m2(), [...many, shared], { unlisted: 'first' }).agreement).toMatchObject([
      { sentences: 101, units: 304, both: 100 },
    ]);
  });

  it('is empty for one annotator, and for nothing', () => {
    expect(reportAnnotators(m2(), [sentence('a', [])])).toMatchObject({ annotators: [0], agreement: [], cross: [] });
    expect(reportAnnotators(m2(), [])).toMatchObject({ annotators: [], types: [] });
  });
});
