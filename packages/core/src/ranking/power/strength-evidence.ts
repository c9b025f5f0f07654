import { bradleyTerry, outcomeChances, type BradleyTerry } from '../bradley-terry.js';
import { addPairs, type JudgedShape, type JudgedShapes } from './judged-shape.js';
import { quadraticForm, type Difference, type Evidence } from './evidence.js';

/** What is summed over rankings. */
interface Sums {
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  /** By parameter: the slope of the likelihood; and by two parameters, the product of their slopes. */
  readonly slopes: Float64Array;
  readonly products: Float64Array;
  /** Rankings; those that hold the first system; those that hold the second. */
  readonly held: Float64Array;
}

function noSums(fit: BradleyTerry): Sums {
  const cells = fit.systems.length ** 2;
  const width = widthOf(fit);
  return {
    wins: new Float64Array(cells),
    ties: new Float64Array(cells),
    slopes: new Float64Array(width),
    products: new Float64Array(width * width),
    held: new Float64Array(3),
  };
}

/** A parameter for each system, and one for ties where there are any. */
function widthOf({ systems, nu }: BradleyTerry): number {
  return nu > 0 ? systems.length + 1 : systems.length;
}

/**
 * The difference of the log-strengths of two systems in the Bradley-Terry model. Its standard error is the
 * "sandwich" (Huber 1967) of what each ranking adds to the slopes of the likelihood. These are taken at a fixed
 * fit, since with more rankings the fit changes little.
 */
export class StrengthEvidence implements Evidence {
  readonly #judged: JudgedShapes;
  readonly #pair: readonly [number, number];
  readonly #at: BradleyTerry;
  /** By shape: what the fit expects of a ranking. */
  readonly #expected: readonly Float64Array[];
  readonly #sums: Sums;
  /** The slopes of one ranking. */
  readonly #rankingSlopes: Float64Array;

  constructor(
    judged: JudgedShapes,
    pair: readonly [number, number],
    at: BradleyTerry,
    expected: readonly Float64Array[] = judged.shapes.map((shape) => expectedSlopes(shape, at)),
    sums = noSums(at),
  ) {
    this.#judged = judged;
    this.#pair = pair;
    this.#at = at;
    this.#expected = expected;
    this.#sums = sums;
    this.#rankingSlopes = new Float64Array(sums.slopes.length);
  }

  copy(): StrengthEvidence {
    const { wins, ties, slopes, products, held } = this.#sums;
    return new StrengthEvidence(this.#judged, this.#pair, this.#at, this.#expected, {
      wins: wins.slice(),
      ties: ties.slice(),
      slopes: slopes.slice(),
      products: products.slice(),
      held: held.slice(),
    });
  }

  add(shape: number, ranks: ArrayLike<number>): void {
    const outputs = this.#judged.shapes[shape];
    const { wins, ties, slopes, products, held } = this.#sums;
    addPairs({ systems: this.#judged.systems, wins, ties }, outputs, ranks);
    this.#setSlopes(shape, ranks);
    const rankingSlopes = this.#rankingSlopes;
    const width = rankingSlopes.length;
    for (let row = 0; row < width; row++) {
      const slope = rankingSlopes[row];
      slopes[row] += slope;
      if (slope === 0) continue;
      for (let column = 0; column < width; column++) products[row * width + column] += slope * rankingSlopes[column];
    }
    held[0]++;
    for (const members of outputs) {
      if (members.includes(this.#pair[0])) held[1]++;
      if (members.includes(this.#pair[1])) held[2]++;
    }
  }

  /** What a ranking adds to the slopes of the likelihood: observed minus expected. */
  #setSlopes(shape: number, ranks: ArrayLike<number>): void {
    const outputs = this.#judged.shapes[shape];
    const size = this.#judged.systems.length;
    const expected = this.#expected[shape];
    const rankingSlopes = this.#rankingSlopes;
    for (let at = 0; at < rankingSlopes.length; at++) rankingSlopes[at] = -expected[at];
    let ties = 0;
    for (let output = 0; output < outputs.length; output++) {
      const members = outputs[output];
      let net = 0;
      for (let across = 0; across < outputs.length; across++) {
        const others = outputs[across].length;
        if (ranks[output] < ranks[across]) net += others;
        else if (ranks[output] > ranks[across]) net -= others;
        else if (across === output) ties += (others * (others - 1)) / 2;
        else if (across > output) ties += others * members.length;
      }
      for (let at = 0; at < members.length; at++) rankingSlopes[members[at]] += net / 2;
    }
    if (rankingSlopes.length > size) rankingSlopes[size] += ties;
  }

  measure(): Difference {
    const { wins, ties, slopes, products, held } = this.#sums;
    const counts = { systems: this.#judged.systems, wins, ties };
    const { logStrengths, covariance } = bradleyTerry(counts, { start: this.#at });
    const width = this.#rankingSlopes.length;
    const [first, second] = this.#pair;
    const influence = Float64Array.from(
      { length: width },
      (_, at) => covariance[first * width + at] - covariance[second * width + at],
    );
    const [rankings, ...either] = held;
    // Minus the mean of the slopes, which is 0 at the fit itself.
    const sum = influence.reduce((total, value, at) => total + value * slopes[at], 0);
    const variance = quadraticForm(products, influence) - (sum * sum) / rankings;
    return {
      difference: logStrengths[first] - logStrengths[second],
      standardError: Math.sqrt(Math.max(0, variance)),
      rankings: Math.min(...either),
    };
  }
}

function expectedSlopes(shape: JudgedShape, fit: BradleyTerry): Float64Array {
  const width = widthOf(fit);
  const expected = new Float64Array(width);
  const members = shape.flat();
  const size = fit.systems.length;
  members.forEach((first, at) => {
    for (const second of members.slice(at + 1)) {
      const { win, tie, loss } = outcomeChances(fit, first, second);
      expected[first] += (win - loss) / 2;
      expected[second] -= (win - loss) / 2;
      if (width > size) expected[size] += tie;
    }
  });
  return expected;
}
