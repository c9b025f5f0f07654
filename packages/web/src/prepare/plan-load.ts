import type { PlanPreview } from '@stet/server';

/** The median time of an item in the human evaluation of CoNLL-2014 (Grundkiewicz et al. 2015). */
export const SECONDS_AN_ITEM = 49;

export interface Chance {
  /** How many different outputs the sentences have. */
  readonly outputs: number;
  readonly sentences: number;
  /** How likely a draw takes one of them, on average. */
  readonly each: number;
  /** How likely a draw takes any of them. */
  readonly all: number;
}

/** The sampling probabilities of sentences with equally many different outputs, fewest first. */
export function chancesByOutputs({ distinctOutputs, probabilities }: PlanPreview): Chance[] {
  const groups = new Map<number, number[]>();
  distinctOutputs.forEach((outputs, sentence) => {
    groups.set(outputs, [...(groups.get(outputs) ?? []), probabilities[sentence]]);
  });
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([outputs, chances]) => {
      const all = chances.reduce((sum, chance) => sum + chance, 0);
      return { outputs, sentences: chances.length, each: all / chances.length, all };
    });
}

/** What falls to each judge, items that come again included. */
export function loadOf(
  judgments: number,
  judges: number,
  repeatEvery: number,
): { readonly perJudge: number; readonly seconds: number } {
  const first = judgments / judges;
  const perJudge = Math.ceil(first + (repeatEvery > 0 ? Math.floor(first / repeatEvery) : 0));
  return { perJudge, seconds: perJudge * SECONDS_AN_ITEM };
}
