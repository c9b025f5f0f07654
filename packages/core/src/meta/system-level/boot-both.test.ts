import { describe, expect, it } from 'vitest';
import { pairwiseJudgments } from '../../judgments/pairwise.js';
import type { Ranking } from '../../judgments/ranking.js';
import { expectedWins } from '../../ranking/expected-wins.js';
import { countPairs } from '../../ranking/pair-counts.js';
import { bootstrapIntervals, type MetricIntervals, type RedrawnScores } from './boot-both.js';
import { drawSentences, redrawExpectedWins, redrawMeans } from './redrawn-scores.js';

const DRAWS = { resamples: 200, seed: 7 };
const OPTIONS = { ...DRAWS, confidence: 0.9 };
const SYSTEMS = ['a', 'b', 'c', 'd', 'e', 'f'];
const SENTENCES = 30;

/** A system's number with a little noise that depends on the sentence. */
const noisy = (system: number, sentence: number): number => system + 3 * Math.sin(7 * system + sentence * sentence);
const rankings: Ranking[] = Array.from({ length: SENTENCES }, (_, sentence) => ({
  sentence,
  judge: 'ann',
  outputs: SYSTEMS.map((name, system) => ({ systems: [name], rank: 10 - Math.round(noisy(system, sentence + 3)) })),
}));
const pairs = pairwiseJudgments(rankings, 'systems');
const sentenceScores = new Map(
  SYSTEMS.map((name, system) => [name, Array.from({ length: SENTENCES }, (_, sentence) => noisy(system, sentence))]),
);

describe('redrawMeans(scores, draws) and redrawExpectedWins(pairs, sentences, draws)', () => {
  it('average over the sentences of each draw, and count the judgments of the same sentences', () => {
    const means = redrawMeans(sentenceScores, DRAWS);
    const wins = redrawExpectedWins(pairs, SENTENCES, DRAWS);
    for (const resample of [0, 1, 199]) {
      const { drawn } = drawSentences(DRAWS, resample, SENTENCES);
      SYSTEMS.forEach((name, system) => {
        const mean = drawn.reduce((sum, sentence) => sum + noisy(system, sentence), 0) / SENTENCES;
        expect(means.get(name)?.[resample]).toBeCloseTo(mean, 12);
      });
      const redrawn = pairwiseJudgments(
        Array.from(drawn, (sentence) => rankings[sentence]),
        'systems',
      );
      expect(wins.map((scores) => scores[resample])).toEqual([...expectedWins(countPairs(redrawn))]);
    }
  });
});

describe('bootstrapIntervals(scored, redrawn, options)', () => {
  const human = [...expectedWins(countPairs(pairs))];
  const scored = {
    systems: SYSTEMS,
    human,
    metrics: [{ name: 'metric', scores: SYSTEMS.map((_, at) => at + Math.sin(at)) }],
  };
  const resampled = redrawMeans(sentenceScores, DRAWS);
  const redrawn: RedrawnScores = {
    sentences: SENTENCES,
    judgments: pairs,
    metrics: [SYSTEMS.map((name) => resampled.get(name) ?? [])],
  };
  const widthOf = (interval: readonly [number, number] | null): number =>
    interval === null ? NaN : interval[1] - interval[0];
  const intervalsOf = (scores: RedrawnScores): MetricIntervals =>
    bootstrapIntervals(scored, scores, OPTIONS).metrics[0];

  it('is widest where both systems and sentences are drawn', () => {
    const { pearson } = intervalsOf(redrawn);
    expect(widthOf(pearson.both)).toBeGreaterThan(widthOf(pearson.systems));
    expect(widthOf(pearson.both)).toBeGreaterThan(widthOf(pearson.sentences));
  });

  it('equals draws of systems where the scores do not depend on the sentences', () => {
    const constant = SYSTEMS.map((_, at) => new Float64Array(DRAWS.resamples).fill(scored.metrics[0].scores[at]));
    const { pearson } = intervalsOf({ ...redrawn, judgments: undefined, metrics: [constant] });
    expect(pearson.sentences).toBeNull();
    expect(pearson.both?.[0]).toBeCloseTo(pearson.systems?.[0] ?? NaN, 1);
  });

  it('says whether people were drawn again, and leaves out what cannot be drawn', () => {
    expect(bootstrapIntervals(scored, redrawn, OPTIONS).redrawsHuman).toBe(true);
    const fixed = bootstrapIntervals(scored, { ...redrawn, judgments: undefined, metrics: [undefined] }, OPTIONS);
    expect(fixed.redrawsHuman).toBe(false);
    expect(fixed.metrics[0].pearson).toMatchObject({ sentences: null, both: null });
    expect(fixed.metrics[0].pearson.systems).not.toBeNull();
  });
});
