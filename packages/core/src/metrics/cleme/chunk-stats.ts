import type { AnnotatorCounts } from '../edit-based/choose-annotators.js';
import { typeAt, typeNumbers } from '../errant/type-numbers.js';
import { Outcome, type JudgedChunks } from './judged-chunks.js';

/** A chunk that is hit, wrong, over or under, its length, and the error types that it counts for. */
type ChunkRecord = readonly [outcome: Outcome, length: number, types: readonly string[]];

/** What became of the chunks of a sentence, as small plain data. */
export interface ChunkDetail {
  readonly kept: number;
  readonly goldLengths: readonly [sum: number, count: number];
  readonly chunks: readonly ChunkRecord[];
}

/** Against each reference, or once against all of them: hits, changed chunks, hits and chunks left alone amiss. */
export type ChunkStats = readonly AnnotatorCounts<ChunkDetail>[];

/** Of a sentence that takes no part. */
export const NO_CHUNKS: ChunkDetail = { kept: 0, goldLengths: [0, 0], chunks: [] };

/** Chunks as the statistics keep them. */
export function detailOf({ judged, kept, goldLengths }: JudgedChunks): ChunkDetail {
  return { kept, goldLengths, chunks: judged.map(({ outcome, length, types }) => [outcome, length, types]) };
}

/** Hits; hits and changes that are wrong or over; hits and chunks that are under. */
export function countsOfChunks({ chunks }: ChunkDetail): readonly [correct: number, proposed: number, gold: number] {
  const tally = [0, 0, 0, 0];
  for (const [outcome] of chunks) tally[outcome]++;
  const { hit, wrong, over, under } = Outcome;
  return [tally[hit], tally[hit] + tally[wrong] + tally[over], tally[hit] + tally[under]];
}

/** Statistics as whole numbers. */
export function rowOfChunks(stats: ChunkStats): number[] {
  const row: number[] = [];
  for (const [annotator, , , , { kept, goldLengths, chunks } = NO_CHUNKS] of stats) {
    row.push(annotator, kept, ...goldLengths, chunks.length);
    for (const [outcome, length, types] of chunks) {
      row.push(outcome, length, types.length);
      for (const type of types) row.push(...typeNumbers(type));
    }
  }
  return row;
}

/** The statistics that `rowOfChunks` wrote. */
export function chunksOfRow(row: readonly number[]): ChunkStats {
  const stats: AnnotatorCounts<ChunkDetail>[] = [];
  for (let at = 0; at < row.length;) {
    const [annotator, kept, sum, count, length] = row.slice(at, at + 5);
    at += 5;
    const chunks = Array.from({ length }, (): ChunkRecord => {
      const [outcome, words, typeCount] = row.slice(at, at + 3);
      at += 3;
      const types = Array.from({ length: typeCount }, () => {
        const [type, next] = typeAt(row, at);
        at = next;
        return type;
      });
      return [outcome as Outcome, words, types];
    });
    const detail: ChunkDetail = { kept, goldLengths: [sum, count], chunks };
    stats.push([annotator, ...countsOfChunks(detail), detail]);
  }
  return stats;
}
