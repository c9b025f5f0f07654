import { quadraticForm, type Difference, type Growing } from './evidence.js';
import type { ScoreUnits } from './score-units.js';

/** What is summed over units, and by two of their numbers the sum of the products. */
interface Sums {
  readonly totals: Float64Array;
  readonly products: Float64Array;
}

/**
 * The difference of the mean standardised scores of two systems, each a mean over units, and over scales the mean of
 * these. The variance is that of ratios by the delta method, a unit being one observation.
 */
export class ScoreEvidence implements Growing {
  readonly #sums: Sums;

  constructor(width: number, sums: Sums = { totals: new Float64Array(width), products: new Float64Array(width ** 2) }) {
    this.#sums = sums;
  }

  copy(): ScoreEvidence {
    const { totals, products } = this.#sums;
    return new ScoreEvidence(totals.length, { totals: totals.slice(), products: products.slice() });
  }

  /** Adds the unit at this index. */
  add({ width, values }: ScoreUnits, unit: number): void {
    const { totals, products } = this.#sums;
    const start = unit * width;
    for (let row = 0; row < width; row++) {
      const value = values[start + row];
      if (value === 0) continue;
      totals[row] += value;
      for (let column = 0; column < width; column++) products[row * width + column] += value * values[start + column];
    }
  }

  measure(): Difference {
    const { totals, products } = this.#sums;
    const width = totals.length;
    const slopes = new Float64Array(width);
    const held = [0, 0];
    let difference = 0;
    for (let place = 0; place < width; place += 2) {
      const side = Number(place >= width / 2);
      const count = totals[place];
      if (count === 0) continue;
      const weight = (side === 0 ? 1 : -1) / (width / 4);
      const mean = totals[place + 1] / count;
      difference += weight * mean;
      slopes[place] = (-weight * mean) / count;
      slopes[place + 1] = weight / count;
      held[side] = Math.max(held[side], count);
    }
    const variance = quadraticForm(products, slopes);
    return { difference, standardError: Math.sqrt(Math.max(0, variance)), rankings: Math.min(...held) };
  }
}

/** The evidence of all units. */
export function scoreEvidence(units: ScoreUnits): ScoreEvidence {
  const evidence = new ScoreEvidence(units.width);
  for (let unit = 0; unit * units.width < units.values.length; unit++) evidence.add(units, unit);
  return evidence;
}
