import type { MatchedLint } from '../gold/match-text.js';
import { RateTerms, type Rate, type RateTable } from './rate.js';

/** The k of hit at k, besides 1, which is the first suggestion alone. */
export const HIT_RANKS = [1, 2, 3, 5] as const;
export type HitRank = (typeof HIT_RANKS)[number];

/** Shares of lints that are right, by how much is asked of them. */
export interface Precision {
  /** The lint touches an error. */
  readonly detection: Rate;
  /** One of its suggestions corrects it. */
  readonly any: Rate;
  /** Its first suggestion does. */
  readonly first: Rate;
  /** The same, of lints with a suggestion only. */
  readonly firstOfSuggested: Rate;
  /** One of the first k suggestions does. */
  readonly hitAt: Readonly<Record<HitRank, Rate>>;
  /** The mean of 1 over the number of the right suggestion, and 0 where none is. */
  readonly meanReciprocalRank: Rate;
}

/** What the lints of each text add to the rates of a rule, or of a whole checker. */
export class LintTerms {
  readonly #detection = new RateTerms();
  readonly #any = new RateTerms();
  readonly #firstOfSuggested = new RateTerms();
  readonly #hits = HIT_RANKS.map(() => new RateTerms());
  readonly #reciprocal = new RateTerms();

  get all(): readonly RateTerms[] {
    return [this.#detection, this.#any, this.#firstOfSuggested, this.#reciprocal, ...this.#hits];
  }

  add(text: number, lints: readonly MatchedLint[]): void {
    const ranks = lints.map(({ rank }) => rank).filter((rank) => rank !== undefined);
    const upTo = (most: number): number => ranks.filter((rank) => rank <= most).length;
    const suggested = lints.filter(({ lint }) => lint.suggestions.length > 0).length;
    this.#detection.add(text, lints.filter(({ detected }) => detected).length, lints.length);
    this.#any.add(text, ranks.length, lints.length);
    this.#firstOfSuggested.add(text, upTo(1), suggested);
    HIT_RANKS.forEach((most, at) => {
      this.#hits[at].add(text, upTo(most), lints.length);
    });
    const reciprocals = ranks.reduce((sum, rank) => sum + 1 / rank, 0);
    this.#reciprocal.add(text, reciprocals, lints.length);
  }

  precision(table: RateTable): Precision {
    const hits = this.#hits.map((terms) => table.rate(terms));
    return {
      detection: table.rate(this.#detection),
      any: table.rate(this.#any),
      first: hits[0],
      firstOfSuggested: table.rate(this.#firstOfSuggested),
      hitAt: { 1: hits[0], 2: hits[1], 3: hits[2], 5: hits[3] },
      meanReciprocalRank: table.rate(this.#reciprocal),
    };
  }

  /** The terms of precision at a level, to combine with recall. */
  level(level: 'detection' | 'any' | 'first'): RateTerms {
    return level === 'detection' ? this.#detection : level === 'any' ? this.#any : this.#hits[0];
  }
}
