import { gleuOf, drawnColumns, meanStats, type GleuStats } from './gleu-stats.js';
import type { Spread } from './spread.js';

/**
 * What the mean and the deviation over draws of references tend to, without drawing: GLEU of the expected
 * statistics with its second-order correction, and the first-order deviation (the delta method). The draws of
 * different lines are independent, so their covariances add up.
 */
export class ExpectedGleu {
  readonly #order: number;
  /** The statistics that depend on the reference. */
  readonly #drawn: readonly number[];
  /** The mean of each statistic, summed over lines. */
  readonly #means: Float64Array;
  readonly #covariances: readonly Float64Array[];

  constructor(order: number) {
    this.#order = order;
    this.#drawn = drawnColumns(order);
    this.#means = new Float64Array(2 + 2 * order);
    this.#covariances = this.#drawn.map(() => new Float64Array(this.#drawn.length));
  }

  add(references: GleuStats): void {
    const columns = this.#drawn;
    const count = references.length;
    const lineMeans = meanStats(references);
    for (let column = 0; column < lineMeans.length; column++) this.#means[column] += lineMeans[column];
    for (const stats of references) {
      for (let i = 0; i < columns.length; i++) {
        const off = (stats[columns[i]] - lineMeans[columns[i]]) / count;
        for (let j = 0; j < columns.length; j++) {
          this.#covariances[i][j] += off * (stats[columns[j]] - lineMeans[columns[j]]);
        }
      }
    }
  }

  spread(): Spread {
    const means = this.#means;
    const order = this.#order;
    const columns = this.#drawn;
    const plain = gleuOf(means);
    if (plain === 0) return { value: 0, deviation: 0 };

    // Derivatives of ln GLEU; the length of the reference counts only where it exceeds that of the hypothesis.
    const slopes = columns.map((column) => {
      if (column === 1) return means[1] > means[0] ? -1 / means[0] : 0;
      return 1 / (order * means[column]);
    });
    let variance = 0;
    let bend = 0;
    for (let i = 0; i < columns.length; i++) {
      for (let j = 0; j < columns.length; j++) variance += slopes[i] * slopes[j] * this.#covariances[i][j];
      if (columns[i] !== 1) bend -= order * slopes[i] ** 2 * this.#covariances[i][i];
    }
    const value = plain * (1 + (variance + bend) / 2);
    return { value: Math.min(1, Math.max(0, value)), deviation: plain * Math.sqrt(Math.max(0, variance)) };
  }
}
