import { describe, expect, it } from 'vitest';
import type { Edit } from '../../corpus/edit.js';
import { describeContract } from '../testing/contract.js';
import { m2 } from '../m2/index.js';
import { hoo } from './index.js';

const OTHER_EDITS = 'the edits are those of a word difference, which may cut the gold edits elsewhere';

describeContract(() => hoo(), {
  'the order of sentences changes nothing': 'annotators are chosen by running totals, sentence after sentence',
  'a perfect hypothesis scores best': OTHER_EDITS,
  'the gold as its own system is perfect': OTHER_EDITS,
  'a gold of one annotator as its own system is perfect': OTHER_EDITS,
});

type Gold = [start: number, end: number, correction: string, optional?: 'optional'];

function edits(golds: readonly Gold[]): Edit[] {
  return golds.map(([start, end, correction, optional]) => ({
    start,
    end,
    type: 'T',
    corrections: correction.split('||'),
    required: optional === undefined,
    comment: '',
  }));
}

const segment = (source: string, hypothesis: string, golds: readonly Gold[] = []) => ({
  sentence: { source, annotations: [{ annotator: 0, edits: edits(golds) }] },
  hypothesis,
});

function wordDifference(source: string, hypothesis: string): [string, string][] {
  const before = source.split(' ');
  const after = hypothesis.split(' ');
  return hoo()
    .align(segment(source, hypothesis))[0]
    .edits.map(({ start, end, from, to }) => [before.slice(start, end).join(' '), after.slice(from, to).join(' ')]);
}

describe('hoo()', () => {
  it.each<[string, string, [string, string][], Gold[], number]>([
    ['unit be word', 'unit be a word', [['', 'a']], [[2, 3, 'a word']], 0],
    [
      'set similar with test set',
      'set similar to the test set',
      [['with', 'to the']],
      [
        [2, 3, 'to'],
        [3, 3, 'the'],
      ],
      0,
    ],
    ['Xinhua portion of', 'The xinhua portion of', [['Xinhua', 'The xinhua']], [[0, 0, 'The']], 0],
    ['is no a doubt ,', 'is no doubt ,', [['a', '']], [[2, 4, 'doubt']], 0],
  ])(
    'reads %j → %j as a word difference and misses what M2 finds',
    (source, hypothesis, difference, golds, correct) => {
      expect(wordDifference(source, hypothesis)).toEqual(difference);
      const measured = segment(source, hypothesis, golds);
      expect(hoo().corpus([hoo().sentence(measured)]).correct).toBe(correct);
      expect(m2().corpus([m2().sentence(measured)]).correct).toBeGreaterThan(correct);
    },
  );

  it('matches words as early as it can, as wdiff does', () => {
    expect(hoo().align(segment('the the cat', 'the cat'))[0].edits).toMatchObject([{ start: 1, end: 2 }]);
    expect(hoo().align(segment('a b', 'a b a b'))[0].edits).toMatchObject([{ start: 2, end: 2, from: 2, to: 4 }]);
  });

  it('gives silence no credit: precision, recall and F are 0', () => {
    const metric = hoo();
    expect(metric.corpus([metric.sentence(segment('a b', 'a b', [[0, 1, 'x']]))])).toMatchObject({
      precision: 0,
      recall: 0,
      value: 0,
    });
  });
});

function levels(source: string, hypothesis: string, golds: readonly Gold[]) {
  const metric = hoo({ levels: true });
  const result = metric.corpus([metric.sentence(segment(source, hypothesis, golds))]).levels;
  if (result === undefined) throw new Error('no levels');
  return result;
}

describe('levels', () => {
  it('counts an overlapping edit as detected only', () => {
    const { detection, recognition, correction } = levels('a b c d', 'a x d', [[1, 2, 'x']]);
    expect([detection.recall, recognition.recall, correction.recall]).toEqual([1, 0, 0]);
  });

  it('counts an edit of the same extent as recognised, of the same text as corrected', () => {
    const wrong = levels('a b c', 'a y c', [[1, 2, 'x']]);
    expect([wrong.detection.value, wrong.recognition.value, wrong.correction.value]).toEqual([1, 1, 0]);
    expect(levels('a b c', 'a x c', [[1, 2, 'x']]).correction.value).toBe(1);
  });

  it('counts edits that overlap no gold against detection', () => {
    const { detection } = levels('a b c d e', 'x b c d y', [[0, 1, 'x']]);
    expect([detection.precision, detection.recall]).toEqual([0.5, 1]);
  });

  it('rewards, with the bonus, optional edits that nothing touches', () => {
    const { correction } = levels('a b c d e', 'x b c d e', [
      [0, 1, 'x'],
      [3, 4, 'z', 'optional'],
    ]);
    expect([correction.precision, correction.recall]).toEqual([1, 0.5]);
    expect([correction.withBonus.precision, correction.withBonus.recall]).toEqual([1, 1]);
  });

  it('gives no bonus for an optional edit that the system got wrong', () => {
    const { correction } = levels('a b c', 'a y c', [[1, 2, 'x', 'optional']]);
    expect(correction.withBonus).toMatchObject({ precision: 0, recall: 0 });
  });

  it.each<[string, string, string, Gold, number]>([
    ['an insertion within a gold change', 'a b c d', 'a b x c d', [1, 3, 'z'], 1],
    ['an insertion at the edge of a gold change', 'a b c d', 'a x b c d', [1, 3, 'z'], 0],
    ['a change around a gold insertion', 'a b c d', 'a x y d', [2, 2, 'z'], 1],
    ['a change that ends with the gold insertion', 'a b c', 'a x the c', [2, 2, 'the'], 1],
    ['a change that begins with the gold insertion', 'a b c', 'a the x c', [1, 1, 'the'], 1],
    ['a change that only touches a gold insertion', 'a b c', 'a x c', [2, 2, 'the'], 0],
    ['an insertion at the place of the gold insertion', 'a b', 'a x b', [1, 1, 'the'], 1],
  ])('detects %s: %j → %j', (_, source, hypothesis, gold, recall) => {
    expect(levels(source, hypothesis, [gold]).detection.recall).toBe(recall);
  });

  it('takes M2 edits without the unchanged words around them', () => {
    const metric = m2({ levels: true });
    const { levels: result } = metric.corpus([
      metric.sentence(
        segment('a b c d e', 'a b y d e', [
          [2, 3, 'x'],
          [3, 4, 'z'],
        ]),
      ),
    ]);
    expect(result?.detection.recall).toBe(0.5);
    expect(result?.recognition.recall).toBe(0.5);
  });
});
