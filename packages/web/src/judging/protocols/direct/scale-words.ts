/** A scale as judges see it. Questions after Graham et al. (2013); the steps of grammaticality after Heilman et al. (2014). */
export interface ShownScale {
  readonly title: string;
  /** The scale within a sentence. */
  readonly name: string;
  readonly question: string;
  /** What 0, 50 and 100 stand for. */
  readonly anchors: readonly [none: string, half: string, full: string];
}

/** How scores differ from ours, and the one that differs most. */
export interface FarScore {
  /** How many of all are within the tolerance. */
  readonly close: number;
  readonly all: number;
  readonly tolerance: number;
  readonly letter: string;
  /** The name of its scale; undefined where there is only one. */
  readonly scale: string | undefined;
  readonly distance: number;
}
