import type { Command } from 'commander';
import { addExamples } from '../../options/command-options.js';
import { addErrantAgreeCommand } from './agree.js';
import { addErrantCompareCommand } from './compare.js';
import { addErrantM2Command } from './m2.js';
import { addErrantParallelCommand } from './parallel.js';
import { addErrantTypesCommand } from './types.js';

export function addErrantCommand(program: Command): void {
  const command = program
    .command('errant')
    .description('Annotate and score with ERRANT: the commands that its users know.');
  addExamples(command, [
    'stet errant parallel --source source.txt --corrected system.txt --output system.m2',
    'stet errant m2 --auto gold.m2 --output reference.m2',
    'stet errant compare --hyp system.m2 --ref reference.m2 --cat 3',
    'stet errant agree ours.m2 theirs.m2',
    'stet errant types --gold gold.m2',
  ]);
  addErrantParallelCommand(command);
  addErrantM2Command(command);
  addErrantCompareCommand(command);
  addErrantAgreeCommand(command);
  addErrantTypesCommand(command);
}
