import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { countPairs } from '../../ranking/pair-counts.js';
import { describeGolden, readShared } from '../../testing/shared.js';
import { pairwiseJudgments } from '../pairwise.js';
import { printJudgments } from './print.js';
import { readJudgments } from './read.js';

/** The judgments of Grundkiewicz et al. (2015), and what the original programs and others made of them. */
describeGolden('The published judgments', () => {
  const rankings = readJudgments(readShared('data/human/judgments.xml'));

  it.each([
    ['pairs-ops', '7540b094d0479aadb2a4f41cb208d392'],
    ['pairs-tup', 'a8f1588933a9707c145281971f18e2c2'],
  ] as const)('give the %s list of the original program, byte for byte', (format, md5) => {
    expect(createHash('md5').update(printJudgments(rankings, format).text).digest('hex')).toBe(md5);
  });

  it.each(['xml', 'jsonl'] as const)('survive a trip to %s', (format) => {
    expect(readJudgments(printJudgments(rankings, format).text)).toEqual(rankings);
  });

  it('survive a trip to wmt-csv, but for time and item', () => {
    const kept = rankings.map(({ sentence, judge, outputs }) => ({ sentence, judge, outputs }));
    expect(readJudgments(printJudgments(rankings, 'wmt-csv').text)).toEqual(kept);
  });

  it('are, pair by pair, those that Chollampatt & Ng (2018) publish as CSV', () => {
    const pairs = readJudgments(readShared('data/human/reassessment/sentence_pairwiseranks_humans/expanded.csv.gz'));
    const { systems, wins, ties } = countPairs(pairwiseJudgments(pairs, 'systems'));
    const rankedCounts = countPairs(pairwiseJudgments(rankings, 'systems'));
    expect(systems).toEqual(rankedCounts.systems.map((name) => `conll14st-test.${name}.src-trg`));
    expect(wins).toEqual(rankedCounts.wins);
    expect(ties).toEqual(rankedCounts.ties);
    // Every ranking of two systems or more is made again from its pairs, for the same sentence by the same judge.
    const nonEmpty = rankings.filter(({ outputs }) => outputs.length > 0);
    expect(pairs.map(({ sentence, judge }) => `${sentence} ${judge}`)).toEqual(
      nonEmpty.map(({ sentence, judge }) => `${sentence} ${judge}`),
    );
  });
});
