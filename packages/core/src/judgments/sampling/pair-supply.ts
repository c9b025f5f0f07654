import { pairsAmong } from '../pairs-among.js';
import type { DistinctOutput } from './distinct-outputs.js';
import type { OutputTable } from './output-table.js';

/** Two different outputs of a sentence, for a judge to compare. */
export interface OutputPair {
  /** Counted from 0. */
  readonly sentence: number;
  readonly outputs: readonly Pick<DistinctOutput, 'systems'>[];
}

/**
 * The pairs of outputs that are left to be drawn, and how often each pair of systems was drawn so far. Pairs of systems
 * are numbered by the rows of a triangle: first with second, first with third, …
 */
export class PairSupply {
  readonly table: OutputTable;
  /** By pair of systems: how often they were compared, in outputs drawn for them or for systems that wrote the same. */
  readonly compared: Float64Array;
  /** By pair of systems: how many sentences are left to compare them by. */
  readonly left: Int32Array;
  /** By pair of systems: both their indices. */
  readonly #members: readonly (readonly [number, number])[];
  readonly #index: ReadonlyMap<string, number>;
  readonly #replacement: boolean;
  readonly #drawnPairs = new Set<number>();
  readonly #drawnSentences = new Set<number>();

  /** With `replacement` a sentence may come again, but with other outputs; without, no sentence comes twice. */
  constructor(table: OutputTable, replacement: boolean) {
    const { systems, outputs } = table;
    this.table = table;
    this.#replacement = replacement;
    this.#index = new Map(systems.map((name, at) => [name, at]));
    this.#members = systems.flatMap((_, first) =>
      systems.slice(first + 1).map((__, at): readonly [number, number] => [first, first + 1 + at]),
    );
    this.compared = new Float64Array(pairsAmong(systems.length));
    this.left = new Int32Array(this.compared.length);
    outputs.forEach((_, sentence) => {
      this.#forEachPair(sentence, (pair) => this.left[pair]++);
    });
  }

  get isEmpty(): boolean {
    return this.left.every((sentences) => sentences === 0);
  }

  /** The sentences that are left to compare a pair of systems by. */
  sentencesFor(pair: number): number[] {
    const [first, second] = this.#members[pair];
    return [...this.table.outputs.keys()].filter((sentence) => {
      const key = this.#keyOf(sentence, this.#outputOf(sentence, first), this.#outputOf(sentence, second));
      return key !== undefined && this.#isLeft(sentence, key);
    });
  }

  /** The outputs of a pair of systems for a sentence, in the order of the sentence's outputs. */
  outputsOf(pair: number, sentence: number): DistinctOutput[] {
    return this.#members[pair]
      .map((system) => this.#outputOf(sentence, system))
      .sort((a, b) => a - b)
      .map((output) => this.table.outputs[sentence][output]);
  }

  /** Takes two outputs out of the supply, and counts them for all pairs of systems that they stand for. */
  take({ sentence, outputs }: OutputPair): void {
    const [first, second] = outputs.map(({ systems }) => this.#outputOf(sentence, this.#index.get(systems[0]) ?? 0));
    const key = this.#keyOf(sentence, first, second);
    if (key === undefined) return;
    const wasLeft = this.#isLeft(sentence, key);
    this.#drawnPairs.add(key);
    this.#drawnSentences.add(sentence);
    this.#forEachPair(sentence, (pair, pairKey) => {
      if (pairKey === key) this.compared[pair]++;
      if (wasLeft && (pairKey === key || !this.#replacement)) this.left[pair]--;
    });
  }

  #isLeft(sentence: number, key: number): boolean {
    return this.#replacement ? !this.#drawnPairs.has(key) : !this.#drawnSentences.has(sentence);
  }

  #outputOf(sentence: number, system: number): number {
    return this.table.written[sentence * this.table.systems.length + system];
  }

  /** A number for two outputs of a sentence; none for an output with itself. */
  #keyOf(sentence: number, first: number, second: number): number | undefined {
    if (first === second) return undefined;
    const size = this.table.systems.length;
    return (sentence * size + Math.min(first, second)) * size + Math.max(first, second);
  }

  /** Visits the pairs of systems whose outputs for a sentence differ. */
  #forEachPair(sentence: number, visit: (pair: number, key: number) => void): void {
    this.#members.forEach(([first, second], pair) => {
      const key = this.#keyOf(sentence, this.#outputOf(sentence, first), this.#outputOf(sentence, second));
      if (key !== undefined) visit(pair, key);
    });
  }
}
