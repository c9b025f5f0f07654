import {
  VERSION,
  badOption,
  correlate,
  extractEdits,
  granularities,
  kindOf,
  metaSections,
  ownOptions,
  quote,
  rank,
  rankingMethods,
  readJudgments,
  referenceSets,
  score,
  scoreDocument,
  scoreWarnings,
  sharedOptions,
  withPlainNames,
  type FirstSentence,
  type MetricOptions,
  type MetricSpec,
  type Ranking,
  type RankingMethodName,
  type Runner,
} from '@stet/core/internal';
import { z } from 'zod';
import { metricsDocument } from '../commands/metrics.js';
import { method, type Method } from './json-rpc.js';

const Lines = z.union([z.string(), z.array(z.string())]);
const Metric = z.union([
  z.string(),
  z.object({ name: z.string(), options: z.record(z.string(), z.unknown()).default({}) }),
]);
const Texts = {
  gold: z.string().optional(),
  source: Lines.optional(),
  references: z.array(Lines).optional(),
  referenceSet: z.enum(referenceSets).optional(),
  strictOriginal: z.boolean().optional(),
  skipBadEdits: z.boolean().optional(),
};
const Resampling = {
  resamples: z.int().min(1).max(1_000_000).optional(),
  seed: z.int().min(0).optional(),
  confidence: z.number().gt(0).lt(1).optional(),
};
const Judgments = z.union([z.string(), z.array(z.record(z.string(), z.unknown()))]);
const SystemValues = z.record(z.string(), z.number());

const ScoreParams = z.strictObject({
  ...Texts,
  systems: z.record(z.string(), Lines),
  metrics: z.array(Metric).min(1).default(['m2']),
  significance: z.strictObject({ baseline: z.string().optional(), ...Resampling }).optional(),
  perSentence: z.boolean().optional(),
});
const SentenceParams = z.strictObject({ ...Texts, hypotheses: Lines, metric: Metric.default('m2') });
const EditParams = z.strictObject({
  pairs: z.array(z.tuple([z.string(), z.string()])),
  granularity: z.enum(granularities).optional(),
});
const RankParams = z.strictObject({
  judgments: Judgments,
  method: z.enum(Object.keys(rankingMethods) as [RankingMethodName]).default('expected-wins'),
  resamples: Resampling.resamples.unwrap().default(1000),
  seed: Resampling.seed.unwrap().default(1),
  confidence: Resampling.confidence.unwrap().default(0.95),
});
const CorrelateParams = z.strictObject({
  metrics: z
    .array(
      z.strictObject({
        name: z.string(),
        scores: SystemValues,
        sentences: z.record(z.string(), z.array(z.number())).optional(),
      }),
    )
    .min(1),
  human: z.strictObject({ name: z.string().default('human'), scores: SystemValues }).optional(),
  judgments: Judgments.optional(),
  firstSentence: z.literal([0, 1]).optional(),
  without: z.array(z.string()).optional(),
  sections: z.array(z.enum(metaSections)).optional(),
  ...Resampling,
});

/** What `stet serve-stdio` answers: the same orchestrations as everywhere, kept warm by the runner. */
export function stdioMethods(runner: Runner, programs: readonly MetricSpec[]): Readonly<Record<string, Method>> {
  const specOf = (metric: z.infer<typeof Metric>): MetricSpec => {
    const { name, options } = typeof metric === 'string' ? { name: metric, options: {} } : metric;
    return programs.find((program) => program.name === name) ?? { name, options: knownOptions(name, options) };
  };
  return {
    version: method(z.strictObject({}), () => ({ version: VERSION })),
    metrics: method(z.strictObject({}), () => ({
      ...metricsDocument(),
      programs: programs.map(({ program }) => program?.declaration),
    })),
    score: method(ScoreParams, async ({ metrics, significance, perSentence, ...texts }) => {
      const board = await score(texts, metrics.map(specOf), { runner, significance, perSentence });
      return { ...scoreDocument(board), warnings: scoreWarnings(board) };
    }),
    scoreSentences: method(SentenceParams, async ({ hypotheses, metric, ...texts }) => {
      const spec = specOf(metric);
      const systems = { hypotheses };
      const board = await score({ ...texts, systems }, [spec], { runner, perSentence: true });
      const { sentences = [], signature } = board.systems[0].scores[spec.name];
      return { metric: spec.name, signature, sentences };
    }),
    extractEdits: method(EditParams, ({ pairs, granularity }) =>
      pairs.map(([source, corrected]) =>
        extractEdits(source, corrected, granularity).map(({ start, end, type, corrections: [correction] }) => ({
          start,
          end,
          type,
          correction,
        })),
      ),
    ),
    rank: method(RankParams, ({ judgments, method: name, ...options }) =>
      rank(rankingsOf(judgments), name, { ...options, runner }),
    ),
    correlate: method(CorrelateParams, ({ metrics, human, judgments, firstSentence, ...options }) =>
      correlate(
        metrics.map(({ name, scores, sentences }) => ({
          name,
          scores: new Map(Object.entries(scores)),
          sentences: sentences === undefined ? undefined : new Map(Object.entries(sentences)),
        })),
        {
          rankings: judgments === undefined ? undefined : withPlainNames(rankingsOf(judgments, firstSentence)),
          scores: human === undefined ? undefined : { ...human, scores: new Map(Object.entries(human.scores)) },
        },
        { ...options, runner },
      ),
    ),
  };
}

/** The options of a metric, which must know them all. */
function knownOptions(name: string, options: Readonly<Record<string, unknown>>): MetricOptions {
  const kind = kindOf({ name });
  const optionKeys = sharedOptions([kind]).map(({ key }) => key);
  const unknown = Object.keys(options).find((key) => !optionKeys.includes(key));
  if (unknown === undefined) return ownOptions(kind, options);
  throw badOption(`options of ${name} among ${optionKeys.join(', ')}`, quote(unknown), 'Leave it out.');
}

/** Judgments as the text of a file in any format, or as rankings. */
function rankingsOf(judgments: z.infer<typeof Judgments>, firstSentence?: FirstSentence): readonly Ranking[] {
  if (typeof judgments === 'string') return readJudgments(judgments, { firstSentence });
  const lines = judgments.map((ranking) => JSON.stringify(ranking)).join('\n');
  return readJudgments(lines, { format: 'jsonl', firstSentence });
}
