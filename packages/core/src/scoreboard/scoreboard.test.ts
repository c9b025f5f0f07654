import { describe, expect, it } from 'vitest';
import { score } from '../scoring/score.js';
import { bestFirst } from '../scoring/scoreboard.js';
import { printTables } from '../tables/print-tables.js';
import { scoreWarnings, scoreTables } from './score-tables.js';
import { scoreDocument } from './score-document.js';

const gold = 'S a b c\nA 1 2|||T|||x|||REQUIRED|||-NONE-|||0\n';
const systems = { zero: 'a b c', good: 'a x c', also: 'a x c' };
const board = await score({ gold, systems }, ['m2'], { significance: { resamples: 20 } });

describe('bestFirst(systems, metric)', () => {
  it('puts the highest value first, and equals by name', () => {
    const shuffled = board.systems.toReversed();
    expect(bestFirst(shuffled, 'm2').map(({ name }) => name)).toEqual(['also', 'good', 'zero']);
    expect(shuffled.map(({ name }) => name)).toEqual(['zero', 'good', 'also']);
  });
});

describe('a scoreboard', () => {
  it('names the systems that were tested against, and leaves out tests that there are none of', () => {
    const tests = Object.fromEntries(board.systems.map(({ name, scores }) => [name, scores.m2.tests]));
    expect(tests).toMatchObject({
      zero: {},
      good: { baseline: { system: 'zero', difference: 1 }, next: { system: 'also' } },
      also: { baseline: { system: 'zero' }, next: { system: 'zero' } },
    });
    expect(tests.zero).toEqual({});
    expect(board.systems[0].scores.m2.confidenceInterval).toEqual([1, 1]);
  });

  it('prints', () => {
    const text = printTables(scoreTables(board, 1), 'text');
    expect(text.split('\n')[0]).toMatch(/^System\s+P\s+R\s+F0\.5\s.*95 % interval\s+vs zero\s+vs next$/u);
    expect(text.split('\n')[1]).toMatch(/^also\s+100\.0\s+100\.0\s+100\.0\s.*100\.0 to 100\.0/u);
    expect(JSON.parse(JSON.stringify(scoreDocument(board)))).toMatchObject({
      significance: { baseline: 'zero', resamples: 20, confidence: 0.95, seed: 1 },
      systems: [{ name: 'also', scores: { m2: { value: 1, precision: 1, correct: 1 } } }, {}, {}],
    });
  });
});

describe('scoreWarnings(board)', () => {
  it('names the metric, the system, the number of sentences, and what the value may be', () => {
    expect(
      scoreWarnings({
        inexact: [{ metric: 'i-measure', system: 'b', sentences: 2, bounds: [-0.01234, 0.01231] }],
        notices: ['Beware.'],
        skipped: [],
      }),
    ).toEqual([
      expect.stringMatching(
        /^I-measure of b is inexact: 2 sentences .* between -1\.24 and 1\.24\. .*\{\{maxReferences\}\}/u,
      ),
      'Beware.',
    ]);
  });
});
