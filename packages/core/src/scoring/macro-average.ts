/** The score of a system on one corpus of a language. */
export interface CorpusScore {
  readonly language: string;
  readonly corpus: string;
  /** Undefined where the system has no output for it. */
  readonly value: number | undefined;
}

export interface MacroAverages {
  /** The mean of the corpora of each language; undefined where the system lacks one. */
  readonly languages: readonly { readonly language: string; readonly value: number | undefined }[];
  /** The mean of the languages; undefined where the system lacks one. */
  readonly value: number | undefined;
}

/** Plain means, as MultiGEC-2025 has them: of the corpora of a language, then of the languages. */
export function macroAverages(scores: readonly CorpusScore[]): MacroAverages {
  const names = [...new Set(scores.map(({ language }) => language))];
  const languages = names.map((language) => ({
    language,
    value: meanOf(scores.filter((score) => score.language === language).map(({ value }) => value)),
  }));
  return { languages, value: meanOf(languages.map(({ value }) => value)) };
}

function meanOf(values: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const value of values) {
    if (value === undefined) return undefined;
    sum += value;
  }
  return values.length === 0 ? undefined : sum / values.length;
}
