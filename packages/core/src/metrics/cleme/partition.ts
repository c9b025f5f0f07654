import { inOrder, type Edit } from '../../corpus/edit.js';
import { leavesText } from '../../corpus/uncorrected.js';
import { isEqual, type Vocabulary } from '../../text/vocabulary.js';

/** What a hypothesis or a reference makes of a stretch of the source. */
export interface ChunkText {
  /** The words of the stretch, by number; undefined where no edit touches it, so that they are the source's. */
  readonly words: readonly number[] | undefined;
  /** The types of its edits, each once. */
  readonly types: readonly string[];
}

/** A stretch of the source that somebody edits, and what becomes of it. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
  readonly hypothesis: ChunkText;
  /** By reference. */
  readonly references: readonly ChunkText[];
}

/** The chunks of a sentence that somebody edits, from left to right, and how many stretches between them nobody does. */
export interface Partition {
  readonly chunks: readonly Chunk[];
  readonly untouched: number;
}

/** Edits of one target that can all be made, from left to right, with their words by number. */
export type Target = readonly TargetEdit[];

interface TargetEdit {
  readonly start: number;
  readonly end: number;
  readonly words: Int32Array;
  readonly type: string;
}

/**
 * The edits of a target as they are made: those that leave the text as it is take no part, nor one that overlaps an
 * earlier one. Of several corrections the one counts that `others` make of the same words, or else the first.
 */
export function targetOf(edits: readonly Edit[], vocabulary: Vocabulary, others: Target = []): Target {
  const target: TargetEdit[] = [];
  let at = 0;
  for (const { start, end, type, corrections } of inOrder(edits)) {
    if (start < at || leavesText(type)) continue;
    const choices = corrections.map((text) => vocabulary.encodeText(text));
    const words = choices.length === 1 ? choices[0] : acceptedWords(choices, start, end, others);
    target.push({ start, end, words, type });
    at = end;
  }
  return target;
}

function acceptedWords(choices: readonly Int32Array[], start: number, end: number, others: Target): Int32Array {
  const made = others.find((other) => other.start === start && other.end === end);
  return choices.find((words) => made !== undefined && isEqual(words, made.words)) ?? choices[0];
}

/** How many words the target has, of a source of so many. */
export function wordCount(source: ArrayLike<number>, target: Target): number {
  return target.reduce((sum, { start, end, words }) => sum + words.length - (end - start), source.length);
}

/**
 * Cuts a sentence into chunks that are the same for the hypothesis and all references (Ye et al. 2023, section 3.1): edits
 * that overlap or touch fall into one chunk, whoever makes them.
 */
export function partition(source: Int32Array, hypothesis: Target, references: readonly Target[]): Partition {
  const spans = mergedSpans([hypothesis, ...references]);
  const [ofHypothesis, ...ofReferences] = [hypothesis, ...references].map((target) =>
    chunkTexts(source, target, spans),
  );
  const chunks = spans.map(({ start, end }, at) => ({
    start,
    end,
    hypothesis: ofHypothesis[at],
    references: ofReferences.map((texts) => texts[at]),
  }));
  return { chunks, untouched: gaps(source.length, spans) };
}

/** True where both read the same, edited or not. */
export function isSameText(source: Int32Array, { start, end }: Chunk, first: ChunkText, second: ChunkText): boolean {
  if (first.words === undefined && second.words === undefined) return true;
  return isEqual(first.words ?? source.subarray(start, end), second.words ?? source.subarray(start, end));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function mergedSpans(targets: readonly Target[]): Span[] {
  const spans = targets.flat().sort((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** What a target makes of each span; all of its edits fall into one. */
function chunkTexts(source: Int32Array, target: Target, spans: readonly Span[]): ChunkText[] {
  let next = 0;
  return spans.map(({ start, end }) => {
    if (next === target.length || target[next].start > end) return UNCHANGED;
    const words: number[] = [];
    const types: string[] = [];
    let at = start;
    for (; next < target.length && target[next].start <= end; next++) {
      const edit = target[next];
      for (; at < edit.start; at++) words.push(source[at]);
      for (const word of edit.words) words.push(word);
      at = edit.end;
      if (!types.includes(edit.type)) types.push(edit.type);
    }
    for (; at < end; at++) words.push(source[at]);
    return { words, types };
  });
}

const UNCHANGED: ChunkText = { words: undefined, types: [] };

function gaps(words: number, spans: readonly Span[]): number {
  let count = 0;
  let at = 0;
  for (const { start, end } of spans) {
    if (start > at) count++;
    at = end;
  }
  return at < words ? count + 1 : count;
}
