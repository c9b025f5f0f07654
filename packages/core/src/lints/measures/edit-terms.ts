import { isFirst, type MatchedEdit } from '../gold/match-text.js';
import { RateTerms, type Rate, type RateTable } from './rate.js';

export const LEVELS = ['detection', 'any', 'first'] as const;
/** How much is asked of a lint: to touch the error, to have the right correction, to have it first. */
export type Level = (typeof LEVELS)[number];

/** Shares of gold edits that a checker found. */
export type Recall = Readonly<Record<Level, Rate>>;

/** What the gold edits of each text add to recall. */
export class EditTerms {
  readonly #terms: Readonly<Record<Level, RateTerms>> = {
    detection: new RateTerms(),
    any: new RateTerms(),
    first: new RateTerms(),
  };

  get all(): readonly RateTerms[] {
    return LEVELS.map((level) => this.#terms[level]);
  }

  add(text: number, edits: readonly MatchedEdit[]): void {
    const count = (isFound: (edit: MatchedEdit) => boolean): number => edits.filter(isFound).length;
    this.#terms.detection.add(
      text,
      count(({ detectedBy }) => detectedBy.length > 0),
      edits.length,
    );
    this.#terms.any.add(
      text,
      count(({ ranks }) => ranks.size > 0),
      edits.length,
    );
    this.#terms.first.add(
      text,
      count(({ ranks }) => isFirst(ranks)),
      edits.length,
    );
  }

  recall(table: RateTable): Recall {
    const { detection, any, first } = this.#terms;
    return { detection: table.rate(detection), any: table.rate(any), first: table.rate(first) };
  }

  level(level: Level): RateTerms {
    return this.#terms[level];
  }
}
