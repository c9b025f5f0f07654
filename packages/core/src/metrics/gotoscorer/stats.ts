import type { AnnotatorCounts } from '../edit-based/choose-annotators.js';
import { typeAt, typeNumbers } from '../errant/type-numbers.js';
import { Fate, type GoldChunk } from './compare-chunks.js';

/** What became of the chunks of the gold, and how many systems got each right. */
export interface ChunkFates {
  /** By chunk, as `Fate` adds them up. */
  readonly fates: readonly number[];
  /** The types of the chunks that somebody edits, in their order. */
  readonly types: readonly string[];
  /** How many systems were scored together; 0 where nothing is known of others, and every chunk weighs 1. */
  readonly systems: number;
  /** By chunk; empty where nothing is known of others. */
  readonly solved: readonly number[];
}

/** Against the one reference that counts. */
export type GotoStats = readonly [AnnotatorCounts<ChunkFates>];

export const NO_FATES: ChunkFates = { fates: [], types: [], systems: 0, solved: [] };

/** True for a chunk that the gold or the system edits. */
export const isEdited = (fate: number): boolean => (fate & (Fate.changed | Fate.asked)) !== 0;

export const isCorrect = (fate: number): boolean => (fate & Fate.correct) !== 0;

/** Statistics of a system of which no other is known. */
export function statsOfChunks(annotator: number, chunks: readonly GoldChunk[]): GotoStats {
  const fates = chunks.map(({ fate }) => fate);
  const types = chunks.filter(({ fate }) => isEdited(fate)).map(({ type }) => type);
  return [[annotator, ...countsOfFates(fates), { fates, types, systems: 0, solved: [] }]];
}

/** Chunks that are changed rightly; all that are changed; those that the gold changes. */
function countsOfFates(fates: readonly number[]): readonly [correct: number, proposed: number, gold: number] {
  const { correct, changed, asked } = Fate;
  const count = (test: (fate: number) => boolean): number => fates.filter(test).length;
  return [
    count((fate) => (fate & changed) !== 0 && (fate & correct) !== 0),
    count((fate) => (fate & changed) !== 0),
    count((fate) => (fate & asked) !== 0),
  ];
}

/** Statistics as whole numbers. */
export function rowOfFates([[annotator, , , , { fates, types, systems, solved } = NO_FATES]]: GotoStats): number[] {
  return [annotator, systems, fates.length, ...fates, ...solved, ...types.flatMap(typeNumbers)];
}

/** The statistics that `rowOfFates` wrote. */
export function fatesOfRow(row: readonly number[]): GotoStats {
  const [annotator, systems, length] = row;
  const fates = row.slice(3, 3 + length);
  const solved = systems === 0 ? [] : row.slice(3 + length, 3 + 2 * length);
  const types: string[] = [];
  for (let at = 3 + fates.length + solved.length; at < row.length;) {
    const [type, next] = typeAt(row, at);
    types.push(type);
    at = next;
  }
  return [[annotator, ...countsOfFates(fates), { fates, types, systems, solved }]];
}
