import type { Command } from 'commander';
import { addExamples } from '../../options/command-options.js';
import { addBenchmarkExportCommand } from './export.js';
import { addBenchmarkImportCommand } from './import.js';

export function addBenchmarkCommand(program: Command): void {
  const command = program
    .command('benchmark')
    .description('Make a benchmark from a Codabench bundle, or a bundle from a benchmark.');
  addExamples(command, [
    'stet benchmark import bundle.zip --output benchmark.json',
    'stet benchmark export benchmark.json --output bundle.zip',
  ]);
  addBenchmarkImportCommand(command);
  addBenchmarkExportCommand(command);
}
