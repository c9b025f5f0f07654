import { expect, it } from 'vitest';
import type { MetricSpec } from '../metrics/registry.js';
import { describeGolden, readSharedJson } from '../testing/shared.js';
import { correlate } from './correlate.js';
import type { Correlations, EvaluatedMetric } from './correlations.js';
import { namedSets, systemSet } from './system-sets.js';
import { sentinels } from './sentinels.js';
import type { SubsetCorrelations } from './system-level/leave-one-out.js';
import {
  seedaHuman,
  seedaMetric,
  seedaOutputs,
  seedaRankings,
  seedaSentences,
  seedaUnsmoothedGleu,
  type SeedaJudgments,
  type SeedaReferences,
} from './testing/seeda.js';

type ByName<T> = Readonly<Record<string, T>>;

interface SentenceGolden {
  readonly N: number;
  readonly C: number;
  readonly D: number;
  readonly Tm: number;
  readonly acc: number;
  readonly tau14: number;
  readonly released_acc: number;
  readonly released_tau: number;
}

/** From scores by Stet itself, with everything after the scores in an independent Python program. */
interface MetricGolden {
  readonly system_scores: ByName<number>;
  readonly system_level: ByName<ByName<readonly [r: number, rho: number]>>;
  readonly sentence_level: ByName<SentenceGolden>;
  readonly windows: ByName<readonly (readonly [r: number, rho: number])[]>;
  readonly by_rank_pair: Readonly<
    Record<SeedaJudgments, ByName<{ readonly agree: number; readonly disagree: number }>>
  >;
}

/** What gec-metrics 0.1.2 prints. */
interface PrintedGolden {
  readonly default: {
    readonly system_scores: ByName<number>;
    readonly corr: ByName<readonly [r: number, rho: number]>;
  };
  readonly sentence: Readonly<Record<SeedaJudgments, readonly [accuracy: number, tau: number]>>;
  readonly 'window4:default'?: ByName<readonly (readonly [first: number, last: number, r: number, rho: number])[]>;
  readonly pairwise: Readonly<
    Record<SeedaJudgments, readonly (readonly [ranks: readonly [number, number], accuracy: number])[]>
  >;
}

const METRICS: ByName<readonly [spec: MetricSpec, references: SeedaReferences]> = {
  m2: [{ name: 'm2' }, 'cn'],
  hoo: [{ name: 'hoo' }, 'cn'],
  'i-measure': [{ name: 'i-measure' }, 'cn'],
  bleu: [{ name: 'bleu' }, 'cn'],
  'gleu cn': [{ name: 'gleu' }, 'cn'],
  'gleu official-applied': [{ name: 'gleu' }, 'official-applied'],
  'gleu gec-metrics paper python3': [{ name: 'gleu', options: { penalty: 'paper', draws: 'python3' } }, 'gec-metrics'],
  'green cn': [{ name: 'green' }, 'cn'],
  'green gec-metrics': [{ name: 'green' }, 'gec-metrics'],
};

const JUDGMENTS: readonly SeedaJudgments[] = ['edit', 'sent'];
const METHODS = ['EW', 'TS'] as const;
const DIGITS = 9;

const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value.toFixed(DIGITS));
const roundedAll = (values: readonly (number | null | undefined)[]): (number | null)[] => values.map(rounded);

describeGolden('a meta-evaluation on SEEDA', async () => {
  const golden = (readSharedJson('golden/seeda/stet.json') as { subset: ByName<MetricGolden> }).subset;
  const printed = (readSharedJson('golden/seeda/gec-metrics.json') as { sets: ByName<ByName<PrintedGolden>> }).sets;
  const outputs = seedaOutputs();
  const judged = outputs.map(({ name }) => name);
  const metrics: EvaluatedMetric[] = [
    ...Object.entries(METRICS).map(([name, [spec, references]]) => seedaMetric(name, spec, references)),
    seedaUnsmoothedGleu('gleu without smoothing', 'paper'),
    seedaUnsmoothedGleu('official gleu without smoothing', 'program'),
    ...sentinels(
      seedaSentences('cn').map(({ source }) => source),
      outputs,
    ),
  ];
  const evaluations = new Map<string, Correlations>();
  for (const judgments of JUDGMENTS) {
    const rankings = seedaRankings(judgments);
    for (const set of namedSets) {
      const { without } = systemSet(set, judged);
      for (const method of METHODS) {
        const human = { rankings, scores: seedaHuman(method, judgments) };
        const sections = ['correlations', 'windows', 'accuracy', 'rank-distance'] as const;
        evaluations.set(
          `${judgments} ${set} ${method}`,
          await correlate(metrics, human, { resamples: 1, without, sections }),
        );
      }
    }
  }
  const evaluation = (judgments: SeedaJudgments, set: string, method = 'EW'): Correlations => {
    const found = evaluations.get(`${judgments} ${set} ${method}`);
    if (found === undefined) throw new Error(`no evaluation of ${judgments} ${set} ${method}`);
    return found;
  };
  /** The metrics with their place in the evaluations. */
  const placed = Object.keys(METRICS).map((name, at) => [name, at] as const);
  const indexOf = (wanted: string): number => metrics.findIndex(({ name }) => name === wanted);
  const pairOf = ({ systemLevel }: Correlations, at: number): (number | null)[] => {
    const correlation = systemLevel.correlations?.[at];
    return roundedAll([correlation?.pearson.value, correlation?.spearman.value]);
  };
  const windowsOf = ({ systemLevel }: Correlations, at: number, width: number): (number | null)[][] => {
    const runs: readonly SubsetCorrelations[] =
      systemLevel.windows?.windows.find((windows) => windows.width === width)?.runs ?? [];
    return runs.map((run) => roundedAll([run.metrics[at].pearson, run.metrics[at].spearman]));
  };

  it.each(placed)('scores the systems and correlates them in every set: %s', (name, at) => {
    const { system_scores: scores, system_level: levels } = golden[name];
    expect(judged.map((system) => rounded(metrics[at].scores.get(system)))).toEqual(
      judged.map((system) => rounded(scores[system])),
    );
    const found = namedSets.map((set) =>
      METHODS.flatMap((method) => JUDGMENTS.map((judgments) => pairOf(evaluation(judgments, set, method), at))),
    );
    const expected = namedSets.map((set) =>
      METHODS.flatMap((method) => JUDGMENTS.map((judgments) => roundedAll(levels[set][`${method}_${judgments}`]))),
    );
    expect(found).toEqual(expected);
  });

  it.each(placed)('counts sentences by every rule, to the integer: %s', (name, at) => {
    for (const judgments of JUDGMENTS) {
      for (const set of namedSets) {
        const { sentenceLevel } = evaluation(judgments, set);
        const rules = sentenceLevel?.accuracy?.[at].rules;
        const systems = golden[name].sentence_level[`${judgments} ${set} expanded`];
        const texts = golden[name].sentence_level[`${judgments} ${set} unexpanded`];
        for (const [rule, expected] of [
          [rules?.strict, systems],
          [rules?.tables, texts],
        ] as const) {
          expect([rule?.n, rule?.agree, rule?.disagree, rule?.metricTies]).toEqual(
            [expected.N, expected.C, expected.D, expected.Tm], // of pairs that people decide
          );
          expect(roundedAll([rule?.accuracy.value, rule?.tau.value])).toEqual(
            roundedAll([expected.acc, expected.tau14]),
          );
        }
        expect(roundedAll([rules?.released.accuracy.value, rules?.released.tau.value])).toEqual(
          roundedAll([systems.released_acc, systems.released_tau]),
        );
      }
    }
  });

  it.each(placed)('correlates in windows of neighbours, and counts agreement by pair of ranks: %s', (name, at) => {
    const { windows, by_rank_pair: byRankPair } = golden[name];
    for (const judgments of JUDGMENTS) {
      for (const method of METHODS) {
        for (const width of [4, 8]) {
          expect(windowsOf(evaluation(judgments, 'base', method), at, width)).toEqual(
            windows[`${method}_${judgments} ${width}`].map(roundedAll),
          );
        }
      }
      const ranks = evaluation(judgments, 'base').sentenceLevel?.expanded.ranks?.[at].rankPairs ?? [];
      const counted = ranks.map(({ better, worse, n, releasedAccuracy }) => {
        const agree = Math.round(n * releasedAccuracy);
        return [`${better}-${worse}`, agree, n - agree];
      });
      expect(counted).toEqual(
        Object.entries(byRankPair[judgments]).map(([ranked, { agree, disagree }]) => [ranked, agree, disagree]),
      );
    }
  });

  it.each([
    ['length', indexOf('length')],
    ['gleu', indexOf('gleu without smoothing')],
    ['gleuofficial', indexOf('official gleu without smoothing')],
    ['green', indexOf('green gec-metrics')],
  ])('gives what gec-metrics prints: %s', (name, at) => {
    const close = (values: readonly (number | null)[]): unknown[] =>
      values.map((value): unknown => expect.closeTo(value ?? NaN, DIGITS));
    for (const set of namedSets) {
      const { default: systems, sentence, 'window4:default': windows, pairwise } = printed[set][name];
      const { without } = systemSet(set, judged);
      for (const system of judged.filter((candidate) => !without.includes(candidate))) {
        expect(metrics[at].scores.get(system), system).toBeCloseTo(systems.system_scores[system], DIGITS);
      }
      for (const judgments of JUDGMENTS) {
        const { sentenceLevel } = evaluation(judgments, set);
        const released = sentenceLevel?.accuracy?.[at].rules.released;
        expect(roundedAll([released?.accuracy.value, released?.tau.value])).toEqual(roundedAll(sentence[judgments]));
        const rankPairs = sentenceLevel?.expanded.ranks?.[at].rankPairs ?? [];
        const byRanks = new Map(pairwise[judgments].map(([[worse, better], value]) => [`${-better} ${-worse}`, value]));
        expect(rankPairs.map(({ releasedAccuracy }) => rounded(releasedAccuracy))).toEqual(
          rankPairs.map(({ better, worse }) => rounded(byRanks.get(`${better} ${worse}`))),
        );
        for (const method of METHODS) {
          const key = `${method.toLowerCase()}_${judgments}`;
          expect(pairOf(evaluation(judgments, set, method), at)).toEqual(close(systems.corr[key]));
          if (windows === undefined) continue;
          expect(windowsOf(evaluation(judgments, set, method), at, 4)).toEqual(
            windows[key].map(([, , r, rho]) => close([r, rho])),
          );
        }
      }
    }
  });
});
