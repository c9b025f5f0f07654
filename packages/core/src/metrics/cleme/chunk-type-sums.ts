import type { StatsList } from '../metric.js';
import { CompactNumbers, type Numbers } from '../rows/compact-numbers.js';
import { TYPE_COUNTS, type TypeSums } from '../type-sums.js';
import { NO_CHUNKS, type ChunkStats } from './chunk-stats.js';
import { chooseReferences, type ChunkScoring } from './choose-reference.js';
import { Outcome } from './judged-chunks.js';
import type { WeightRule } from './length-weights.js';
import { PackedChunks } from './packed-chunks.js';

/** Right, wrong and missed chunks, and those of the wrong that nobody asked for. */
const WIDTH = TYPE_COUNTS + 1;

/** Where each outcome counts. */
const COLUMNS: Readonly<Record<Outcome, readonly number[]>> = {
  [Outcome.hit]: [0],
  [Outcome.wrong]: [1],
  [Outcome.over]: [1, 3],
  [Outcome.under]: [2],
};

/**
 * Adds up chunks by type, of the references that are chosen, thousands of times over resampled sentences. A chunk counts
 * once for each type among its edits, and whatever its length.
 */
export class ChunkTypeSums implements TypeSums {
  readonly types: readonly string[];
  readonly beta: number;
  readonly tellsNeedless = true;
  readonly typeValue?: (counts: readonly number[]) => number;
  readonly #sums: Float64Array;
  readonly #packed: PackedChunks;
  readonly #rule: WeightRule;
  readonly #scoring: ChunkScoring;
  /** By candidate, where its entries begin: four times the number of the type plus the outcome. */
  readonly #starts: Numbers;
  readonly #entries: Numbers;

  constructor(
    stats: StatsList<ChunkStats>,
    rule: WeightRule,
    scoring: ChunkScoring,
    { beta = 1, typeValue }: { readonly beta?: number; readonly typeValue?: (counts: readonly number[]) => number },
  ) {
    this.beta = beta;
    if (typeValue !== undefined) this.typeValue = typeValue;
    this.#rule = rule;
    this.#scoring = scoring;
    this.#packed = new PackedChunks(rule);
    const numbers = new Map<string, number>();
    const starts = new CompactNumbers();
    const entries = new CompactNumbers();
    for (const sentence of stats) {
      this.#packed.push(sentence);
      for (const [, , , , { chunks } = NO_CHUNKS] of sentence) {
        starts.push(entries.length);
        for (const [outcome, , types] of chunks) {
          for (const type of types) {
            let number = numbers.get(type);
            if (number === undefined) numbers.set(type, (number = numbers.size));
            entries.push(4 * number + outcome);
          }
        }
      }
    }
    starts.push(entries.length);
    this.types = [...numbers.keys()];
    this.#sums = new Float64Array(WIDTH * numbers.size);
    this.#starts = starts.toArray();
    this.#entries = entries.toArray();
  }

  sum(indices: Uint32Array): Float64Array {
    const sums = this.#sums.fill(0);
    chooseReferences(this.#packed, indices, this.#rule.level, this.#scoring, {
      onChoice: ({ candidate }) => {
        const end = this.#starts[candidate + 1];
        for (let at = this.#starts[candidate]; at < end; at++) {
          const entry = this.#entries[at];
          for (const column of COLUMNS[(entry & 3) as Outcome]) sums[WIDTH * (entry >> 2) + column]++;
        }
      },
    });
    return sums;
  }
}
