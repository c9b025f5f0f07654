import type { CorpusItem } from '../corpus/corpus-item.js';
import type { LineFeed } from '../corpus/line-feed.js';
import type { SplittingOptions } from '../corpus/nucle/essay-sentence.js';
import type { Essay } from '../corpus/nucle/essay.js';
import type { StetErrorDetails } from '../error.js';
import type { Detectable } from './certainty.js';
import type { CorpusPrinter } from './corpus-printer.js';
import type { EssayOptions } from './essays.js';

/** A file that was read: its name, for messages, and its text. */
export interface InputText {
  readonly file: string;
  readonly text: string;
}

/** A file to be written. */
export interface OutputText {
  /** What follows the name that the caller chose. */
  readonly suffix: string;
  readonly text: string;
}

/** Files of a corpus that are read together. */
export interface FileGroup<File> {
  /** Read line by line. */
  readonly fed: File;
  /** Read whole, before the first line. */
  readonly beside?: readonly File[];
  /** Alternative answers, also read whole. */
  readonly alternatives?: readonly File[];
  /** Corrected texts of `fed`, line by line; each is compared with it, and gives the edits of an annotator. */
  readonly corrected?: readonly File[];
}

export interface FeedOptions extends EssayOptions {
  /** The name of the file that is fed, for messages. */
  readonly file?: string | undefined;
  readonly beside?: readonly InputText[] | undefined;
  readonly alternatives?: readonly InputText[] | undefined;
  readonly strictOriginal?: boolean | undefined;
  /** Leave out edits whose offsets do not fit their sentence. */
  readonly skipBadEdits?: boolean | undefined;
  /** Receives notes on what could not be converted. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/** What inspecting a single file finds. */
export interface Findings {
  /** What there is, e.g. `1,312 sentences`. */
  readonly summary: string;
  /** What stops other commands from using the file. */
  readonly errors?: readonly StetErrorDetails[];
  /** What is usable, but may not be intended. */
  readonly warnings?: readonly string[];
}

/** A format of annotated text, with everything there is to know about it. */
export interface CorpusFormat<Name extends string = string> extends Detectable, CorpusPrinter {
  readonly name: Name;
  /** What people call it, e.g. `I-measure XML`. */
  readonly title: string;
  /** Its page in docs/formats. */
  readonly page: string;
  /** The files of a corpus in words, in their order, e.g. `tokens, then edits`. */
  readonly input: string;
  /** Whether a corpus can have this many files (default: any number). */
  readonly takes?: (count: number) => boolean;
  /** Where the edits are: in the same file, in a separate file, or nowhere, so that texts must be compared. */
  readonly edits: 'inside' | 'beside' | 'compared';
  /** Which files are read together (default: each by itself). */
  readonly group?: <File>(files: readonly File[], alternatives: readonly File[]) => readonly FileGroup<File>[];
  /** Reads a file as its lines arrive, and keeps as little as it can. M2 is cut into blocks, which are parsed later. */
  readonly feed: (options: FeedOptions) => LineFeed<CorpusItem>;
  /** How its items can be cut from the bytes of a file without a feed: at empty lines, or each line by itself. */
  readonly cut?: 'blocks' | 'lines';
  /** Lists the problems of a file (default: read it and count the sentences). */
  readonly inspect?: (input: InputText) => Findings;
  /** Writes essays with their paragraphs and the marks of one annotator, where the format can hold them. */
  readonly printEssays?: (essays: readonly Essay[], options: SplittingOptions) => OutputText[];
}
