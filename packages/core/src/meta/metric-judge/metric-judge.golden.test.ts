import { expect, it } from 'vitest';
import { parsePlainText } from '../../corpus/plain-text.js';
import { parseSentenceList } from '../../judgments/numbering/parse-sentence-list.js';
import { readJudgments } from '../../judgments/formats/read.js';
import { pairwiseJudgments } from '../../judgments/pairwise.js';
import { selectRankings } from '../../judgments/select.js';
import { onePassSkills } from '../../ranking/one-pass/one-pass-skills.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { shuffle } from '../../random/shuffle.js';
import { pearson, spearman, type Correlation } from '../../stats/correlation.js';
import { parseSystemScores } from '../formats/system-scores.js';
import { score } from '../../scoring/score.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { tokenise } from '../../text/white-space.js';
import { expectedWinsOf } from '../judge-ceiling.js';
import type { SentenceScores } from '../sentence-level/sentence-scores.js';
import { aggregate } from './aggregate.js';
import { metricJudgments, metricJudgmentsLike } from './metric-judgments.js';

const SYSTEMS =
  'BART BERT-fuse GECToR-BERT GECToR-ens GPT-3.5 INPUT LM-Critic PIE REF-F REF-M Riken-Tohoku T5 TemplateGEC TransGEC UEDIN-MS'.split(
    ' ',
  );

type Values = Readonly<Record<string, number>>;
interface Aggregated {
  readonly trueskill: { readonly scores: Values; readonly sigma: Values };
  readonly expected_wins: { readonly scores: Values };
  readonly judged_expected_wins: { readonly scores: Values };
}
interface Golden {
  readonly metrics: Readonly<Record<string, Readonly<Record<string, Aggregated>>>>;
  readonly order: {
    readonly metrics: Readonly<
      Record<string, Readonly<Record<string, { readonly r: number[]; readonly rho: number[] }>>>
    >;
  };
  readonly toy: {
    readonly scores: Readonly<Record<string, number[]>>;
    readonly trueskill: Values;
    readonly sigma: Values;
  };
}
interface GecMetrics {
  readonly sets: Readonly<
    Record<
      string,
      Readonly<Record<string, Readonly<Record<'trueskill' | 'expected_wins', { readonly system_scores: Values }>>>>
    >
  >;
}

/** The largest difference of two sets of scores, which must name the same systems. */
function distance(found: ReadonlyMap<string, number>, expected: Values): number {
  expect([...found.keys()].sort()).toEqual(Object.keys(expected).sort());
  return Math.max(...Object.entries(expected).map(([name, value]) => Math.abs((found.get(name) ?? NaN) - value)));
}

/**
 * SEEDA's 391 sentences. `aggregation.json` was computed by another program from sentence scores of Stet, in the closed
 * form of TrueSkill; `gec-metrics.json` was printed by gec-metrics itself, whose erfc is an approximation.
 */
describeGolden('sentence scores of metrics on SEEDA, rated', () => {
  const golden = readSharedJson('golden/seeda/aggregation.json') as Golden;
  const gecMetrics = readSharedJson('golden/seeda/gec-metrics.json') as GecMetrics;
  const gold = readShared('data/seeda/subset.m2');
  const texts = Object.fromEntries(SYSTEMS.map((name) => [name, readShared(`data/seeda/outputs/subset/${name}.txt`)]));
  const list = parseSentenceList(readShared('data/seeda/subset.ids'));
  const judgments = readShared('data/seeda/judgments_edit.xml');
  const references = [0, 1].map((at) => {
    const lines = parsePlainText(readShared(`data/seeda/references/gec-metrics.ref${at}.txt`));
    return list.map((number) => lines[number - 1]);
  });

  const sentenceScores = async (name: string, against: object): Promise<SentenceScores> => {
    const board = await score({ ...against, systems: texts }, [{ name }], { perSentence: true });
    return {
      name,
      scores: new Map(
        board.systems.map((system) => [system.name, (system.scores[name].sentences ?? []).map(({ value }) => value)]),
      ),
    };
  };
  const length: SentenceScores = {
    name: 'length',
    scores: new Map(
      SYSTEMS.map((name) => [
        name,
        parsePlainText(texts[name]).map((line) => Array.from(tokenise(line).join(' ')).length),
      ]),
    ),
  };

  it.each([
    ['m2', 'm2', () => sentenceScores('m2', { gold })],
    ['gleu', 'gleu cn', () => sentenceScores('gleu', { gold })],
    ['green', 'green gec-metrics', () => sentenceScores('green', { source: texts.INPUT, references })],
    ['length', 'length', () => Promise.resolve(length)],
  ])('by %s are those of the other program, on every set of systems', async (_, key, scoresOf) => {
    const metric = await scoresOf();
    const evaluated = { name: metric.name, scores: new Map<string, number>(), sentences: metric.scores };
    const rankings = readJudgments(judgments, { sentences: list });
    for (const [set, { trueskill, expected_wins: wins, judged_expected_wins: judged }] of Object.entries(
      golden.metrics[key],
    )) {
      const systems = Object.keys(wins.scores);
      expect([set, distance(aggregate(evaluated, 'expected-wins', systems).scores, wins.scores)]).toEqual([set, 0]);
      expect(distance(aggregate(evaluated, 'trueskill', systems).scores, trueskill.scores)).toBeLessThan(1e-9);
      const like = metricJudgmentsLike(selectRankings(rankings, { systems }), metric);
      expect(distance(expectedWinsOf(like).scores, judged.scores)).toBeLessThan(1e-12);
    }
  });

  it.each([
    ['length', () => Promise.resolve(length)],
    ['green', () => sentenceScores('green', { source: texts.INPUT, references })],
  ])('by %s are what gec-metrics prints, with the references that it makes', async (key, scoresOf) => {
    const metric = await scoresOf();
    const evaluated = { name: key, scores: new Map<string, number>(), sentences: metric.scores };
    for (const set of Object.values(gecMetrics.sets)) {
      const { trueskill, expected_wins: wins } = set[key];
      const systems = Object.keys(wins.system_scores);
      expect(distance(aggregate(evaluated, 'expected-wins', systems).scores, wins.system_scores)).toBeLessThan(1e-12);
      expect(distance(aggregate(evaluated, 'trueskill', systems).scores, trueskill.system_scores)).toBeLessThan(1e-6);
    }
  });

  it.each([
    ['m2', 'm2', () => sentenceScores('m2', { gold })],
    ['green', 'green gec-metrics', () => sentenceScores('green', { source: texts.INPUT, references })],
  ])('by %s correlate differently with people in another order of the sentences', async (_, key, scoresOf) => {
    const systems = Object.keys(golden.metrics[key].base.trueskill.scores);
    const { scores } = await scoresOf();
    const base = { name: key, scores: new Map(systems.map((name) => [name, scores.get(name) ?? []])) };
    const judged = metricJudgments(base);
    const passes = Array.from({ length: 30 }, (__, seed) => {
      const pairs = pairwiseJudgments(shuffle(judged, new MersenneTwister(seed)), 'systems');
      expect(pairs.names).toEqual(systems);
      return onePassSkills(pairs).means;
    });
    for (const file of ['TS_edit', 'TS_sent']) {
      const [{ scores: human }] = parseSystemScores(readShared(`data/seeda/human/${file}.tsv`), { name: file });
      const people = systems.map((name) => human.get(name) ?? NaN);
      const range = (correlation: Correlation): number[] => {
        const values = passes.map((means) => correlation(means, people) ?? NaN);
        return [Math.min(...values), Math.max(...values)].map((value) => Number(value.toFixed(6)));
      };
      const { r, rho } = golden.order.metrics[key][file];
      expect([range(pearson), range(spearman)]).toEqual(
        [r, rho].map((ends) => ends.map((end) => Number(end.toFixed(6)))),
      );
    }
  });

  it('give the skills and deviations of the toy', () => {
    const scores = new Map(Object.entries(golden.toy.scores));
    const pairs = pairwiseJudgments(metricJudgments({ name: 'toy', scores }), 'systems');
    const { means, variances } = onePassSkills(pairs);
    pairs.names.forEach((name, at) => {
      expect(means[at]).toBeCloseTo(golden.toy.trueskill[name], 12);
      expect(Math.sqrt(variances[at])).toBeCloseTo(golden.toy.sigma[name], 12);
    });
  });
});
