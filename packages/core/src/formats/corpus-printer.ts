import type { Sentence } from '../corpus/edit.js';
import type { Tagger } from '../text/tagger.js';
import type { Feature } from './losses.js';

/** A section of a file: it grows with each batch of a corpus, between fixed text before and after it. */
export interface FileSection {
  readonly before: string;
  readonly after: string;
}

/** A file that is written batch by batch; its sections follow each other. */
export interface OutputFile {
  /** What follows the name that the caller chose. */
  readonly suffix: string;
  readonly sections: readonly FileSection[];
}

export interface OutputOptions {
  /** The annotators of the whole corpus, ascending. */
  readonly annotators: readonly number[];
  /** Whose edits to write, for formats that hold those of one annotator. */
  readonly annotator?: number | undefined;
  /** Write deletions in M2 as an empty field, as the official files do. */
  readonly emptyDeletions?: boolean | undefined;
}

export interface PrintOptions extends OutputOptions {
  /** Index of the first sentence in the whole corpus. */
  readonly first: number;
  /** Finds the parts of speech for a printer that `usesTagger`; without it they stay unknown. */
  readonly tagger?: Tagger | undefined;
}

/** Writes sentences, batch by batch, to one or more files. */
export interface CorpusPrinter {
  /** Features of a sentence that it cannot hold. */
  readonly loses: readonly Feature[];
  readonly holdsOneAnnotator?: true;
  /** What it must know before the first batch: the annotators of the whole corpus, or all sentences, as one batch. */
  readonly needs?: 'annotators' | 'everything';
  readonly usesTagger?: true;
  readonly files: (options: OutputOptions) => readonly OutputFile[];
  /** What a batch of sentences adds to each section of all files, in order. */
  readonly print: (sentences: readonly Sentence[], options: PrintOptions) => readonly string[];
}

/** A file of one section, with nothing before or after it. */
export function plainFile(suffix: string): OutputFile {
  return { suffix, sections: [{ before: '', after: '' }] };
}

/** The annotator whose edits are written where a format holds those of only one. */
export function chosenAnnotator({ annotator, annotators }: OutputOptions): number {
  return annotator ?? annotators.at(0) ?? 0;
}
