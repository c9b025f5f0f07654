import type { Command } from 'commander';
import { NodeError, readText, writeFiles } from '@stet/node';
import type { BenchmarkDefinition } from '@stet/server';
import { bundleOfDefinition } from '../../benchmark/bundle-of-definition.js';
import { addExamples } from '../../options/command-options.js';
import { destinationOption } from '../../options/destination-option.js';
import { say } from '../../print/terminal.js';
import { loadServer } from '../../server/load-server.js';

interface ExportOptions {
  readonly output: string;
  readonly stetFile?: string;
}

export function addBenchmarkExportCommand(program: Command): void {
  const command = program
    .command('export')
    .description(
      'Make a Codabench bundle from a benchmark, with a scoring program that runs Stet; say what is left out.',
    )
    .argument('<benchmark>', 'a benchmark as one file, from stet benchmark import or downloaded from a server')
    .addOption(destinationOption('file', 'where to write the bundle').makeOptionMandatory())
    .option(
      '--stet-file <file>',
      'put stet.mjs into the bundle (default: it is loaded by npx when a submission is scored)',
    );
  addExamples(command, [
    'stet benchmark export benchmark.json --output bundle.zip',
    'stet benchmark export benchmark.json --stet-file stet.mjs --output bundle.zip',
  ]).action(exportBundle);
}

async function exportBundle(file: string, { output, stetFile }: ExportOptions): Promise<void> {
  const { writeZip } = await import('@stet/node/bundles');
  const definition = await readDefinition(file);
  const program = stetFile === undefined ? undefined : new Uint8Array(Buffer.from(await readText(stetFile)));
  const { files, leftOut } = bundleOfDefinition(definition, program);
  await writeFiles([{ file: output, text: writeZip(files) }]);
  for (const what of leftOut) say(`left out: ${what}`);
}

async function readDefinition(file: string): Promise<BenchmarkDefinition> {
  const { BenchmarkDefinition: schema } = await loadServer();
  const text = await readText(file);
  const read = schema.safeParse(parseJson(text));
  if (read.success) return read.data;
  const [{ path, message }] = read.error.issues;
  throw new NodeError({
    code: 'BAD_BUNDLE',
    file,
    expected: 'a benchmark as one file, in JSON',
    found: `${path.length === 0 ? 'the whole' : path.join('.')}: ${message}`,
    remedy: 'Download it again from the server, or make it with stet benchmark import.',
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
