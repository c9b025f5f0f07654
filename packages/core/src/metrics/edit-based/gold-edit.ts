import { inOrder, type Edit } from '../../corpus/edit.js';
import type { Vocabulary } from '../../text/vocabulary.js';
import { tokenise } from '../../text/white-space.js';

/** A gold edit with its corrections as token numbers. */
export interface GoldEdit {
  readonly start: number;
  readonly end: number;
  /** A correction whose blanks are irregular ("x  y") equals no hypothesis and is left out. */
  readonly corrections: readonly Int32Array[];
  readonly edit: Edit;
}

/** Prepares an annotator's edits: in the order of the sentence, or of the file where `fileOrder` asks for it. */
export function goldEdits(edits: readonly Edit[], vocabulary: Vocabulary, fileOrder: boolean): GoldEdit[] {
  return (fileOrder ? edits : inOrder(edits)).map((edit) => new NumberedEdit(edit, vocabulary));
}

/** Numbers its corrections when they are first compared: most gold edits share their span with no proposed one. */
class NumberedEdit implements GoldEdit {
  readonly start: number;
  readonly end: number;
  readonly edit: Edit;
  readonly #vocabulary: Vocabulary;
  #corrections: readonly Int32Array[] | undefined;

  constructor(edit: Edit, vocabulary: Vocabulary) {
    this.start = edit.start;
    this.end = edit.end;
    this.edit = edit;
    this.#vocabulary = vocabulary;
  }

  get corrections(): readonly Int32Array[] {
    return (this.#corrections ??= this.edit.corrections
      .filter(isRegular)
      .map((text) => this.#vocabulary.encodeText(text)));
  }
}

function isRegular(correction: string): boolean {
  return tokenise(correction).join(' ') === correction;
}

/** True when the gold edit has the hypothesis tokens from `from` to `to` among its corrections. */
export function accepts({ corrections }: GoldEdit, hypothesis: Int32Array, from: number, to: number): boolean {
  for (const correction of corrections) {
    if (correction.length === to - from && occursAt(correction, hypothesis, from)) return true;
  }
  return false;
}

export function occursAt(tokens: Int32Array, text: Int32Array, start: number): boolean {
  if (start < 0 || start + tokens.length > text.length) return false;
  for (let at = 0; at < tokens.length; at++) if (tokens[at] !== text[start + at]) return false;
  return true;
}
