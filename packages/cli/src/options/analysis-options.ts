import type { Command } from 'commander';
import { badOption, mergings, type AnalysisSource, type ErrantConversion, type Merging } from '@stet/core/internal';
import { choiceOption, collect, optionalChoice } from './command-options.js';

const builtIn = ['english', 'none'] as const;

/** How ERRANT's edits are found, for commands that find them. */
export interface AnalysisFlags {
  readonly lev?: true;
  readonly merge: Merging;
  readonly analysis?: (typeof builtIn)[number];
  readonly analyses?: readonly string[];
}

export function addAnalysisOptions(command: Command): Command {
  return command
    .option('--lev', 'align by plain Levenshtein distance')
    .addOption(choiceOption('--merge <way>', 'how aligned words become edits', mergings))
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
    );
}

/** What a thread needs to find edits. */
export function errantSettings({ lev, merge, analysis, analyses }: AnalysisFlags): ErrantConversion {
  return {
    alignment: lev === true ? 'levenshtein' : 'linguistic',
    merging: merge,
    analysis: analysisSource(analysis, analyses),
  };
}

function analysisSource(analysis: AnalysisFlags['analysis'], files: readonly string[] | undefined): AnalysisSource {
  if (files === undefined) return { from: analysis ?? 'english' };
  if (analysis !== undefined) {
    throw badOption('{{analysis}} or {{analyses}}', 'both', 'Leave out one of them.');
  }
  if (!files.includes('-')) return { from: 'files', files };
  throw badOption('files of analyses', 'standard input', 'Write the analyses to a file: every thread reads them.');
}
