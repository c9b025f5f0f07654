import type { M2Options, MetricOptions } from '@stet/core/internal';

/** A text and what messages and tables call it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** What outputs are compared with: gold edits, or a source and corrected texts. */
export type Basis = 'gold' | 'references';

/** The options of all metrics by their shared keys; two of them also say how the texts are read. */
export type PlaygroundOptions = MetricOptions & Pick<M2Options, 'annotator' | 'strictOriginal'>;

/** How intervals and tests are drawn. */
export interface Resampling {
  readonly resamples: number;
  readonly seed: number;
  /** The system that the others are tested against; the first where it is absent or has gone. */
  readonly baseline?: string;
}

/** All that the page was given: plain data, so that a link can hold it. */
export interface PlaygroundInput {
  readonly basis: Basis;
  readonly gold: NamedText;
  readonly source: NamedText;
  readonly references: readonly NamedText[];
  readonly systems: readonly NamedText[];
  /** By name, in the order of the registry. */
  readonly metrics: readonly string[];
  readonly options: PlaygroundOptions;
  /** Undefined where nobody asked for intervals. */
  readonly resampling: Resampling | undefined;
}

export const USUAL_RESAMPLING: Resampling = { resamples: 1000, seed: 1 };

export const isBlank = ({ text }: NamedText): boolean => text.trim() === '';

/** The file that a gold, source or reference came from; undefined where the page gave it its name. */
export function fileOf({ name }: NamedText): string | undefined {
  return /^(?:gold|source|reference-\d+)$/u.test(name) ? undefined : name;
}

/** A name with the first number that is not taken: `system-2`. */
export function freeName(stem: string, taken: readonly NamedText[]): string {
  const names = new Set(taken.map(({ name }) => name));
  let number = 1;
  while (names.has(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}
