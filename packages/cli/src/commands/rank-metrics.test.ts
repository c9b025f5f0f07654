import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJudgments } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, GOLD, SYSTEMS, file, folder, json, stet } from '../testing/stet.js';

const JUDGMENTS = join(EXAMPLE, 'judgments.xml');
const NAMES = ['careful', 'reckless', 'speller', 'unchanged'];

interface Ranked {
  readonly signature: string;
  readonly judgments: number;
  readonly decided: number;
  readonly sentences: number;
  readonly systems: readonly {
    readonly name: string;
    readonly score: number;
    readonly range: readonly number[];
    readonly cluster: number;
  }[];
}
interface Document {
  readonly people?: Ranked;
  readonly numbering?: object;
  readonly metrics: readonly (Ranked & {
    readonly metric: string;
    readonly metricSignature: string;
    readonly pairs: string;
    readonly ties: { readonly tied: number; readonly sameText: number };
    readonly withPeople?: { readonly pearson: number };
  })[];
}

/** The document; what is written is told on standard error. */
function rank(...args: string[]): Document {
  const { status, stdout } = stet('rank', '--json', '--gold', GOLD, '--resamples', '50', ...args, SYSTEMS);
  expect(status).toBe(0);
  return JSON.parse(stdout) as Document;
}

/** The sentence scores of a metric by `stet score`, and the wins of each system over each other in them. */
function winsBy(metric: string): { readonly wins: number[][]; readonly ties: number } {
  const board = json(['score', '--json', '--per-sentence', '--gold', GOLD, '--metric', metric, SYSTEMS]) as unknown as {
    systems: { name: string; scores: Record<string, { sentences: { value: number }[] }> }[];
  };
  const columns = NAMES.map((name) =>
    (board.systems.find((system) => system.name === name)?.scores[metric].sentences ?? []).map(({ value }) => value),
  );
  const wins = NAMES.map((_, row) =>
    NAMES.map((__, column) => columns[row].filter((value, at) => value > columns[column][at]).length),
  );
  const decided = wins.flat().reduce((sum, count) => sum + count, 0);
  return { wins, ties: 6 * columns[0].length - decided };
}

describe('stet rank --metric', () => {
  it('ranks by Expected Wins of sentence scores, drawn by sentence, and counts the ties', () => {
    const { metrics } = rank('--metric', 'm2,gleu');
    expect(metrics.map(({ metric, pairs }) => [metric, pairs])).toEqual([
      ['m2', 'all'],
      ['gleu', 'all'],
    ]);
    for (const { metric, signature, metricSignature, judgments, sentences, ties, systems } of metrics) {
      const { wins, ties: expectedTies } = winsBy(metric);
      const expected = NAMES.map((_, row) => {
        const shares = NAMES.flatMap((__, column) =>
          row === column ? [] : [wins[row][column] / (wins[row][column] + wins[column][row])],
        );
        return shares.reduce((sum, share) => sum + share, 0) / 3;
      });
      for (const { name, score } of systems) expect(score).toBeCloseTo(expected[NAMES.indexOf(name)], 12);
      expect({ judgments, sentences, tied: ties.tied }).toEqual({ judgments: 360, sentences: 60, tied: expectedTies });
      expect(ties.sameText).toBe(71);
      expect(signature).toMatch(/^expected-wins\|unit:sentence\|resamples:50\|/u);
      expect(metricSignature).toMatch(new RegExp(`^${metric}\\|`, 'u'));
    }
  });

  it('says how many pairs tie and, in one pass, in which order they come', () => {
    const args = ['--gold', GOLD, '--metric', 'm2', '--resamples', '20', SYSTEMS];
    const { status, stdout } = stet('rank', '--method', 'trueskill:one-pass', ...args);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^M² as a judge: all pairs of systems\n/u);
    expect(stdout).toContain('\nM² ties 25.6 % of the pairs; in 19.7 % the two texts are the same.\n');
    expect(stdout).toContain('\nOrder of the pass: sentences as they stand in the corpus, pairs of systems by name.\n');
    expect(stdout).toContain('\ntrueskill:one-pass|order:given|unit:sentence|resamples:20|');
  });

  it('shows people beside metrics, and these on the judged pairs too', () => {
    const { people, numbering, metrics } = rank('--metric', 'm2', '--judgments', JUDGMENTS);
    const alone = json(['rank', '--json', '--unit', 'sentence', '--resamples', '50', JUDGMENTS]) as unknown as Ranked;
    expect(people).toEqual(alone);
    expect(numbering).toMatchObject({ firstSentence: 0, by: 'outputs' });
    expect(metrics.map(({ pairs, judgments }) => [pairs, judgments])).toEqual([
      ['all', 360],
      ['judged', 894],
    ]);
    for (const { withPeople } of metrics) expect(withPeople?.pearson).toBeGreaterThan(0.5);
    const { stdout } = stet(
      ...['rank', '--gold', GOLD, '--metric', 'm2', '--judgments', JUDGMENTS, '--resamples', '20', SYSTEMS],
    );
    expect(stdout).toMatch(/\nSide by side\nSystem +# +People +# +M² +# +M², judged\ncareful /u);
  });

  it('writes what the metric says as judgments, which rank and agreement take like any others', () => {
    const written = join(folder, 'm2.jsonl');
    const { metrics } = rank('--metric', 'm2', '--as-judgments', written);
    const again = json(['rank', '--json', '--unit', 'sentence', '--resamples', '50', written]) as unknown as Ranked;
    expect(again.systems).toEqual(metrics[0].systems);
    rank('--metric', 'm2', '--judgments', JUDGMENTS, '--as-judgments', written);
    const judgments = readJudgments(readFileSync(written, 'utf8'));
    const items = readJudgments(readFileSync(JUDGMENTS, 'utf8')).map(({ sentence, outputs }) =>
      JSON.stringify([sentence, outputs.map(({ systems }) => systems.join(' ')).sort()]),
    );
    expect(judgments).toHaveLength(new Set(items).size);
    const people = stet('judgments', 'convert', '--to', 'jsonl', JUDGMENTS).stdout;
    const both = file('both.jsonl', people + readFileSync(written, 'utf8'));
    expect(stet('judgments', 'agreement', '--resamples', '0', both).stdout).toMatch(/\nm2 +– +\* +0\.\d\d +0\.\d\d\n/u);
  });

  it('rates only the systems that are named, and writes a page', () => {
    const page = join(folder, 'metrics.html');
    const { metrics } = rank('--metric', 'gleu', '--systems', 'careful,speller', '--html', page);
    expect(metrics[0].systems.map(({ name }) => name)).toEqual(['careful', 'speller']);
    expect(readFileSync(page, 'utf8')).toContain('GLEU as a judge: all pairs of systems');
  });

  it.each([
    [['--metric', 'm2', '--method', 'direct-assessment', '--gold', GOLD, SYSTEMS], /--method that compares/u],
    [['--metric', 'm2', '--each-judge', '--gold', GOLD, SYSTEMS], /without --each-judge/u],
    [['--metric', 'm2', '--draws', 'counts', '--gold', GOLD, SYSTEMS], /without --draws/u],
    [['--metric', 'm2', '--systems', 'nobody,careful', '--gold', GOLD, SYSTEMS], /"nobody"/u],
    [['--metric', 'm2', '--systems', 'careful', '--gold', GOLD, SYSTEMS], /two systems or more/u],
    [['--gold', GOLD, JUDGMENTS], /--gold with --metric/u],
    [[JUDGMENTS, JUDGMENTS], /one file of judgments/u],
  ])('refuses %j', (args, message) => {
    const { status, stderr } = stet('rank', ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('stet meta --aggregation', () => {
  const meta = (...args: string[]): { aggregation: string; metrics: { scores: number[] }[] } =>
    json([
      ...['meta', '--json', '--gold', GOLD, '--judgments', JUDGMENTS, '--metric', 'm2', '--section', 'correlations'],
      ...['--resamples', '10', ...args, SYSTEMS],
    ]) as never;

  it('correlates what the ranking by the metric has as scores', () => {
    const { metrics } = rank('--metric', 'm2', '--resamples', '10');
    const scores = NAMES.map((name) => metrics[0].systems.find((system) => system.name === name)?.score);
    const evaluation = meta('--aggregation', 'expected-wins');
    expect(evaluation.aggregation).toBe('expected-wins');
    expect(evaluation.metrics[0].scores).toEqual(scores);
    expect(meta().aggregation).toBe('corpus');
  });

  it('rates all systems with --without, and only some with --systems', () => {
    const all = meta('--aggregation', 'expected-wins').metrics[0].scores;
    expect(meta('--aggregation', 'expected-wins', '--without', 'unchanged').metrics[0].scores).toEqual(all.slice(0, 3));
    const rated = meta('--aggregation', 'expected-wins', '--systems', 'careful,reckless,speller').metrics[0].scores;
    expect(rated).toHaveLength(3);
    expect(rated[0]).toBeLessThan(all[0]);
  });
});
