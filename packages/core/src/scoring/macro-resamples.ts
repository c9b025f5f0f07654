import { macroAverages, type MacroAverages } from './macro-average.js';

/** A system's values on the resamples of one corpus of a language; undefined where it has no output for it. */
export interface ResampledCorpus {
  readonly language: string;
  readonly corpus: string;
  readonly values: Float64Array | undefined;
}

/**
 * The means of a system on each of `count` resamples. Corpora are drawn independently: resample i of the first goes with
 * i + 1 of the second, and so on, since corpora of one size and seed draw the same numbers, and might hold the same texts.
 */
export function macroResamples(corpora: readonly ResampledCorpus[], count: number): MacroAverages[] {
  return Array.from({ length: count }, (_, run) =>
    macroAverages(
      corpora.map(({ language, corpus, values }, at) => ({
        language,
        corpus,
        value: values === undefined ? undefined : values[(run + at) % values.length],
      })),
    ),
  );
}
