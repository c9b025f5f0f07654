import { Option, type Command } from 'commander';
import {
  formats,
  loadEnglishTagger,
  strandFormats,
  writeAnnotated,
  type Conversion,
  type CorpusItem,
  type Format,
  type Sentence,
} from '@stet/core/internal';
import {
  checkStandardInput,
  convertCorpora,
  openAnnotated,
  openCorpus,
  openScanned,
  writeFiles,
  type OpenedAnnotated,
  type Source,
} from '@stet/node';
import { collect, parseCount, threadsOption } from '../options/parse-argument.js';
import { Notes } from '../print/notes.js';
import { writeConverted } from '../print/write-converted.js';
import { withProgress } from '../print/with-progress.js';
import { withRunner } from '../print/with-runner.js';
import { badOption } from '../options/bad-option.js';

interface ConvertOptions {
  readonly from?: Format;
  readonly to: Format;
  readonly out?: string;
  readonly annotator?: number;
  readonly alternatives?: readonly string[];
  readonly keepEmpty?: true;
  readonly mapTypes?: true;
  readonly emptyDeletions?: true;
  readonly notes?: true;
  readonly threads?: number;
}

export function addConvertCommand(program: Command): void {
  program
    .command('convert')
    .description('Convert annotated text between formats, and say what could not be carried over.')
    .argument(
      '<file...>',
      'nucle: a file for each annotator; columns: tokens, then edits; hoo: a text, then its edits, for each fragment; ' +
        'parallel: the source, then its corrections',
    )
    .addOption(new Option('--from <format>', 'the format of the files (default: by their content)').choices(formats))
    .addOption(new Option('--to <format>', 'the format to write').choices(formats).makeOptionMandatory())
    .option('--out <name>', 'where to write; formats of several files add their endings')
    .option('--annotator <id>', 'whose edits to write, for formats that hold those of one', parseCount)
    .option('--alternatives <file>', 'nucle: alternative answers to the essays; may be given several times', collect)
    .option('--keep-empty', 'nucle: keep edits that change nothing, as CoNLL-2013 does')
    .option('--map-types', 'nucle: map the types of its first release (Wcip, Rloc) to those of the shared tasks')
    .option('--empty-deletions', 'm2: write deletions as an empty field, as the official files do')
    .option('--notes', 'list everything that was dropped or changed')
    .addOption(threadsOption())
    .addHelpText(
      'after',
      `
Examples:
  $ stet convert --to m2 --out gold.m2 annotator0.sgml annotator1.sgml
  $ stet convert --to i-measure --out gold.xml gold.m2
  $ stet convert --from parallel --to m2 source.txt corrected.txt`,
    )
    .action(convert);
}

async function convert(files: string[], options: ConvertOptions): Promise<void> {
  const { alternatives = [], to, annotator, emptyDeletions, keepEmpty, out, threads } = options;
  checkStandardInput([...files, ...alternatives]);
  const notes = new Notes(options.notes === true);
  const opened = await openAnnotated({
    ...{ files, format: options.from, alternatives, keepEmpty, notes },
    mapTypes: options.mapTypes === true ? await loadEnglishTagger() : undefined,
  });
  const lost =
    to === 'hoo'
      ? await convertWhole(await opened.readWhole(), annotator, out)
      : await convertStream(opened, { to, annotator, emptyDeletions }, out, threads);
  for (const what of lost) notes.add(`not carried over: ${what}`);
  process.stderr.write(notes.print());
}

/** HOO counts characters from the beginning of the text, and is written when all of it is there. */
async function convertWhole(
  sentences: readonly Sentence[],
  annotator: number | undefined,
  out: string | undefined,
): Promise<readonly string[]> {
  const { files, lost } = writeAnnotated('hoo', sentences, { annotator });
  const name = nameFor(files, out);
  await writeFiles(files.map(({ suffix, text }) => ({ file: name + suffix, text })));
  return lost;
}

async function convertStream(
  { parts, corrected }: OpenedAnnotated,
  options: Omit<Conversion, 'annotators'>,
  out: string | undefined,
  threads: number | undefined,
): Promise<readonly string[]> {
  const { needsAnnotators } = strandFormats[options.to];
  const scanned = needsAnnotators === true && corrected.length === 0 ? await scanParts(parts, threads) : undefined;
  const items = scanned?.items ?? (await Promise.all(parts.map((open) => open())));
  const annotators = scanned?.annotators ?? corrected.map((_, at) => at);
  const conversion = { ...options, annotators };
  const name = nameFor(strandFormats[options.to].files(conversion), out);
  const corpora = await Promise.all(items.map((basis) => openCorpus({ basis, references: corrected, systems: [] })));
  const { lost } = await withProgress('Converting', threads, (own) =>
    writeConverted(name, conversion, convertCorpora(corpora, conversion, own)),
  );
  return lost;
}

/** Reads the parts through once, to know all annotators. */
async function scanParts(
  parts: OpenedAnnotated['parts'],
  threads: number | undefined,
): Promise<{ readonly items: readonly Source<CorpusItem>[]; readonly annotators: readonly number[] }> {
  const scanned = await withRunner(threads, async (runner) => {
    const all: Awaited<ReturnType<typeof openScanned>>[] = [];
    for (const open of parts) all.push(await openScanned(open, runner, { findsAnnotators: true }));
    return all;
  });
  const annotators = new Set(scanned.flatMap(({ scan }) => scan.annotators));
  return { items: scanned.map(({ items }) => items), annotators: [...annotators].sort((a, b) => a - b) };
}

/** The name to write to, which several files need. */
function nameFor(files: readonly { readonly suffix: string }[], out: string | undefined): string {
  if (files.length === 1) return out ?? '-';
  if (out !== undefined && out !== '-') return out;
  const endings = files.map(({ suffix }) => suffix).join(', ');
  throw badOption('--out NAME, for several files', out ?? 'none', `They will be NAME with the endings ${endings}.`);
}
