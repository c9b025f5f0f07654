import type { Lint, LintCheck, LintRun } from '../lint-run.js';

/** A text in which the first suggestion of one lint has been made, to be checked again. */
export interface CorrectedText {
  /** The unit of the text, and the number of the lint in it: `alice.md#12~3`. */
  readonly unit: string;
  readonly lint: Lint;
  /** The text before the suggestion was made. */
  readonly before: string;
  readonly text: string;
  /** Where the suggestion stands now. */
  readonly start: number;
  readonly end: number;
}

/** The texts with each first suggestion made, one at a time. Texts that are not known are left out. */
export function correctedTexts(
  checks: readonly LintCheck[],
  textOf: (check: LintCheck) => string | undefined = ({ text }) => text,
): CorrectedText[] {
  return checks.flatMap((check) => {
    const before = textOf(check);
    if (before === undefined) return [];
    return check.lints.flatMap((lint, at): CorrectedText[] => {
      const suggestion = lint.suggestions.at(0);
      if (suggestion === undefined || suggestion === lint.text) return [];
      const { start } = lint;
      const text = make(before, lint, suggestion);
      return [{ unit: `${check.unit}~${at + 1}`, lint, before, text, start, end: start + suggestion.length }];
    });
  });
}

/** What a checker says of its own correction. */
export interface Instability {
  /** The rule fires again where its suggestion was made, or some rule takes the suggestion back. */
  readonly kind: 'again' | 'undone';
  readonly corrected: CorrectedText;
  /** The lint on the corrected text. */
  readonly by: Lint;
}

export interface Stability {
  /** Corrected texts that were checked again. */
  readonly checked: number;
  readonly unstable: readonly Instability[];
}

/** Looks for rules that object to their own corrections, and for pairs of rules that undo each other's. */
export function findInstability(corrected: readonly CorrectedText[], recheck: LintRun): Stability {
  const checks = new Map(recheck.checks.map((check) => [check.unit, check]));
  const found = corrected.flatMap((text) => {
    const check = checks.get(text.unit);
    return check === undefined || check.error !== undefined ? [] : [instabilitiesOf(text, check.lints)];
  });
  return { checked: found.length, unstable: found.flat() };
}

function instabilitiesOf(corrected: CorrectedText, lints: readonly Lint[]): Instability[] {
  return lints.flatMap((by): Instability[] => {
    const suggestion = by.suggestions.at(0);
    if (suggestion !== undefined && make(corrected.text, by, suggestion) === corrected.before) {
      return [{ kind: 'undone', corrected, by }];
    }
    return by.rule === corrected.lint.rule && touches(by, corrected) ? [{ kind: 'again', corrected, by }] : [];
  });
}

function touches(lint: Lint, { start, end }: CorrectedText): boolean {
  return start === end ? lint.start <= start && end <= lint.end : lint.start < end && start < lint.end;
}

function make(text: string, { start, end }: Lint, suggestion: string): string {
  return text.slice(0, start) + suggestion + text.slice(end);
}
