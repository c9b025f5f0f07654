import { CompactNumbers, type Numbers } from '../rows/compact-numbers.js';
import { NO_CHUNKS, type ChunkDetail, type ChunkStats } from './chunk-stats.js';
import { Outcome } from './judged-chunks.js';
import { weightTable, type WeightRule, type WeightTable } from './length-weights.js';

/** Weighted numbers of chunks by outcome, and of chunks that are rightly kept. */
export interface ChunkCounts {
  readonly hit: number;
  readonly wrong: number;
  readonly over: number;
  /** Wrong and over, added up in the order of the sentence: near ties depend on the last digit. */
  readonly amiss: number;
  readonly under: number;
  readonly kept: number;
}

/** Numbers of chunks that are added up. */
export class ChunkSums implements ChunkCounts {
  hit = 0;
  wrong = 0;
  over = 0;
  amiss = 0;
  under = 0;
  kept = 0;

  add({ hit, wrong, over, amiss, under, kept }: ChunkCounts): void {
    this.hit += hit;
    this.wrong += wrong;
    this.over += over;
    this.amiss += amiss;
    this.under += under;
    this.kept += kept;
  }

  /** Becomes the same. */
  copy({ hit, wrong, over, amiss, under, kept }: ChunkCounts): void {
    this.hit = hit;
    this.wrong = wrong;
    this.over = over;
    this.amiss = amiss;
    this.under = under;
    this.kept = kept;
  }
}

/** Statistics of sentences as numbers in a few arrays, so that they can be added up thousands of times. */
export class PackedChunks {
  /** Where the candidates of a sentence begin, and the chunks of a candidate. */
  readonly #starts = new CompactNumbers();
  readonly #chunkStarts = new CompactNumbers();
  /** Four times its length plus its outcome, by chunk. */
  readonly #chunks = new CompactNumbers();
  readonly #kept = new CompactNumbers();
  /** 1 for a candidate with the same chunks as an earlier one of its sentence. */
  readonly #repeats = new CompactNumbers();
  readonly #goldSums = new CompactNumbers();
  readonly #goldCounts = new CompactNumbers();
  readonly #rule: WeightRule;
  #longest = 0;
  #arrays: PackedArrays | undefined;

  constructor(rule: WeightRule) {
    this.#rule = rule;
  }

  get sentences(): number {
    return this.#starts.length;
  }

  push(stats: ChunkStats): void {
    this.#arrays = undefined;
    this.#starts.push(this.#kept.length);
    let [sum, count] = [0, 0];
    for (const [at, [, , , , detail = NO_CHUNKS]] of stats.entries()) {
      const { kept, goldLengths, chunks } = detail;
      const isRepeated = stats.slice(0, at).some(([, , , , earlier = NO_CHUNKS]) => isAlike(earlier, detail));
      this.#repeats.push(isRepeated ? 1 : 0);
      this.#chunkStarts.push(this.#chunks.length);
      this.#kept.push(kept);
      sum += goldLengths[0];
      count += goldLengths[1];
      for (const [outcome, length] of chunks) {
        this.#chunks.push(4 * length + outcome);
        if (length > this.#longest) this.#longest = length;
      }
    }
    this.#goldSums.push(sum);
    this.#goldCounts.push(count);
  }

  /** The weights of all chunks, where these sentences are the corpus. */
  weights(sentences: ArrayLike<number>): WeightTable {
    const { goldSums, goldCounts } = this.arrays;
    let [sum, count] = [0, 0];
    if (this.#rule.weights !== 'none') {
      for (let at = 0; at < sentences.length; at++) {
        sum += goldSums[sentences[at]];
        count += goldCounts[sentences[at]];
      }
    }
    return weightTable(this.#rule, sum / count, this.#longest);
  }

  get arrays(): PackedArrays {
    return (this.#arrays ??= {
      starts: withEnd(this.#starts, this.#kept.length),
      chunkStarts: withEnd(this.#chunkStarts, this.#chunks.length),
      chunks: this.#chunks.toArray(),
      kept: this.#kept.toArray(),
      repeats: this.#repeats.toArray(),
      goldSums: this.#goldSums.toArray(),
      goldCounts: this.#goldCounts.toArray(),
    });
  }
}

export interface PackedArrays {
  readonly starts: Uint32Array;
  readonly chunkStarts: Uint32Array;
  readonly chunks: Numbers;
  readonly kept: Numbers;
  readonly repeats: Numbers;
  readonly goldSums: Numbers;
  readonly goldCounts: Numbers;
}

/** True where the counts are the same, whatever chunks weigh. */
function isAlike(first: ChunkDetail, second: ChunkDetail): boolean {
  if (first.kept !== second.kept || first.chunks.length !== second.chunks.length) return false;
  return first.chunks.every(([outcome, length], at) => {
    const [otherOutcome, otherLength] = second.chunks[at];
    return outcome === otherOutcome && length === otherLength;
  });
}

function withEnd(starts: CompactNumbers, end: number): Uint32Array {
  const result = new Uint32Array(starts.length + 1);
  result.set(starts.toArray());
  result[starts.length] = end;
  return result;
}

/** Adds up the chunks of a candidate with their weights into `sums`. */
export function sumChunks(
  { chunkStarts, chunks, kept }: PackedArrays,
  candidate: number,
  weights: WeightTable,
  sums: ChunkSums,
): void {
  let hit = 0;
  let wrong = 0;
  let over = 0;
  let amiss = 0;
  let under = 0;
  const end = chunkStarts[candidate + 1];
  for (let at = chunkStarts[candidate]; at < end; at++) {
    const chunk = chunks[at];
    const weight = weights[chunk];
    switch (chunk & 3) {
      case Outcome.hit:
        hit += weight;
        break;
      case Outcome.wrong:
        wrong += weight;
        amiss += weight;
        break;
      case Outcome.over:
        over += weight;
        amiss += weight;
        break;
      default:
        under += weight;
    }
  }
  sums.hit = hit;
  sums.wrong = wrong;
  sums.over = over;
  sums.amiss = amiss;
  sums.under = under;
  sums.kept = kept[candidate];
}
