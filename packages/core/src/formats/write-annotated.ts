import { annotatorsOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import type { OutputText } from './corpus-format.js';
import { chosenAnnotator, type CorpusPrinter, type OutputOptions, type PrintOptions } from './corpus-printer.js';
import { countLosses, describeLosses, type Losses } from './losses.js';
import { corrected } from './parallel.js';
import { formatNamed, type FormatName } from './registry.js';

/** A format, or what `stet apply` writes. */
export type PrinterName = FormatName | 'corrected';

export function printerNamed(name: PrinterName): CorpusPrinter {
  return name === 'corrected' ? corrected : formatNamed(name);
}

export type WriteOptions = Omit<PrintOptions, 'annotators' | 'first'>;

export interface WriteResult {
  readonly files: readonly OutputText[];
  /** What the format cannot hold. */
  readonly lost: readonly string[];
}

/** Writes annotated sentences in a format, and lists what the format cannot hold. */
export function writeAnnotated(
  name: FormatName,
  sentences: readonly Sentence[],
  options: WriteOptions = {},
): WriteResult {
  const printer = printerNamed(name);
  const output = { ...options, annotators: annotatorsOf(sentences) };
  const texts = printer.print(sentences, { ...output, first: 0 }).values();
  const files = printer.files(output).map(({ suffix, sections }) => ({
    suffix,
    text: sections.map(({ before, after }) => `${before}${texts.next().value ?? ''}${after}`).join(''),
  }));
  return { files, lost: lostBy(printer, countLosses(sentences), output) };
}

/** What a printer cannot hold of sentences with these features and annotators, in words. */
export function lostBy({ holdsOneAnnotator, loses }: CorpusPrinter, losses: Losses, options: OutputOptions): string[] {
  const chosen = chosenAnnotator(options);
  const leftOut = holdsOneAnnotator === true ? options.annotators.filter((id) => id !== chosen) : [];
  const note = `the edits of annotators ${leftOut.join(', ')}: the format holds those of one, here ${chosen}`;
  return [...(leftOut.length === 0 ? [] : [note]), ...describeLosses(losses, loses)];
}
