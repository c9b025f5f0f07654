import { defineMetric } from '../define-metric.js';
import type { ExplainingMetric } from '../edit-based/edit-metric.js';
import type { OutcomeScore } from '../edit-based/outcome-score.js';
import { editSource, extraction } from '../errant/extraction.js';
import type { ErrantResources } from '../errant/resources.js';
import { roundRatio, tenThousandths } from '../errant/round.js';
import { fScore } from '../f-score.js';
import type { MetricKind } from '../kind.js';
import type { Score } from '../metric.js';
import { betaOption } from '../options/common-options.js';
import { choiceOption, type OptionsOf } from '../options/option.js';
import { fParts, scoreParts } from '../score-parts.js';
import { chunkCore, countsOf, type ChunkRules } from './chunk-core.js';
import { chunkOptions, weightsOption } from './options.js';
import type { ChunkCounts } from './packed-chunks.js';

const options = {
  beta: betaOption(0.5),
  weights: weightsOption('length'),
  ...chunkOptions,
  rounding: choiceOption(['4', 'none'], {
    default: '4',
    help: 'decimals to which scores are rounded before references are compared and sentences averaged, as the original does',
  }),
};

/** The options of CLEME. */
export type ClemeOptions = OptionsOf<typeof options>;

export type ClemeMetric = ExplainingMetric<Score & OutcomeScore>;

export const clemeKind: MetricKind<ClemeOptions, ClemeMetric> = defineMetric({
  name: 'cleme',
  title: 'CLEME',
  ...extraction,
  definition: 'F0.5 over chunks, cut so that hypothesis and references have the same, and weighted by their length',
  citation: 'Ye et al. 2023',
  explains: true,
  options,
  parts: ({ beta }) => [
    ...fParts('value', beta),
    ...scoreParts('percent', { accuracy: 'Acc' }),
    ...scoreParts('number', { tp: 'TP', fp: 'FP', fn: 'FN', tn: 'TN' }),
  ],
  create: ({ beta, rounding, ...settings }, resources) =>
    chunkCore(editSource(settings, resources), settings, clemeRules(beta, rounding === '4')),
});

/** Multi-reference evaluation of GEC on consistent chunks (Ye et al. 2023). */
export function cleme(options?: ClemeOptions, resources?: ErrantResources): ClemeMetric {
  return clemeKind.create(options, resources);
}

/** F, precision, recall and accuracy (Ye et al. 2023, equations 3 to 6). */
function clemeRules(beta: number, isRounded: boolean): ChunkRules<OutcomeScore> {
  return {
    width: 4,
    ofTypes: { beta },
    numbers: (counts, into) => {
      const { hit, amiss, under, kept } = counts;
      const proposed = hit + amiss;
      const gold = hit + under;
      const precision = proposed === 0 ? 1 : hit / proposed;
      const recall = gold === 0 ? 1 : hit / gold;
      const chunks = proposed + under + kept;
      into[0] = fScore(precision, recall, beta);
      into[1] = precision;
      into[2] = recall;
      into[3] = chunks === 0 ? 0 : (hit + kept) / chunks;
    },
    decide: (hit, _wrong, _over, amiss, under) => {
      const precision = hit + amiss === 0 ? 1 : hit / (hit + amiss);
      const recall = hit + under === 0 ? 1 : hit / (hit + under);
      const f = fScore(precision, recall, beta);
      return isRounded ? tenThousandths(f) : f;
    },
    rounded: isRounded ? roundRatio : (value) => value,
    score: ([value, precision, recall, accuracy], totals: ChunkCounts) => ({
      value,
      precision,
      recall,
      accuracy,
      ...countsOf(totals),
      tp: totals.hit,
      fp: totals.amiss,
      fn: totals.under,
      tn: totals.kept,
    }),
  };
}
