import { gleuOf } from './gleu-of.js';
import { drawnPlaces, meanStats, type GleuStats } from './gleu-stats.js';
import type { Spread } from './spread.js';

/**
 * What the mean and the deviation over draws of references tend to, without drawing: GLEU of the expected
 * statistics with its second-order correction, and the first-order deviation (the delta method). The draws of
 * different lines are independent, so their covariances add up.
 */
export class ExpectedGleu {
  readonly #order: number;
  /** The statistics that depend on the reference. */
  readonly #places: readonly number[];
  /** The mean of each statistic, summed over lines. */
  readonly #means: Float64Array;
  readonly #covariances: readonly Float64Array[];

  constructor(order: number) {
    this.#order = order;
    this.#places = drawnPlaces(order);
    this.#means = new Float64Array(2 + 2 * order);
    this.#covariances = this.#places.map(() => new Float64Array(this.#places.length));
  }

  add(references: GleuStats): void {
    const places = this.#places;
    const count = references.length;
    const own = meanStats(references);
    for (let place = 0; place < own.length; place++) this.#means[place] += own[place];
    for (const one of references) {
      for (let i = 0; i < places.length; i++) {
        const off = (one[places[i]] - own[places[i]]) / count;
        for (let j = 0; j < places.length; j++) {
          this.#covariances[i][j] += off * (one[places[j]] - own[places[j]]);
        }
      }
    }
  }

  spread(): Spread {
    const means = this.#means;
    const order = this.#order;
    const places = this.#places;
    const plain = gleuOf(means);
    if (plain === 0) return { value: 0, deviation: 0 };

    // Derivatives of ln GLEU; the length of the reference counts only where it exceeds that of the hypothesis.
    const slopes = places.map((place) => {
      if (place === 1) return means[1] > means[0] ? -1 / means[0] : 0;
      return 1 / (order * means[place]);
    });
    let variance = 0;
    let bend = 0;
    for (let i = 0; i < places.length; i++) {
      for (let j = 0; j < places.length; j++) variance += slopes[i] * slopes[j] * this.#covariances[i][j];
      if (places[i] !== 1) bend -= order * slopes[i] ** 2 * this.#covariances[i][i];
    }
    const value = plain * (1 + (variance + bend) / 2);
    return { value: Math.min(1, Math.max(0, value)), deviation: plain * Math.sqrt(Math.max(0, variance)) };
  }
}
