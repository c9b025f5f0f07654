import { describe, expect, it } from 'vitest';
import { parseGold } from '../../formats/parse-gold.js';
import { toyAnalyser } from '../errant/testing/toy-analyser.js';
import { describeContract } from '../testing/contract.js';
import { cleme2, type Cleme2Metric, type Cleme2Options } from './index.js';

const create = (options: Cleme2Options = {}): Cleme2Metric => cleme2(options, { analyser: toyAnalyser });

const NOTHING_TO_HIT =
  'where there is nothing to correct there is no hit, so that leaving a sentence alone scores below 1';
const RUNNING = 'the choice of reference depends on the sentences before';

describeContract(() => create({ goldEdits: 'extracted' }), {
  'a perfect hypothesis scores best': NOTHING_TO_HIT,
  'the order of sentences changes nothing': RUNNING,
});

describeContract(() => create({ goldEdits: 'extracted', assumption: 'independent', level: 'sentence' }), {
  'a perfect hypothesis scores best': NOTHING_TO_HIT,
  'the gold as its own system is perfect': NOTHING_TO_HIT,
  'a gold of one annotator as its own system is perfect': NOTHING_TO_HIT,
  'a plain gold as its own system is perfect': NOTHING_TO_HIT,
});

const A = (span: string, type: string, correction: string): string =>
  `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||0\n`;

describe('cleme2()', () => {
  const gold = parseGold(
    `S he go in mat on a day\n${A('1 2', 'R:VERB:SVA', 'goes')}${A('3 3', 'M:DET', 'the')}${A('5 6', 'R:DET', 'the')}\nS all is well\n`,
  );
  const score = (lines: readonly string[], options: Cleme2Options = {}) => {
    const metric = create({ analysis: 'none', ...options });
    return metric.corpus(lines.map((hypothesis, at) => metric.sentence({ sentence: gold[at], hypothesis })));
  };

  it('tells apart what is hit, wrong, left uncorrected, and changed without need', () => {
    expect(score(['he goes in mat on one day', 'all was well'])).toMatchObject({
      hit: 1 / 3,
      wrong: 1 / 3,
      under: 1 / 3,
      over: 1 / 3,
      tp: 1,
      necessary: 1,
      unnecessary: 1,
      fn: 1,
    });
  });

  it('has shares that sum to 1 where there is something to correct, and are 0 where there is not', () => {
    const { hit, wrong, under, over, value } = score(['he go in mat on a day', 'all is well']);
    expect([hit, wrong, under, over]).toEqual([0, 0, 1, 0]);
    expect(value).toBeCloseTo(0.4, 12);
    const metric = create({ analysis: 'none' });
    const untouched = metric.corpus([metric.sentence({ sentence: gold[1], hypothesis: 'all is well' })]);
    expect(untouched).toMatchObject({ hit: 0, wrong: 0, under: 0, over: 0 });
    expect(untouched.value).toBeCloseTo(0.55, 12);
  });

  it('weighs the shares as the level asks, or as is asked for', () => {
    const lines = ['he go in mat on a day', 'all is well'];
    expect(score(lines, { factors: 'sentence' }).value).toBeCloseTo(0.25 + 0.2, 12);
    expect(score(lines, { level: 'sentence' }).value).toBeCloseTo((0.25 + 0.2 + 0.65) / 2, 12);
  });
});
