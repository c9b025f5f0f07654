import type { Command } from 'commander';
import { badOption, countDifficulty, printDifficulty } from '@stet/core/internal';
import { openExplaining } from '../exploration/open-explaining.js';
import { readInput } from '../input/open-input.js';
import { addExamples } from '../options/command-options.js';
import { destinationOption } from '../options/destination-option.js';
import { metricSpec } from '../options/metric-options.js';
import { addScoringOptions, type ScoringOptions } from '../options/scoring-options.js';
import { writeOutput } from '../print/output.js';
import { say } from '../print/terminal.js';

interface DifficultyOptions extends ScoringOptions {
  readonly output: string;
}

export function addDifficultyCommand(program: Command): void {
  const command = program
    .command('difficulty')
    .description('Write how many systems get each chunk of a gold right, for GoToScorer to weigh other systems by.')
    .argument('<system...>', 'output files, one sentence per line: FILE, NAME=FILE, or a folder of them');
  addScoringOptions(command).addOption(destinationOption('file', 'where to write').default('-'));
  addExamples(command, [
    'stet difficulty --gold gold.m2 --output difficulty.txt systems/',
    'stet score --gold gold.m2 --metric gotoscorer --difficulty difficulty.txt mine.txt',
  ]).action(writeDifficulty);
}

async function writeDifficulty(args: string[], options: DifficultyOptions): Promise<void> {
  const whole = await readInput(args, options);
  if (whole.outputs.length < 2) {
    throw badOption('two systems or more', String(whole.outputs.length), 'One system does not tell what is hard.');
  }
  // How chunks are weighed does not matter to who gets them right.
  const { options: settings, ...spec } = metricSpec('gotoscorer', options);
  const { metric, corpus } = await openExplaining({ ...spec, options: { ...settings, weights: 'none' } }, whole);
  const difficulty = countDifficulty(metric, corpus.sentences, corpus.outputs);
  await writeOutput(options.output, printDifficulty(difficulty));
  if (options.output !== '-') say(`wrote ${options.output}: ${difficulty.name}`);
}
