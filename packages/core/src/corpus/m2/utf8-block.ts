import { textOf, type Utf8Text } from '../../text/utf8-text.js';
import { countTokens, stripUtf8 } from '../../text/utf8-white-space.js';
import type { Edit, Sentence, Unedited } from '../edit.js';
import { Utf8Sentence } from '../utf8-sentence.js';
import { sentencesOf } from './block.js';
import { parseM2Block, type M2ParseOptions } from './parse.js';
import { Utf8Edit } from './utf8-edit.js';

/** A block of an M2 file as it was read. */
export interface Utf8Block {
  /** The number of its first line in the file, 1-based. */
  readonly line: number;
  /** Its lines, the last without its end. */
  readonly text: Utf8Text;
  /** The sources on its `S` lines, where whoever cut the block has seen them. */
  readonly sources?: readonly Utf8Text[];
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BLANK = 0x20;
const MINUS = 0x2d;
const ZERO = 0x30;
const SOURCE = 0x53; // S
const ANNOTATION = 0x41; // A
const BAR = 0x7c;
const NOOP = [0x6e, 0x6f, 0x6f, 0x70];
const NA = [0x4e, 0x41];

/**
 * The sentences of a block. What nearly all blocks look like, one `S` line and `A` lines without a fault, is read from
 * the bytes; `parseM2Block` reads all others, and words what is wrong with them.
 */
export function sentencesOfUtf8(block: Utf8Block, options: M2ParseOptions): Sentence[] {
  const sentence = readRegular(block.text);
  return sentence === undefined ? sentencesOf(parseM2Block(rawBlock(block), options)) : [sentence];
}

/** The block as strings. */
export function rawBlock({ line, text }: Utf8Block): { readonly line: number; readonly lines: string[] } {
  // A block ends where its last line does: only before a line feed is a carriage return part of the end.
  return { line, lines: textOf(text).split(/\r?\n/u) };
}

/** True for a line that starts with the letter and a blank. */
function isLineOf(letter: number, bytes: Uint8Array, start: number, end: number): boolean {
  return end - start >= 2 && bytes[start] === letter && bytes[start + 1] === BLANK;
}

/** The source on an `S` line; undefined on any other line. As `sourceOfLine` reads a string. */
export function utf8SourceOfLine(bytes: Uint8Array, start: number, end: number): Utf8Text | undefined {
  if (end === start + 1 && bytes[start] === SOURCE) return { bytes, start: end, end };
  return isLineOf(SOURCE, bytes, start, end) ? stripUtf8(bytes, start + 2, end) : undefined;
}

/** The sources of the block. */
export function utf8Sources({ text: { bytes, start, end } }: Utf8Block): Utf8Text[] {
  const sources: Utf8Text[] = [];
  for (let lineStart = start; lineStart < end;) {
    const lineEnd = endOfLine(bytes, lineStart, end);
    const source = utf8SourceOfLine(bytes, lineStart, withoutReturn(bytes, lineStart, lineEnd, end));
    if (source !== undefined) sources.push(source);
    lineStart = lineEnd + 1;
  }
  return sources;
}

function endOfLine(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && bytes[at] !== LINE_FEED) at++;
  return at;
}

/** The end of a line without its carriage return, which the last line of a block has lost already. */
function withoutReturn(bytes: Uint8Array, start: number, lineEnd: number, blockEnd: number): number {
  const hasReturn = lineEnd < blockEnd && lineEnd > start && bytes[lineEnd - 1] === CARRIAGE_RETURN;
  return hasReturn ? lineEnd - 1 : lineEnd;
}

/** The sentence of a regular block; undefined where anything is out of the ordinary. */
function readRegular({ bytes, start, end }: Utf8Text): Sentence | undefined {
  const sourceEnd = endOfLine(bytes, start, end);
  if (!isLineOf(SOURCE, bytes, start, sourceEnd)) return undefined;
  const source = stripUtf8(bytes, start + 2, sourceEnd);
  if (sourceEnd >= end) return new Utf8Sentence(source, [{ annotator: 0, edits: [] }]);
  const reader = new AnnotationReader(bytes, countTokens(source));
  for (let lineStart = sourceEnd + 1; lineStart < end;) {
    const lineEnd = endOfLine(bytes, lineStart, end);
    if (!reader.read(lineStart, withoutReturn(bytes, lineStart, lineEnd, end))) return undefined;
    lineStart = lineEnd + 1;
  }
  return new Utf8Sentence(source, reader.annotations);
}

interface MutableAnnotation {
  readonly annotator: number;
  readonly edits: Edit[];
  unedited?: Unedited;
}

/** Reads the `A` lines of a sentence of `limit` tokens. */
class AnnotationReader {
  readonly annotations: MutableAnnotation[] = [];
  readonly #bytes: Uint8Array;
  readonly #limit: number;
  /** Behind what was read last. */
  #at = 0;

  constructor(bytes: Uint8Array, limit: number) {
    this.#bytes = bytes;
    this.#limit = limit;
  }

  /** Reads a line; false where it is not regular. */
  read(start: number, end: number): boolean {
    const bytes = this.#bytes;
    if (!isLineOf(ANNOTATION, bytes, start, end)) return false;
    this.#at = start + 2;
    const from = this.#offset(end);
    if (from === undefined || bytes[this.#at++] !== BLANK) return false;
    const to = this.#offset(end);
    const offsets = this.#at;
    if (to === undefined || this.#endOfField(end) !== offsets) return false;
    const type = this.#endOfField(end);
    const correction = this.#endOfField(end);
    const required = this.#endOfField(end);
    const comment = this.#endOfField(end);
    const annotator = this.#number(end);
    if (annotator === undefined || this.#at !== end) return false;
    const annotation = this.#annotation(annotator);
    const isNoop = (from === -1 && to === -1) || this.#isOfType(NOOP, offsets, type);
    if (isNoop) {
      const unedited = this.#isOfType(NA, offsets, type) ? 'NA' : 'noop';
      if (annotation.edits.length === 0) annotation.unedited ??= unedited;
      return true;
    }
    if (from < 0 || from > to || to > this.#limit) return false;
    delete annotation.unedited;
    annotation.edits.push(new Utf8Edit(from, to, bytes, { offsets, type, correction, required, comment }));
    return true;
  }

  #annotation(annotator: number): MutableAnnotation {
    for (const annotation of this.annotations) if (annotation.annotator === annotator) return annotation;
    const annotation = { annotator, edits: [] };
    this.annotations.push(annotation);
    return annotation;
  }

  #isOfType(name: readonly number[], offsets: number, type: number): boolean {
    const start = offsets + 3;
    return type - start === name.length && name.every((byte, at) => this.#bytes[start + at] === byte);
  }

  /** A whole number or -1. */
  #offset(end: number): number | undefined {
    if (this.#bytes[this.#at] !== MINUS) return this.#number(end);
    this.#at++;
    return this.#number(end) === 1 ? -1 : undefined;
  }

  /** A whole number of at most nine digits. */
  #number(end: number): number | undefined {
    const start = this.#at;
    let number = 0;
    while (this.#at < end) {
      const digit = this.#bytes[this.#at] - ZERO;
      if (digit < 0 || digit > 9) break;
      number = 10 * number + digit;
      this.#at++;
    }
    const digits = this.#at - start;
    return digits === 0 || digits > 9 ? undefined : number;
  }

  /** Where the field ends, that is at three bars or the end of the line; reading goes on behind them. */
  #endOfField(end: number): number {
    const bytes = this.#bytes;
    let at = this.#at;
    while (at < end && (bytes[at] !== BAR || bytes[at + 1] !== BAR || bytes[at + 2] !== BAR)) at++;
    this.#at = Math.min(end, at + 3);
    return at;
  }
}
