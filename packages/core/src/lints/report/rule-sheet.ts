import { groupBy } from '../../group-by.js';
import type { MatchedEdit, MatchedText } from '../gold/match-text.js';
import { contextOf } from '../lint-context.js';
import type { Lint, LintCheck } from '../lint-run.js';
import type { FalseAlarms, RuleAlarms } from '../measures/false-alarms.js';
import { NO_REGISTER, poissonRate } from '../measures/false-alarms.js';
import type { GoldMeasures, RuleOnGold } from '../measures/gold-measures.js';

/** All that is known of one rule. */
export interface RuleSheet {
  readonly rule: string;
  readonly group?: string;
  readonly url?: string;
  readonly lints: number;
  /** Null without gold edits, or where it has no lint on them. */
  readonly gold: RuleOnGold | null;
  /** By register, in the order of the registers; those without a lint are there too. */
  readonly alarms: readonly (RuleAlarms & { readonly register: string })[];
  /** The first few of each verdict. */
  readonly examples: readonly LintExample[];
}

/**
 * What became of a lint: its first suggestion is right, it touches an error, it touches none, or it stands in a text
 * that is right.
 */
export const LINT_VERDICTS = ['first', 'touches', 'wrong', 'alarm'] as const;
export type LintVerdict = (typeof LINT_VERDICTS)[number];

/** A lint in its context. */
export interface LintExample {
  readonly verdict: LintVerdict;
  readonly unit: string;
  readonly register?: string;
  readonly before: string;
  readonly text: string;
  readonly behind: string;
  readonly suggestions: readonly string[];
  readonly message: string;
  /** What people put there, where they corrected it. */
  readonly corrections?: readonly string[];
}

interface SheetInput {
  readonly gold: GoldMeasures | null;
  readonly alarms: FalseAlarms | null;
  readonly matched: readonly MatchedText[];
  readonly clean: readonly LintCheck[];
  readonly textOf: (unit: string) => string | undefined;
  readonly confidence: number;
}

/** The most examples of each verdict. */
const MOST_EXAMPLES = 5;
const MOST_SUGGESTIONS = 3;

/** A sheet for every rule that has a lint, those with most lints first. */
export function ruleSheets({ gold, alarms, matched, clean, textOf, confidence }: SheetInput): RuleSheet[] {
  const seen = [
    ...matched.flatMap((text) => lintsOnGold(text, textOf(text.unit))),
    ...clean.flatMap(({ unit, register, text, lints }) =>
      lints.map((lint) => ({ lint, example: exampleOf(lint, { verdict: 'alarm', unit, register, text }) })),
    ),
  ];
  const onGold = new Map(gold?.rules.map((rule) => [rule.rule, rule]));
  return Array.from(
    groupBy(seen, ({ lint }) => lint.rule),
    ([rule, ofRule]): RuleSheet => {
      const [{ lint }] = ofRule;
      return {
        rule,
        ...(lint.group === undefined ? {} : { group: lint.group }),
        ...(lint.url === undefined ? {} : { url: lint.url }),
        lints: ofRule.length,
        gold: onGold.get(rule) ?? null,
        alarms: alarms?.registers.map((register) => alarmsOf(rule, register, confidence)) ?? [],
        examples: LINT_VERDICTS.flatMap((verdict) =>
          distinct(ofRule.map(({ example }) => example).filter((example) => example.verdict === verdict)),
        ),
      };
    },
  ).sort((a, b) => b.lints - a.lints || (a.rule < b.rule ? -1 : 1));
}

/** A hundred examples of one misspelt name teach nothing. */
function distinct(examples: readonly LintExample[]): LintExample[] {
  return Array.from(groupBy(examples, ({ text }) => text).values(), ([example]) => example).slice(0, MOST_EXAMPLES);
}

function alarmsOf(
  rule: string,
  { register, words, rules }: FalseAlarms['registers'][number],
  confidence: number,
): RuleSheet['alarms'][number] {
  const found = rules.find((alarms) => alarms.rule === rule);
  return { register, ...(found ?? { rule, lints: 0, distinct: 0, ...poissonRate(0, words, confidence) }) };
}

interface SeenLint {
  readonly lint: Lint;
  readonly example: LintExample;
}

function lintsOnGold({ unit, lints, chosen }: MatchedText, text: string | undefined): SeenLint[] {
  return lints.map(({ lint, detected, rank }, at) => {
    const touched = chosen.edits.find(({ detectedBy }) => detectedBy.includes(at));
    const verdict = rank === 1 ? 'first' : detected ? 'touches' : 'wrong';
    return { lint, example: { ...exampleOf(lint, { verdict, unit, text }), ...correctionsOf(touched) } };
  });
}

function correctionsOf(touched: MatchedEdit | undefined): Pick<LintExample, 'corrections'> {
  return touched === undefined ? {} : { corrections: touched.edit.corrections };
}

interface Place {
  readonly verdict: LintVerdict;
  readonly unit: string;
  readonly register?: string | undefined;
  readonly text?: string | undefined;
}

function exampleOf(lint: Lint, { verdict, unit, register = NO_REGISTER, text = '' }: Place): LintExample {
  return {
    verdict,
    unit,
    ...(verdict === 'alarm' && register !== NO_REGISTER ? { register } : {}),
    ...contextOf(text, lint),
    suggestions: lint.suggestions.slice(0, MOST_SUGGESTIONS),
    message: lint.message,
  };
}
