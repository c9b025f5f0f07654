import type { CheckerRules } from '../adapters/rules.js';

/** The rules that a checker uses by itself, and the first correction of each. */
export const STANDARD_RULES: CheckerRules = {
  rules: [],
  disabledRules: [],
  categories: [],
  disabledCategories: [],
  onlyEnabled: false,
  replacement: 'first',
};
