import { tokenise } from '../../text/white-space.js';
import type { Annotation, Edit, Sentence, SkippedEdit, Unedited } from '../edit.js';

/** An `A` line of an M2 file. A no-op (`noop`, or offsets -1 -1) only says that the annotator exists. */
export interface M2Annotation extends Edit {
  readonly annotator: number;
}

/** A block of an M2 file: usually one `S` line, and its `A` lines in file order. */
export interface M2Block {
  readonly sources: readonly string[];
  readonly annotations: readonly M2Annotation[];
  /** Edits that were left out, where that was asked for. */
  readonly skipped?: readonly SkippedEdit[];
}

export function isNoop(edit: Edit): boolean {
  return edit.type === 'noop' || edit.start < 0 || edit.end < 0;
}

/** The type that ChERRANT gives to sentences that nobody can correct; with offsets in the sentence it is any other type. */
export const UNANNOTATABLE = 'NA';

/**
 * The sentences of a block, as the official scorer reads them. A block without `A` lines has one annotator, 0,
 * with no edits; in all others only the annotators that are mentioned exist. Each of several `S` lines is a
 * separate sentence, and offsets are not shifted: sentence n has every edit that ends within the sentences
 * 1 to n together.
 */
export function sentencesOf(block: M2Block): Sentence[] {
  if (block.annotations.length === 0) {
    return block.sources.map((source) => ({ source, annotations: [{ annotator: 0, edits: [] }] }));
  }
  let limit = 0;
  return block.sources.map((source, at) => {
    limit += tokenise(source).length;
    const sentence = { source, annotations: annotationsWithin(block.annotations, limit) };
    return at === 0 && block.skipped !== undefined ? { ...sentence, skipped: block.skipped } : sentence;
  });
}

/** The edits of each annotator that end within `limit` tokens, in the order of the lines. */
export function annotationsWithin(lines: readonly M2Annotation[], limit: number): Annotation[] {
  const annotations = new Map<number, { annotator: number; edits: Edit[]; unedited?: Unedited }>();
  for (const line of lines) {
    let annotation = annotations.get(line.annotator);
    if (annotation === undefined)
      annotations.set(line.annotator, (annotation = { annotator: line.annotator, edits: [] }));
    if (isNoop(line)) {
      annotation.unedited ??= line.type === UNANNOTATABLE ? 'NA' : 'noop';
      continue;
    }
    if (line.start > limit || line.end > limit) continue;
    const { annotator: _, ...edit } = line;
    annotation.edits.push(edit);
  }
  // A no-op beside edits says nothing.
  return Array.from(annotations.values(), ({ unedited, ...annotation }) =>
    unedited === undefined || annotation.edits.length > 0 ? annotation : { ...annotation, unedited },
  );
}

export interface BlockOptions {
  /** Write edits that were left out, too, so that whoever reads the file leaves them out again and counts them. */
  readonly keepSkipped?: boolean;
}

/**
 * Sentences as M2 blocks, which `sentencesOf` reads back. Annotators who leave a sentence alone get a `noop` line,
 * unless there is only annotator 0 and no such line was read, whom a block without `A` lines stands for. Of several
 * sequences of edits for one answer the first is written.
 */
export function blocksOf(sentences: readonly Sentence[], { keepSkipped = false }: BlockOptions = {}): M2Block[] {
  return sentences.map(({ source, annotations, skipped = [] }) => {
    const lines = isLeftAlone(annotations) ? [] : answersOf(annotations).flatMap(linesOf);
    return { sources: [source], annotations: keepSkipped ? [...lines, ...skipped] : lines };
  });
}

function isLeftAlone([{ annotator, edits, unedited }, ...others]: readonly Annotation[]): boolean {
  return others.length === 0 && annotator === 0 && edits.length === 0 && unedited === undefined;
}

/** The annotations without further sequences of edits for an answer that is there already. */
export function answersOf(annotations: readonly Annotation[]): readonly Annotation[] {
  return annotations.filter(
    ({ annotator }, at) => annotations.findIndex((first) => first.annotator === annotator) === at,
  );
}

function linesOf({ annotator, edits, unedited = 'noop' }: Annotation): M2Annotation[] {
  if (edits.length > 0) {
    // Not `{ ...edit, annotator }`, which loses what is still bytes and takes several times as long.
    return edits.map(({ start, end, type, corrections, required, comment }) => {
      return { start, end, type, corrections, required, comment, annotator };
    });
  }
  return [{ start: -1, end: -1, type: unedited, corrections: [''], required: true, comment: '', annotator }];
}
