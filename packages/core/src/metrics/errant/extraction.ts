import { alignmentCosts } from '../../edits/errant/align.js';
import { ErrantAnnotator } from '../../edits/errant/annotator.js';
import { characterAnnotator } from '../../edits/cherrant/character-annotator.js';
import { mergings } from '../../edits/errant/merge.js';
import { StetError } from '../../error.js';
import { wordChoices } from '../../text/analysis/analysis-source.js';
import { noAnalyser } from '../../text/analysis/no-analyser.js';
import type { ResourceFile, ResourceName } from '../kind.js';
import type { Metric } from '../metric.js';
import { choiceOption, type MetricOptions, type ResolvedOptions } from '../options/option.js';
import { textOptions } from '../texts/text-options.js';
import { EditSource, goldEditSources } from './edit-source.js';
import type { ErrantResources } from './resources.js';

/** Edits of characters are found as ChERRANT finds them, which knows nothing of words. */
function ofWords({ unit }: MetricOptions): boolean {
  return unit !== 'character';
}

/** Where edits come from, for every metric that compares those of ERRANT with those of a gold. */
export const extractionOptions = {
  goldEdits: choiceOption(goldEditSources, {
    default: 'given',
    help: 'take the edits of the gold as they are, give them types of ERRANT, or extract them again from its corrected texts',
    signatureKey: 'gold',
  }),
  merging: choiceOption(mergings, {
    default: 'rules',
    help: 'how steps of an alignment become edits',
    flag: 'errant-merging',
    matters: ofWords,
  }),
  alignment: choiceOption(alignmentCosts, {
    default: 'linguistic',
    help: 'what a substitution costs in the alignment',
    flag: 'errant-alignment',
    matters: ofWords,
  }),
  analysis: choiceOption(['english', 'given', 'none'], {
    default: 'english',
    help: 'who says what words are: the tagger for English, a file of analyses, nobody',
    matters: ofWords,
  }),
  words: choiceOption([...wordChoices, 'given'], {
    default: 'guess',
    help: 'with given analyses: which words are spelt right, those of the English list where the text seems English (guess), always or never, or those of a dictionary',
    matters: ({ analysis, unit }) => analysis === 'given' && unit !== 'character',
  }),
  ...textOptions,
};

type ExtractionSettings = ResolvedOptions<typeof extractionOptions>;

/** What such a metric says of its needs beside its options. */
export const extraction = {
  needs: 'edits',
  needsWith: ({ goldEdits }: ExtractionSettings): Metric['needs'] =>
    goldEdits === 'extracted' ? 'references' : 'edits',
  withoutGold: { goldEdits: 'extracted' },
  resources: ({ analysis, unit }: ExtractionSettings): readonly ResourceName[] =>
    analysis === 'none' || unit === 'character' ? [] : [ANALYSERS[analysis]],
  // Edits of characters are ChERRANT's, without its thesaurus, readings and lists.
  signed: ({ unit }: ExtractionSettings): readonly string[] =>
    unit === 'character' ? ['extraction:cherrant', 'thesaurus:no'] : [],
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
} as const satisfies {
  readonly files: Readonly<Record<string, ResourceFile>>;
  readonly [key: string]: unknown;
};

const ANALYSERS = { english: 'analyser', given: 'analyses' } as const;

/** The edits that such options ask for. */
export function editSource(
  { goldEdits, merging, alignment, unit }: Pick<ExtractionSettings, 'goldEdits' | 'merging' | 'alignment' | 'unit'>,
  { analyser, analyses }: ErrantResources,
): EditSource {
  if (unit === 'character') return new EditSource(characterAnnotator, goldEdits);
  return new EditSource(new ErrantAnnotator(analyser ?? analyses ?? noAnalyser, { alignment, merging }), goldEdits);
}

/** Extracted edits belong to reference texts, which every sentence has: the one with this number, or all. */
export function referenceNumbered<T>(all: readonly T[], number: number | undefined): readonly T[] {
  if (number === undefined) return all;
  if (number < all.length) return [all[number]];
  throw new StetError({
    code: 'UNKNOWN_ANNOTATOR',
    expected: `a reference text from 0 to ${all.length - 1}`,
    found: String(number),
    remedy: 'Change {{annotator}}, or leave it out to use the best for each sentence.',
  });
}
