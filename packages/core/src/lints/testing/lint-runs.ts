import type { Lint, LintCheck, LintRun } from '../lint-run.js';

/** A run made by hand. */
export function runOf(version: string, checks: readonly LintCheck[], more: Partial<LintRun> = {}): LintRun {
  return { checker: 'toy', version, options: {}, checks, ...more };
}

/** A check of a text; its hash is the text itself. */
export function checkOf(unit: string, text: string, lints: readonly Lint[], more: Partial<LintCheck> = {}): LintCheck {
  return { unit, register: 'letters', sha256: text, words: text.split(' ').length, text, lints, ...more };
}

/** A lint about the first place in a text where `found` stands. */
export function lintAt(text: string, found: string, rule: string, suggestions: readonly string[] = []): Lint {
  const start = text.indexOf(found);
  if (start === -1) throw new RangeError(`${found} is not in ${text}`);
  return { rule, start, end: start + found.length, text: found, message: `${rule}: ${found}`, suggestions };
}
