import { StetError } from '../../error.js';

/** The scores that one metric gives to single sentences. */
export interface SentenceScores {
  readonly name: string;
  /** By system, then by sentence counted from 0; not a number where a score is missing. Higher is better. */
  readonly scores: ReadonlyMap<string, ArrayLike<number>>;
  /** Where they were read from, for messages. */
  readonly file?: string | undefined;
}

/**
 * The scores of what was judged: a column for each name. An output is named by all its systems, which wrote the same
 * text; the first one's scores stand for it.
 */
export function columnsFor({ name, scores, file }: SentenceScores, judged: readonly string[]): ArrayLike<number>[] {
  return judged.map((names) => {
    const [system] = names.split(' ');
    const column = scores.get(names) ?? scores.get(system);
    if (column !== undefined) return column;
    throw new StetError({
      code: 'MISSING_SCORE',
      file,
      expected: `sentence scores by ${name} for each system that was judged`,
      found: `none for ${system}`,
      remedy: `Add the scores of ${system}, or leave it out.`,
    });
  });
}

export function missingSentence({ name, file }: SentenceScores, judged: string, sentence: number): StetError {
  return new StetError({
    code: 'MISSING_SCORE',
    file,
    expected: `a score by ${name} for each sentence that was judged`,
    found: `none for sentence ${sentence + 1} of ${judged}, which is number ${sentence} counted from 0`,
    remedy: 'Add the score, or check that scores and judgments are about the same sentences.',
  });
}
