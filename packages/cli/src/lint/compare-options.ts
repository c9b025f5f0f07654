import type { Command } from 'commander';
import { collect, parseSize } from '../options/command-options.js';
import { addResampleOptions, type ResampleOptions } from '../options/judgment-options.js';
import { addGoldTextOptions, type GoldTextOptions } from './gold-texts.js';

/** What is compared with what, for the commands that compare two versions of a checker. */
export interface CompareRunsOptions extends GoldTextOptions, ResampleOptions {
  readonly baseline: readonly string[];
  readonly again?: readonly string[];
  readonly run?: number;
}

export function addCompareRunsOptions(command: Command): Command {
  command
    .argument('<lints...>', 'what the checker says now (JSON Lines); several files are several sets of texts')
    .requiredOption('--baseline <file>', 'what it said before; give it again for several sets of texts', collect)
    .option('--again <file>', 'a second run of one of the versions: what comes and goes in it is left out', collect);
  return addResampleOptions(
    addGoldTextOptions(command).option(
      '--run <number>',
      'which run to take of a file that has several, from 1',
      parseSize,
    ),
  );
}
