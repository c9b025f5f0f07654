import { Option, type Command } from 'commander';
import { detectFormat, formats, loadEnglishTagger, readAnnotated, writeAnnotated, type Format } from '@stet/core';
import { checkStandardInput, readText, writeFiles } from '@stet/node';
import { collect, parseCount } from '../options.js';
import { badOption } from './read.js';

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
}

/** As many notes are shown without --notes. */
const SHOWN_NOTES = 5;

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
  const { alternatives = [], to, annotator, emptyDeletions, keepEmpty, out } = options;
  checkStandardInput([...files, ...alternatives]);
  const read = async (file: string): Promise<{ file: string; text: string }> => ({ file, text: await readText(file) });
  const inputs = await Promise.all(files.map(read));
  const from = options.from ?? detectFormat(inputs[0].text);
  const { sentences, notes } = readAnnotated(from, inputs, {
    alternatives: await Promise.all(alternatives.map(read)),
    keepEmpty,
    mapTypes: options.mapTypes === true ? await loadEnglishTagger() : undefined,
  });
  const tagger = to === 'columns' ? await loadEnglishTagger() : undefined;
  const { files: written, lost } = writeAnnotated(to, sentences, { annotator, emptyDeletions, tagger });
  if (written.length > 1 && out === undefined) {
    const endings = written.map(({ suffix }) => suffix).join(', ');
    throw badOption('--out NAME, for several files', 'none', `They will be NAME with the endings ${endings}.`);
  }
  if (out === undefined || out === '-') process.stdout.write(written[0].text);
  else if (written.length === 1) await writeFiles([{ file: out, text: written[0].text }]);
  else await writeFiles(written.map(({ suffix, text }) => ({ file: out + suffix, text })));
  report([...notes, ...lost.map((what) => `not carried over: ${what}`)], options.notes === true);
}

function report(notes: readonly string[], all: boolean): void {
  const shown = all ? notes : notes.slice(0, SHOWN_NOTES);
  const more = notes.length - shown.length;
  const lines = [...shown, ...(more > 0 ? [`and ${more} more; --notes lists them`] : [])];
  process.stderr.write(lines.map((line) => `stet: ${line}\n`).join(''));
}
