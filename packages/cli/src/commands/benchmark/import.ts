import type { Command } from 'commander';
import { badOption } from '@stet/core/internal';
import { definitionOfBundle } from '../../benchmark/definition-of-bundle.js';
import { addExamples } from '../../options/command-options.js';
import { destinationOption } from '../../options/destination-option.js';
import { writeOutput } from '../../print/output.js';
import { say } from '../../print/terminal.js';
import { loadServer } from '../../server/load-server.js';

interface ImportOptions {
  readonly output: string;
  readonly language: string;
}

export function addBenchmarkImportCommand(program: Command): void {
  const command = program
    .command('import')
    .description('Make a benchmark, as one file that a server imports, from a Codabench bundle; say what is left out.')
    .argument('<bundle>', 'a zip archive with competition.yaml, version 2')
    .addOption(destinationOption('file', 'where to write the benchmark, "-" for standard output').default('-'))
    .option('--language <tag>', 'the language of the texts, which a bundle does not tell', 'en');
  addExamples(command, [
    'stet benchmark import bundle.zip --output benchmark.json',
    'stet benchmark import bundle.zip --language uk --output benchmark.json',
  ]).action(importBundle);
}

async function importBundle(file: string, { output, language }: ImportOptions): Promise<void> {
  const { readBundle } = await import('@stet/node/bundles');
  const { BenchmarkDefinition, DEFINITION_FORMAT: format } = await loadServer();
  const { definition, leftOut } = definitionOfBundle(await readBundle(file), { format, language });
  const checked = BenchmarkDefinition.safeParse(definition);
  if (!checked.success) {
    const [{ path, message }] = checked.error.issues;
    throw badOption(
      `a bundle that makes a benchmark`,
      `${path.join('.')}: ${message}`,
      'Change the bundle, or an option.',
    );
  }
  await writeOutput(output, `${JSON.stringify(checked.data, undefined, 2)}\n`);
  for (const what of leftOut) say(`left out: ${what}`);
}
