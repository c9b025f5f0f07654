import { alignmentCosts } from '../../edits/errant/align.js';
import { ErrantAnnotator } from '../../edits/errant/annotator.js';
import { mergings } from '../../edits/errant/merge.js';
import { wordChoices } from '../../text/analysis/analysis-source.js';
import { noAnalyser } from '../../text/analysis/no-analyser.js';
import { defineMetric, type MetricCore } from '../define-metric.js';
import { countingCore, scoreCounts, type EditCounts, type EditSentenceScore } from '../edit-based/counting-core.js';
import {
  alignedWith,
  annotatorOptions,
  countsOf,
  type EditMetric,
  type Explaining,
} from '../edit-based/edit-metric.js';
import type { MetricKind } from '../kind.js';
import { StetError } from '../../error.js';
import type { Segment, UnsignedScore } from '../metric.js';
import { betaOption } from '../options/common-options.js';
import { choiceOption, wordsOption, type OptionsOf } from '../options/option.js';
import { fParts, scoreParts } from '../score-parts.js';
import { ErrantAligner, goldEditSources, type ErrantAlignment } from './errant-aligner.js';
import { ErrantChoice, errantPackedChoice } from './errant-choice.js';
import { ErrantTypeSums } from './errant-type-sums.js';
import { comparisonModes } from './keyed-edits.js';
import type { ErrantResources } from './resources.js';
import { rowOfStats, statsOfRow, type ErrantStats } from './stats-row.js';

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
  goldEdits: choiceOption(goldEditSources, {
    default: 'given',
    help: 'take the edits of the gold as they are, give them types of ERRANT, or extract them again from its corrected texts',
    signatureKey: 'gold',
  }),
  merging: choiceOption(mergings, {
    default: 'rules',
    help: 'how steps of an alignment become edits',
    flag: 'errant-merging',
  }),
  alignment: choiceOption(alignmentCosts, {
    default: 'linguistic',
    help: 'what a substitution costs in the alignment',
    flag: 'errant-alignment',
  }),
  analysis: choiceOption(['english', 'given', 'none'], {
    default: 'english',
    help: 'who says what words are: the tagger for English, a file of analyses, nobody',
  }),
  words: choiceOption([...wordChoices, 'given'], {
    default: 'guess',
    help: 'with given analyses: which words are spelt right, those of the English list where the text seems English (guess), always or never, or those of a dictionary',
    matters: ({ analysis }) => analysis === 'given',
  }),
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
  needs: 'edits',
  needsWith: ({ goldEdits }) => (goldEdits === 'extracted' ? 'references' : 'edits'),
  withoutGold: { goldEdits: 'extracted' },
  definition: 'F0.5 over typed edits, extracted by a linguistic alignment and compared with those of the gold',
  citation: 'Bryant, Felice and Briscoe 2017',
  explains: true,
  options,
  resources: ({ analysis }) => (analysis === 'none' ? [] : [ANALYSERS[analysis]]),
  files: {
    analyses: {
      resource: 'analyses',
      kind: 'file',
      help: 'tags and dependencies of all sentences, in CoNLL-U or JSON Lines',
      implies: { analysis: 'given' },
    },
    dictionary: {
      resource: 'analyses',
      kind: 'file',
      help: 'with given analyses: the words that are spelt right, one word per line',
      implies: { words: 'given' },
    },
  },
  parts: ({ beta }) => [...fParts('value', beta), ...scoreParts('count', { tp: 'TP', fp: 'FP', fn: 'FN' })],
  create: (
    { beta, mode, edits, filter, goldEdits, merging, alignment, annotator, unlisted },
    { analyser, analyses },
  ): MetricCore<ErrantStats, UnsignedScore & ErrantCounts, EditSentenceScore> & Explaining => {
    const typist = new ErrantAnnotator(analyser ?? analyses ?? noAnalyser, { alignment, merging });
    const comparison = { mode, filter, single: edits === 'single', multi: edits === 'multi' };
    const aligner = new ErrantAligner(typist, goldEdits, comparison);
    const alignAll = (segment: Segment): ErrantAlignment[] => aligner.align(segment);
    const { align, notice } =
      goldEdits === 'extracted'
        ? { align: alignedWithReference(annotator, alignAll), notice: undefined }
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

/** Extracted edits belong to reference texts, which every sentence has. */
function alignedWithReference(
  number: number | undefined,
  alignAll: (segment: Segment) => ErrantAlignment[],
): (segment: Segment) => ErrantAlignment[] {
  if (number === undefined) return alignAll;
  return (segment) => {
    const alignments = alignAll(segment);
    if (number < alignments.length) return [alignments[number]];
    throw new StetError({
      code: 'UNKNOWN_ANNOTATOR',
      expected: `a reference text from 0 to ${alignments.length - 1}`,
      found: String(number),
      remedy: 'Change {{annotator}}, or leave it out to use the best for each sentence.',
    });
  };
}

const ANALYSERS = { english: 'analyser', given: 'analyses' } as const;

/**
 * ERRANT (Bryant, Felice & Briscoe 2017): edits that an alignment by lemmas and parts of speech finds, merged and typed
 * by rules, compared with those of a gold.
 */
export function errant(options?: ErrantOptions, resources?: ErrantResources): EditMetric {
  return errantKind.create(options, resources);
}
