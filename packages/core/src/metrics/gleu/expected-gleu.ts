import { exp } from '../../stats/exp-log.js';
import { brevityVariance, meanBrevity, shareBelow } from './drawn-brevity.js';
import { gleuOf, drawnColumns, meanStats, type GleuStats } from './gleu-stats.js';
import type { Spread } from './spread.js';

/** The column of the reference's length. */
const LENGTH = 1;

/**
 * What the mean and the deviation over draws of references tend to, without drawing: GLEU of the expected
 * statistics with its second-order correction, and the first-order deviation (the delta method). The draws of
 * different lines are independent, so their covariances add up. The brevity penalty has a kink that no derivative
 * knows of: where lengths are about equal, it is taken over all lengths that may be drawn.
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

    // ln GLEU is min(0, 1 - r/c) plus the mean logarithm of the precisions; both are nearly normal over the draws.
    let variance = 0;
    let bend = 0;
    let [lengthVariance, covariance] = [0, 0];
    const slopes = columns.map((column) => (column === LENGTH ? -1 / means[0] : 1 / (order * means[column])));
    for (let i = 0; i < columns.length; i++) {
      for (let j = 0; j < columns.length; j++) {
        const product = slopes[i] * slopes[j] * this.#covariances[i][j];
        if (columns[i] !== LENGTH && columns[j] !== LENGTH) variance += product;
        else if (i === j) lengthVariance += product;
        else if (columns[i] === LENGTH) covariance += product;
      }
      if (columns[i] !== LENGTH) bend -= order * slopes[i] ** 2 * this.#covariances[i][i];
    }
    if (variance + lengthVariance <= 0) return { value: plain, deviation: 0 };

    const excess = 1 - means[LENGTH] / means[0];
    const lengthDeviation = Math.sqrt(Math.max(0, lengthVariance));
    const precision = plain / exp(Math.min(0, excess));
    // The mean of a product of log-normals: one is moved by its covariance with the other.
    const value = precision * exp((variance + bend) / 2) * meanBrevity(excess + covariance, lengthDeviation);
    const spreadOfLog =
      variance + 2 * covariance * shareBelow(excess, lengthDeviation) + brevityVariance(excess, lengthDeviation);
    return { value: Math.min(1, Math.max(0, value)), deviation: plain * Math.sqrt(Math.max(0, spreadOfLog)) };
  }
}
