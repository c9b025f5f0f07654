import { defineMetric } from '../define-metric.js';
import { countingCore, scoreCounts, type EditCounts } from '../edit-based/counting-core.js';
import {
  alignedWith,
  annotatorOptions,
  countsOf,
  type CountingMetricCore,
  type EditMetric,
} from '../edit-based/edit-metric.js';
import type { MetricKind } from '../kind.js';
import type { Segment } from '../metric.js';
import { betaOption } from '../options/common-options.js';
import { choiceOption, wordsOption, type OptionsOf } from '../options/option.js';
import { fParts, scoreParts } from '../score-parts.js';
import { ErrantAligner, type ErrantAlignment } from './errant-aligner.js';
import { ErrantChoice, errantPackedChoice } from './errant-choice.js';
import { ErrantTypeSums } from './errant-type-sums.js';
import { editSource, extraction, extractionOptions, referenceNumbered } from './extraction.js';
import { comparisonModes } from './keyed-edits.js';
import type { ErrantResources } from './resources.js';
import type { TypeCounts } from './pair-counts.js';
import { rowOfStats, statsOfRow } from './stats-row.js';

const options = {
  beta: betaOption(0.5),
  mode: choiceOption(comparisonModes, {
    default: 'cs',
    help: 'what equal edits share: span and correction (cs), also the type (cse), the span (ds), single tokens (dt)',
    flag: 'errant-mode',
  }),
  edits: choiceOption(['all', 'single', 'multi'], {
    default: 'all',
    help: 'count all edits, those of one token at most on each side, or those of several',
    flag: 'errant-edits',
  }),
  filter: wordsOption({
    help: 'types that do not count, by their full names, such as R:OTHER',
    flag: 'errant-filter',
  }),
  ...extractionOptions,
  ...annotatorOptions,
};

/** The options of ERRANT. */
export type ErrantOptions = OptionsOf<typeof options>;

/** What the metric's score says beside what all metrics over edits say. */
interface ErrantCounts extends EditCounts {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}

export const errantKind: MetricKind<ErrantOptions, EditMetric> = defineMetric({
  name: 'errant',
  title: 'ERRANT',
  ...extraction,
  definition: 'F0.5 over typed edits, extracted by a linguistic alignment and compared with those of the gold',
  citation: 'Bryant, Felice and Briscoe 2017',
  explains: true,
  countsEdits: true,
  options,
  parts: ({ beta }) => [...fParts('value', beta), ...scoreParts('count', { tp: 'TP', fp: 'FP', fn: 'FN' })],
  create: (
    { beta, mode, edits, filter, annotator, unlisted, ...settings },
    resources,
  ): CountingMetricCore<readonly TypeCounts[], ErrantCounts> => {
    const comparison = { mode, filter, single: edits === 'single', multi: edits === 'multi' };
    const aligner = new ErrantAligner(editSource(settings, resources), comparison);
    const alignAll = (segment: Segment): ErrantAlignment[] => aligner.align(segment);
    const { align, notice } =
      settings.goldEdits === 'extracted'
        ? { align: (segment: Segment) => [...referenceNumbered(alignAll(segment), annotator)], notice: undefined }
        : alignedWith({ annotator, unlisted }, alignAll, []);
    const startChoice = (): ErrantChoice => new ErrantChoice(beta);
    return {
      beta,
      takesEdits: true,
      align,
      notice,
      sentence: (segment) => countsOf(align(segment)),
      toRow: rowOfStats,
      fromRow: statsOfRow,
      typeSums: (stats) => new ErrantTypeSums(stats, beta),
      ...countingCore({ beta, nothing: 1, startChoice, packedChoice: errantPackedChoice }),
      accumulator: () => {
        const choice = startChoice();
        return {
          add: (stats) => void choice.choose(stats),
          score: () => {
            const { correct, proposed, gold } = choice.totals;
            const score = scoreCounts(choice.totals, beta, 1);
            return { ...score, tp: correct, fp: proposed - correct, fn: gold - correct };
          },
        };
      },
    };
  },
});

/**
 * ERRANT (Bryant, Felice & Briscoe 2017): edits that an alignment by lemmas and parts of speech finds, merged and typed
 * by rules, compared with those of a gold.
 */
export function errant(options?: ErrantOptions, resources?: ErrantResources): EditMetric {
  return errantKind.create(options, resources);
}
