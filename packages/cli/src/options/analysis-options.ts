import type { Command } from 'commander';
import {
  badOption,
  errantReleases,
  mergings,
  wordChoices,
  type AnalysisSource,
  type ErrantConversion,
  type ErrantRelease,
  type Merging,
} from '@stet/core/internal';
import { choiceOption, collect, optionalChoice } from './command-options.js';

const builtIn = ['english', 'none'] as const;

/** Who says what words are, for commands that type edits. */
export interface AnalyserFlags {
  readonly analysis?: (typeof builtIn)[number] | undefined;
  readonly analyses?: readonly string[] | undefined;
  readonly words?: (typeof wordChoices)[number] | undefined;
  readonly dictionary?: string | undefined;
}

/** How ERRANT's edits are found, for commands that find them. */
export interface AnalysisFlags extends AnalyserFlags {
  readonly lev?: true;
  readonly merge: Merging;
  readonly rules: ErrantRelease;
}

export function addAnalysisOptions(command: Command): Command {
  return addAnalyserOptions(
    command
      .option('--lev', 'align by plain Levenshtein distance')
      .addOption(choiceOption('--merge <way>', 'how aligned words become edits', mergings))
      .addOption(
        choiceOption(
          '--rules <release>',
          'whose rules give edits their types: those of ERRANT 3, or of 2.0, which annotated BEA-2019',
          errantReleases,
        ),
      ),
  );
}

export function addAnalyserOptions(command: Command): Command {
  return command
    .addOption(
      optionalChoice(
        '--analysis <kind>',
        'who says what words are: the tagger for English, or nobody (default: "english")',
        builtIn,
      ),
    )
    .option(
      '--analyses <file>',
      'analyses of all sentences by a tool of your own (CoNLL-U or JSON Lines), a file or a folder; may be given several times',
      collect,
    )
    .addOption(
      optionalChoice(
        '--words <list>',
        'with --analyses: which words are spelt right, those of the English list where the text seems English (guess), always, or none',
        wordChoices,
      ),
    )
    .option('--dictionary <file>', 'with --analyses: the words that are spelt right, a word a line');
}

/** What a thread needs to find edits. */
export function errantSettings({ lev, merge, rules, ...analyser }: AnalysisFlags): ErrantConversion {
  return {
    alignment: lev === true ? 'levenshtein' : 'linguistic',
    merging: merge,
    release: rules,
    analysis: analysisSource(analyser),
  };
}

/** Where analyses come from. */
export function analysisSource({ analysis, analyses: files, words, dictionary }: AnalyserFlags): AnalysisSource {
  if (words !== undefined && dictionary !== undefined) {
    throw badOption('{{words}} or {{dictionary}}', 'both', 'Leave out one of them.');
  }
  if (files === undefined) {
    if (words === undefined && dictionary === undefined) return { from: analysis ?? 'english' };
    throw badOption(
      '{{analyses}} beside {{words}} or {{dictionary}}',
      'none',
      'The tagger for English has its own words.',
    );
  }
  if (analysis !== undefined) {
    throw badOption('{{analysis}} or {{analyses}}', 'both', 'Leave out one of them.');
  }
  if (!files.includes('-')) {
    return { from: 'files', files, words: dictionary === undefined ? words : { file: dictionary } };
  }
  throw badOption('files of analyses', 'standard input', 'Write the analyses to a file: every thread reads them.');
}
