/** Which correction to make where a checker suggests several: the first, or only one without alternatives. */
export const REPLACEMENT_CHOICES = ['first', 'only'] as const;
export type ReplacementChoice = (typeof REPLACEMENT_CHOICES)[number];

/** Which rules of a checker are used, for checkers whose rules have names. */
export interface CheckerRules {
  readonly rules: readonly string[];
  readonly disabledRules: readonly string[];
  readonly categories: readonly string[];
  readonly disabledCategories: readonly string[];
  /** Use only the rules and categories that are named. */
  readonly onlyEnabled: boolean;
  readonly replacement: ReplacementChoice;
}

/** The correction to make, if any: the first or, with `only`, the single one. */
export function chooseReplacement<T>(replacements: readonly T[], choice: ReplacementChoice): T | undefined {
  return choice === 'only' && replacements.length > 1 ? undefined : replacements.at(0);
}
