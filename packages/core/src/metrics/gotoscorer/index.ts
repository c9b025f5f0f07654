import { additive } from '../additive.js';
import { defineMetric, type MetricCore } from '../define-metric.js';
import type { EditSentenceScore } from '../edit-based/counting-core.js';
import {
  annotatorNotice,
  annotatorOptions,
  type Explaining,
  type ExplainingMetric,
} from '../edit-based/edit-metric.js';
import type { OutcomeScore } from '../edit-based/outcome-score.js';
import { editSource, extraction, extractionOptions } from '../errant/extraction.js';
import type { ErrantResources } from '../errant/resources.js';
import { fScore } from '../f-score.js';
import type { MetricKind } from '../kind.js';
import type { Score } from '../metric.js';
import { betaOption } from '../options/common-options.js';
import { choiceOption, numberOption, type OptionsOf } from '../options/option.js';
import { fParts, scoreParts } from '../score-parts.js';
import type { GotoResources } from './difficulty.js';
import { fateTypeSums } from './fate-type-sums.js';
import { GoldChunks } from './gold-chunks.js';
import { jointDifficulty, jointSystems } from './joint.js';
import { fatesOfRow, rowOfFates, type GotoStats } from './stats.js';
import { weightedFates, type WeightFormula } from './weighted-fates.js';

const isWeighted = ({ weights }: { readonly weights?: unknown }): boolean => weights !== 'none';

const options = {
  beta: betaOption(0.5),
  weights: choiceOption(['systems', 'given', 'none'], {
    default: 'systems',
    help: 'weigh a correction by how many of the systems scored together miss it, of those of a file, or not at all',
    flag: 'gts-weights',
  }),
  a: numberOption({
    default: 1,
    help: 'of the weight a - (right + b) / (systems + c)',
    flag: 'gts-a',
    matters: isWeighted,
  }),
  b: numberOption({ default: 0, help: 'see gts-a', flag: 'gts-b', matters: isWeighted }),
  c: numberOption({ default: 0, min: 0, help: 'see gts-a', flag: 'gts-c', matters: isWeighted }),
  ...extractionOptions,
  ...annotatorOptions,
  annotator: { ...annotatorOptions.annotator, default: 0 },
};

/** The options of GoToScorer. */
export type GotoscorerOptions = OptionsOf<typeof options>;

export type GotoscorerMetric = ExplainingMetric<Score & OutcomeScore>;

export const gotoscorerKind: MetricKind<GotoscorerOptions, GotoscorerMetric> = defineMetric({
  name: 'gotoscorer',
  title: 'GoToScorer',
  ...extraction,
  definition: 'F0.5 over chunks of the gold, each weighted by the share of systems that do not get it right',
  citation: 'Gotou et al. 2020',
  explains: true,
  dependsOnSystems: true,
  options,
  resources: (settings) => [
    ...extraction.resources(settings),
    ...(settings.weights === 'given' ? (['difficulty'] as const) : []),
  ],
  files: {
    ...extraction.files,
    difficulty: {
      resource: 'difficulty',
      kind: 'file',
      help: 'how many systems get each chunk right, as the original writes it: their number, then a line for each sentence',
      implies: { weights: 'given' },
    },
  },
  parts: ({ beta }) => [
    ...fParts('value', beta),
    ...scoreParts('percent', { accuracy: 'Acc' }),
    ...scoreParts('number', { tp: 'TP', fp: 'FP', fn: 'FN', tn: 'TN' }),
  ],
  create: (
    { beta, weights, a, b, c, ...settings },
    { difficulty, ...resources },
  ): MetricCore<GotoStats, OutcomeScore, OutcomeScore & EditSentenceScore> & Explaining<GotoStats> => {
    const chunks = new GoldChunks(editSource(settings, resources), settings);
    const formula: WeightFormula | undefined = weights === 'none' ? undefined : { a, b, c };
    const rowOf = (stats: GotoStats): readonly number[] => weightedFates(stats, formula);
    const score = (row: ArrayLike<number>): OutcomeScore => scoreWeights(row, beta);
    return {
      takesEdits: true,
      ignoresUncorrected: true,
      notice: settings.goldEdits === 'extracted' ? undefined : annotatorNotice(settings),
      align: (segment) => chunks.align(segment),
      sentence: (segment) => chunks.stats(segment),
      typeSums: (stats) => fateTypeSums(stats, beta, formula),
      toRow: rowOfFates,
      fromRow: fatesOfRow,
      ...(weights === 'none'
        ? {}
        : {
            joint: (systems: number) =>
              difficulty === undefined ? jointSystems(systems) : jointDifficulty(difficulty),
          }),
      ...additive(WIDTH, rowOf, score),
      sentences: (stats) =>
        Array.from(stats, (sentence) => {
          const [[annotator]] = sentence;
          const alone = score(rowOf(sentence));
          const { correct, proposed, gold } = alone;
          return { ...alone, annotator, running: { annotator, correct, proposed, gold } };
        }),
      runningValues: (stats) => {
        const totals = new Array<number>(WIDTH).fill(0);
        return Array.from(stats, (sentence) => {
          rowOf(sentence).forEach((weight, at) => (totals[at] += weight));
          return score(totals).value;
        });
      },
    };
  },
});

/** GEC evaluation that considers how difficult corrections are (Gotou et al. 2020). */
export function gotoscorer(options?: GotoscorerOptions, resources?: ErrantResources & GotoResources): GotoscorerMetric {
  return gotoscorerKind.create(options, resources);
}

/** True and false positives, false and true negatives, and all chunks. */
const WIDTH = 5;

/** Ratios of nothing are 0, as in the original. */
function scoreWeights(row: ArrayLike<number>, beta: number): OutcomeScore {
  const [tp, fp, fn, tn, all] = Array.from(row);
  const ratio = (share: number, whole: number): number => (whole === 0 ? 0 : share / whole);
  const precision = ratio(tp, tp + fp);
  const recall = ratio(tp, tp + fn);
  return {
    value: fScore(precision, recall, beta),
    precision,
    recall,
    accuracy: ratio(tp + tn, all),
    correct: tp,
    proposed: tp + fp,
    gold: tp + fn,
    tp,
    fp,
    fn,
    tn,
  };
}
