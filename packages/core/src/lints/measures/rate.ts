import { drawRatios, drawnInterval, type Interval, type Ratio } from '../../significance/draw-statistics.js';
import type { SignificanceOptions } from '../../significance/test-systems.js';

/** A share, with what it is a share of and how sure it is. */
export interface Rate {
  readonly count: number;
  readonly of: number;
  /** Null if it is one of too few to tell. */
  readonly value: number | null;
  readonly interval: Interval | null;
}

/** Rates of fewer than this are not shown: one lint more would change them by more than a fifth. */
export const FEWEST = 5;

/** What a rate is computed from: what each text adds above and below the line. */
export class RateTerms implements Ratio {
  readonly units: number[] = [];
  readonly above: number[] = [];
  readonly below: number[] = [];

  add(unit: number, above: number, below: number): void {
    if (above === 0 && below === 0) return;
    this.units.push(unit);
    this.above.push(above);
    this.below.push(below);
  }
}

/** Rates by name, with intervals from the same resamples of so many texts, so that they can be combined. */
export class RateTable {
  readonly #draws: ReadonlyMap<RateTerms, Float64Array>;
  readonly #confidence: number;

  constructor(terms: readonly RateTerms[], units: number, options: SignificanceOptions) {
    const draws = drawRatios(terms, units, options);
    this.#draws = new Map(terms.map((term, at) => [term, draws[at]]));
    this.#confidence = options.confidence;
  }

  rate(terms: RateTerms): Rate {
    const [count, of] = [sum(terms.above), sum(terms.below)];
    const isKnown = of >= FEWEST;
    return { count, of, value: isKnown ? count / of : null, interval: isKnown ? this.interval(terms) : null };
  }

  interval(terms: RateTerms): Interval | null {
    return drawnInterval(this.drawn(terms), this.#confidence);
  }

  /** Its value on every resample. */
  drawn(terms: RateTerms): Float64Array {
    return this.#draws.get(terms) ?? new Float64Array(0);
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
