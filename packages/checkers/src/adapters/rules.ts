/** Which of the corrections of a checker that lists several for a place is made. */
export const REPLACEMENT_CHOICES = ['first', 'only'] as const;
export type ReplacementChoice = (typeof REPLACEMENT_CHOICES)[number];

/** Which rules of a checker are used, for those that have rules with names. */
export interface CheckerRules {
  readonly rules: readonly string[];
  readonly disabledRules: readonly string[];
  readonly categories: readonly string[];
  readonly disabledCategories: readonly string[];
  /** Use the rules and categories named, and no others. */
  readonly onlyEnabled: boolean;
  readonly replacement: ReplacementChoice;
}

/** The correction to make: the first one, or the only one where there is no other. */
export function chooseReplacement<T>(replacements: readonly T[], choice: ReplacementChoice): T | undefined {
  return choice === 'only' && replacements.length > 1 ? undefined : replacements.at(0);
}
