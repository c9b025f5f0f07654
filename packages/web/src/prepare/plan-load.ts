import type { Plan, PlanPreview } from '@stet/server';

/** The median time of an item in the human evaluation of CoNLL-2014 (Grundkiewicz et al. 2015). */
export const SECONDS_AN_ITEM = 49;

export interface Chance {
  /** The number of different outputs that these sentences have. */
  readonly outputs: number;
  readonly sentences: number;
  /** The mean probability that a draw picks one particular sentence of them. */
  readonly each: number;
  /** The probability that a draw picks any of them. */
  readonly total: number;
}

/** The sampling probabilities of sentences with equally many different outputs, fewest first. */
export function chancesByOutputs({ distinctOutputs, probabilities }: PlanPreview): Chance[] {
  const groups = new Map<number, number[]>();
  distinctOutputs.forEach((outputs, sentence) =>
    groups.set(outputs, [...(groups.get(outputs) ?? []), probabilities[sentence]]),
  );
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([outputs, chances]) => {
      const total = chances.reduce((sum, chance) => sum + chance, 0);
      return { outputs, sentences: chances.length, each: total / chances.length, total };
    });
}

/** Each judge's number of items, repeats and attention checks included. */
export function loadOf(
  judgments: number,
  judges: number,
  { repeatEvery, checkEvery }: Pick<Plan, 'repeatEvery' | 'checkEvery'>,
): { readonly perJudge: number; readonly seconds: number } {
  const first = judgments / judges;
  const extras = (every: number): number => (every === 0 ? 0 : Math.floor(first / every));
  const perJudge = Math.ceil(first + extras(repeatEvery) + extras(checkEvery));
  return { perJudge, seconds: perJudge * SECONDS_AN_ITEM };
}
