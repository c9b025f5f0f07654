import type { Command } from 'commander';
import {
  annotatorsOf,
  badOption,
  convertBatch,
  corpusFormats,
  formatNames,
  printerNamed,
  type Conversion,
  type CorpusItem,
  type FormatName,
} from '@stet/core/internal';
import {
  checkStandardInput,
  convertCorpora,
  loadEnglishTagger,
  openAnnotated,
  openCorpus,
  openScanned,
  type OpenedAnnotated,
  type ReadOptions,
  type Source,
} from '@stet/node';
import { addExamples, collect, optionalChoice, parseCount, threadsOption } from '../options/command-options.js';
import { destinationOption, formerDestination } from '../options/destination-option.js';
import { skipOption } from '../options/skip-option.js';
import { Notes } from '../print/notes.js';
import { writeConverted } from '../print/write-converted.js';
import { withProgress, withRunner } from '../print/progress.js';

interface ConvertOptions {
  readonly from?: FormatName;
  readonly to: FormatName;
  readonly output?: string;
  readonly annotator?: number;
  readonly alternatives?: readonly string[];
  readonly skipBadEdits?: true;
  readonly keepEmpty?: true;
  readonly mapTypes?: true;
  readonly emptyDeletions?: true;
  readonly notes?: true;
  readonly threads?: number;
}

export function addConvertCommand(program: Command): void {
  const command = program
    .command('convert')
    .description('Convert annotated text between formats, and say what could not be carried over.')
    .argument('<file...>', corpusFormats.map(({ name, input }) => `${name}: ${input}`).join('; '))
    .addOption(optionalChoice('--from <format>', 'the format of the files (default: by their content)', formatNames))
    .addOption(optionalChoice('--to <format>', 'the format to write', formatNames).makeOptionMandatory())
    .addOption(destinationOption('name', 'where to write; formats of several files add their endings'))
    .addOption(formerDestination())
    .option('--annotator <id>', 'whose edits to write, for formats that hold those of one', parseCount)
    .option('--alternatives <file>', 'nucle: alternative answers to the essays; may be given several times', collect)
    .addOption(skipOption())
    .option('--keep-empty', 'nucle: keep edits that change nothing, as CoNLL-2013 does')
    .option('--map-types', 'nucle: map the types of its first release (Wcip, Rloc) to those of the shared tasks')
    .option(
      '--empty-deletions',
      'm2: write deletions as an empty field, as the official files do; M2 that does so keeps them',
    )
    .option('--notes', 'list everything that was dropped or changed')
    .addOption(threadsOption());
  addExamples(command, [
    'stet convert --to m2 --output gold.m2 annotator0.sgml annotator1.sgml',
    'stet convert --to i-measure --output gold.xml gold.m2',
    'stet convert --from parallel --to m2 source.txt corrected.txt',
  ]).action(convert);
}

async function convert(files: string[], options: ConvertOptions): Promise<void> {
  const { alternatives = [], to, annotator, keepEmpty, output } = options;
  checkStandardInput([...files, ...alternatives]);
  const notes = new Notes(options.notes === true);
  const opened = await openAnnotated({
    files,
    format: options.from,
    alternatives,
    keepEmpty,
    skipBadEdits: options.skipBadEdits,
    onNote: (note) => notes.add(note),
    mapTypes: options.mapTypes === true ? await loadEnglishTagger() : undefined,
  });
  const emptyDeletions = options.emptyDeletions ?? opened.hasEmptyDeletions;
  const conversion = { to, annotator, emptyDeletions };
  const lost =
    printerNamed(to).needs === 'everything'
      ? await convertWhole(opened, conversion, output)
      : await convertStream(opened, conversion, output, options);
  for (const loss of lost) notes.add(`not carried over: ${loss}`);
  notes.print();
}

type ConversionOptions = Omit<Conversion, 'annotators'>;

async function convertWhole(
  { readWhole }: OpenedAnnotated,
  options: ConversionOptions,
  output: string | undefined,
): Promise<readonly string[]> {
  const items = await readWhole();
  const conversion = { ...options, annotators: annotatorsOf(items) };
  const name = nameFor(printerNamed(options.to).files(conversion), output);
  const batch = convertBatch({ first: 0, items, file: name, references: [], outputs: [] }, conversion);
  const { lost } = await writeConverted(name, conversion, [batch]);
  return lost;
}

async function convertStream(
  { corpora, corrected }: OpenedAnnotated,
  options: ConversionOptions,
  output: string | undefined,
  { threads, skipBadEdits }: ConvertOptions,
): Promise<readonly string[]> {
  const reading = { skipBadEdits };
  const { needs, files } = printerNamed(options.to);
  const scanned =
    needs === 'annotators' && corrected.length === 0 ? await scanCorpora(corpora, threads, reading) : undefined;
  const sources = scanned?.sources ?? (await Promise.all(corpora.map((open) => open())));
  const annotators = scanned?.annotators ?? corrected.map((_, at) => at);
  const conversion = { ...options, annotators };
  const name = nameFor(files(conversion), output);
  const opened = await Promise.all(
    sources.map((basis) => openCorpus({ basis, references: corrected, systems: [], ...reading })),
  );
  const { lost } = await withProgress('Converting', (onProgress) =>
    writeConverted(name, conversion, convertCorpora(opened, conversion, { threads, onProgress })),
  );
  return lost;
}

/** Reads the corpora once to find all annotators. */
async function scanCorpora(
  corpora: OpenedAnnotated['corpora'],
  threads: number | undefined,
  reading: ReadOptions,
): Promise<{ readonly sources: readonly Source<CorpusItem>[]; readonly annotators: readonly number[] }> {
  const scanned = await withRunner(threads, async (runner) => {
    const opened: Awaited<ReturnType<typeof openScanned>>[] = [];
    for (const open of corpora) opened.push(await openScanned(open, runner, { ...reading, findsAnnotators: true }));
    return opened;
  });
  const annotators = new Set(scanned.flatMap(({ scan }) => scan.annotators));
  return { sources: scanned.map(({ items }) => items), annotators: [...annotators].sort((a, b) => a - b) };
}

/** The name to write to; it is required where the format has several files. */
function nameFor(files: readonly { readonly suffix: string }[], output: string | undefined): string {
  if (files.length === 1) return output ?? '-';
  if (output !== undefined && output !== '-') return output;
  const endings = files.map(({ suffix }) => suffix).join(', ');
  throw badOption(
    '--output NAME, for several files',
    output ?? 'none',
    `They will be NAME with the endings ${endings}.`,
  );
}
