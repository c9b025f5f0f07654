import type { Sentence } from '../corpus/edit.js';
import type { Tagger } from '../text/tagger.js';
import type { Feature } from './losses.js';

/** A text that grows with each piece of a corpus, and what stands before and after it. */
export interface Strand {
  readonly before: string;
  readonly after: string;
}

/** A file that is written piece by piece: its strands stand one after the other. */
export interface StrandFile {
  /** What follows the name that the caller chose. */
  readonly suffix: string;
  readonly strands: readonly Strand[];
}

export interface StrandOptions {
  /** The annotators of the whole corpus, ascending. */
  readonly annotators: readonly number[];
  /** Whose edits to write, for formats that hold those of one annotator. */
  readonly annotator?: number | undefined;
  /** Write deletions in M2 as an empty field, as the official files do. */
  readonly emptyDeletions?: boolean | undefined;
}

export interface PieceOptions extends StrandOptions {
  /** Index of the first sentence in the whole corpus. */
  readonly first: number;
  /** Gives parts of speech for columns; without it they stay unknown. */
  readonly tagger?: Tagger | undefined;
}

/** A format that can be written piece by piece. */
export interface StrandFormat {
  /** What it cannot hold. */
  readonly without: readonly Feature[];
  readonly holdsOneAnnotator?: true;
  /** It must know the annotators of the whole corpus before the first piece. */
  readonly needsAnnotators?: true;
  readonly files: (options: StrandOptions) => readonly StrandFile[];
  /** What some sentences add to the strands of all files, in their order. */
  readonly piece: (sentences: readonly Sentence[], options: PieceOptions) => readonly string[];
}

/** A file of one strand, with nothing before or after it. */
export function plainFile(suffix: string): StrandFile {
  return { suffix, strands: [{ before: '', after: '' }] };
}

/** The annotator whose edits are written where a format holds those of one. */
export function chosenAnnotator({ annotator, annotators }: StrandOptions): number {
  return annotator ?? annotators.at(0) ?? 0;
}
