import { quadraticForm, type Difference, type Evidence } from './evidence.js';
import type { JudgedShapes } from './judged-shape.js';

/** What is summed over rankings. */
interface Sums {
  /** For each of the two systems, by opponent: wins, then losses. */
  readonly counts: Float64Array;
  /** By pair of these counts: the sum of their products; each pair is kept on either side of the diagonal. */
  readonly products: Float64Array;
  /** Rankings that hold the first system, and the second. */
  readonly held: Float64Array;
}

function noSums(size: number): Sums {
  return {
    counts: new Float64Array(4 * size),
    products: new Float64Array(16 * size * size),
    held: new Float64Array(2),
  };
}

/**
 * The difference of the Expected Wins of two systems. The score is a smooth function of counts, so its variance is
 * that of its slope times the counts of a ranking, summed over rankings (the delta method, which the bootstrap over
 * rankings approaches).
 */
export class ExpectedWinsEvidence implements Evidence {
  readonly #judged: JudgedShapes;
  readonly #pair: readonly [number, number];
  /** For each of the two systems, by shape: which output it wrote; -1 where it is not shown. */
  readonly #outputs: readonly Int32Array[];
  readonly #sums: Sums;
  /** The counts that a ranking raises. */
  readonly #cells: Int32Array;

  constructor(judged: JudgedShapes, pair: readonly [number, number], sums = noSums(judged.systems.length)) {
    this.#judged = judged;
    this.#pair = pair;
    this.#outputs = pair.map((system) => outputsOf(judged, system));
    this.#sums = sums;
    this.#cells = new Int32Array(2 * judged.systems.length);
  }

  copy(): ExpectedWinsEvidence {
    const { counts, products, held } = this.#sums;
    return new ExpectedWinsEvidence(this.#judged, this.#pair, {
      counts: counts.slice(),
      products: products.slice(),
      held: held.slice(),
    });
  }

  add(shape: number, ranks: ArrayLike<number>): void {
    const raised = this.#decide(shape, ranks, 1, this.#decide(shape, ranks, 0, 0));
    const cells = this.#cells;
    const { counts, products } = this.#sums;
    const width = counts.length;
    for (let at = 0; at < raised; at++) {
      const row = cells[at] * width;
      counts[cells[at]]++;
      products[row + cells[at]]++;
      for (let next = at + 1; next < raised; next++) products[row + cells[next]] += 2;
    }
  }

  /** Appends the counts that the decided judgments of a system raise to those listed; returns the new number. */
  #decide(shape: number, ranks: ArrayLike<number>, side: number, listed: number): number {
    const systemOutput = this.#outputs[side][shape];
    if (systemOutput === -1) return listed;
    this.#sums.held[side]++;
    const outputs = this.#judged.shapes[shape];
    const size = this.#judged.systems.length;
    const cells = this.#cells;
    let end = listed;
    for (let output = 0; output < outputs.length; output++) {
      if (ranks[output] === ranks[systemOutput]) continue;
      const first = (2 * side + (ranks[systemOutput] < ranks[output] ? 0 : 1)) * size;
      const opponents = outputs[output];
      for (let at = 0; at < opponents.length; at++) cells[end++] = first + opponents[at];
    }
    return end;
  }

  measure(): Difference {
    const size = this.#judged.systems.length;
    const { counts, products, held } = this.#sums;
    const slopes = new Float64Array(counts.length);
    let difference = 0;
    for (let side = 0; side < 2; side++) {
      const weight = (side === 0 ? 1 : -1) / (size - 1);
      for (let opponent = 0; opponent < size; opponent++) {
        const won = 2 * side * size + opponent;
        const lost = won + size;
        const decided = counts[won] + counts[lost];
        if (decided === 0) continue;
        difference += (weight * counts[won]) / decided;
        slopes[won] = (weight * counts[lost]) / decided ** 2;
        slopes[lost] = (-weight * counts[won]) / decided ** 2;
      }
    }
    const variance = quadraticForm(products, slopes);
    return { difference, standardError: Math.sqrt(Math.max(0, variance)), rankings: Math.min(...held) };
  }
}

/** By shape: which output a system wrote; -1 where it is not shown. */
function outputsOf({ shapes }: JudgedShapes, system: number): Int32Array {
  return Int32Array.from(shapes, (outputs) => outputs.findIndex((members) => members.includes(system)));
}
