import { describe, expect, it } from 'vitest';
import { batchStats } from '../metrics/batch.js';
import { m2 } from '../metrics/m2/index.js';
import { planTests, resampleSystems, testSystems } from '../significance/test-systems.js';
import { printTables } from '../tables/print-tables.js';
import { bestFirst, scoredSystems } from './best-first.js';
import { inexactWarnings } from './inexact.js';
import { scoreDocument } from './score-document.js';
import { scoreTables } from './score-tables.js';
import type { ReportedScore } from './scored-systems.js';
import { withTests } from './with-tests.js';

const metric = m2();
const edit = { start: 1, end: 2, type: 'T', corrections: ['x'], required: true, comment: '' };
const sentences = [{ source: 'a b c', annotations: [{ annotator: 0, edits: [edit] }] }];
const names = ['zero', 'good', 'also'];
const outputs = ['a b c', 'a x c', 'a x c'].map((line, at) => ({ file: names[at], lines: [line] }));
const stats = batchStats(metric, { first: 0, sentences, outputs });
const scores = stats.map((own) => metric.corpus(own));

describe('bestFirst(systems, metric)', () => {
  it('puts the highest value first, and equals by name', () => {
    const systems = scoredSystems([metric], [scores], names);
    expect(bestFirst(systems, 'm2').map(({ name }) => name)).toEqual(['also', 'good', 'zero']);
    expect(systems.map(({ name }) => name)).toEqual(names);
  });
});

describe('withTests(scores, tests, names)', () => {
  const values = scores.map(({ value }) => value);
  const plan = planTests(values, 0);
  const resampled = resampleSystems(metric, stats, plan.pairs, { first: 0, end: 20, seed: 1 });
  const tested = withTests(scores, testSystems(values, plan, resampled, 0.95), names);

  it('names the systems that were tested against, and leaves out tests that there are none of', () => {
    expect(tested.map(({ tests }) => tests)).toMatchObject([
      {},
      { baseline: { system: 'zero', difference: 1 }, next: { system: 'also' } },
      { baseline: { system: 'zero' }, next: { system: 'zero' } },
    ]);
    expect(tested[0].tests).toEqual({});
    expect(tested[1].confidenceInterval).toEqual([1, 1]);
  });

  it('makes a board that prints', () => {
    const significance = { baseline: 'zero', resamples: 20, confidence: 0.95, seed: 1 };
    const systems = bestFirst(scoredSystems([metric], [tested], names), 'm2');
    const board = { metrics: [metric], systems, significance };
    const text = printTables(scoreTables(board, 1), 'text');
    expect(text.split('\n')[0]).toMatch(/^System\s+P\s+R\s+F0\.5\s.*95 % interval\s+vs zero\s+vs next$/u);
    expect(text.split('\n')[1]).toMatch(/^also\s+100\.0\s+100\.0\s+100\.0\s.*100\.0 to 100\.0/u);
    expect(JSON.parse(JSON.stringify(scoreDocument(board)))).toMatchObject({
      significance,
      systems: [{ name: 'also' }, {}, {}],
    });
  });
});

describe('inexactWarnings(metrics, scores, names)', () => {
  it('names the metric, the system and the number of sentences', () => {
    const score: ReportedScore & { readonly inexactSentences: number } = { ...scores[0], inexactSentences: 2 };
    expect(inexactWarnings([metric], [[scores[0], score]], ['a', 'b'])).toEqual([
      expect.stringMatching(/^m2 of b is inexact: 2 sentences .*--max-references/u),
    ]);
  });
});
