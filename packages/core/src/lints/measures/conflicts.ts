import { groupBy } from '../../group-by.js';
import { compatibleReplacements } from '../../text/replacements.js';
import type { Lint, LintCheck } from '../lint-run.js';

/**
 * What is wrong with two lints of one text that get in each other's way: their first suggestions give the same text, one
 * lies within the other, they give different texts, or one of them suggests nothing.
 */
export const CONFLICT_KINDS = ['duplicate', 'nested', 'conflict', 'overlap'] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];

export interface Conflict {
  readonly unit: string;
  readonly kind: ConflictKind;
  readonly lints: readonly [Lint, Lint];
}

/** Two rules, in alphabetical order, and how often their lints get in each other's way. */
export interface RulePair {
  readonly rules: readonly [string, string];
  readonly counts: Readonly<Record<ConflictKind, number>>;
  readonly first: Conflict;
}

export interface Conflicts {
  /** Those with most conflicts first. */
  readonly pairs: readonly RulePair[];
  /** Lints whose first suggestion is left out when all are made from left to right, by rule; most first. */
  readonly leftOut: readonly { readonly rule: string; readonly lints: number }[];
}

/** The lints that get in each other's way; `textOf` gives the text of a unit where it is known. */
export function findConflicts(
  checks: readonly LintCheck[],
  textOf: (check: LintCheck) => string | undefined = ({ text }) => text,
): Conflicts {
  const conflicts = checks.flatMap((check) => conflictsOf(check, textOf(check)));
  const pairs = Array.from(
    groupBy(conflicts, ({ lints }) => JSON.stringify(rulesOf(lints))).values(),
    (ofPair): RulePair => ({
      rules: rulesOf(ofPair[0].lints),
      counts: countKinds(ofPair),
      first: ofPair.find(({ kind }) => kind === 'conflict') ?? ofPair[0],
    }),
  );
  const leftOut = groupBy(checks.flatMap(leftOutOf), ({ rule }) => rule);
  return {
    pairs: pairs.sort((a, b) => totalOf(b) - totalOf(a) || (a.rules.join() < b.rules.join() ? -1 : 1)),
    leftOut: Array.from(leftOut, ([rule, lints]) => ({ rule, lints: lints.length })).sort(
      (a, b) => b.lints - a.lints || (a.rule < b.rule ? -1 : 1),
    ),
  };
}

function rulesOf([a, b]: Conflict['lints']): readonly [string, string] {
  return a.rule <= b.rule ? [a.rule, b.rule] : [b.rule, a.rule];
}

function countKinds(conflicts: readonly Conflict[]): RulePair['counts'] {
  const count = (kind: ConflictKind): number => conflicts.filter((conflict) => conflict.kind === kind).length;
  return Object.fromEntries(CONFLICT_KINDS.map((kind) => [kind, count(kind)])) as Record<ConflictKind, number>;
}

const totalOf = ({ counts }: RulePair): number => CONFLICT_KINDS.reduce((sum, kind) => sum + counts[kind], 0);

function leftOutOf({ lints }: LintCheck): Lint[] {
  const suggesting = lints.filter(({ suggestions }) => suggestions.length > 0);
  const made = new Set(compatibleReplacements(suggesting));
  return suggesting.filter((lint) => !made.has(lint));
}

function conflictsOf({ unit, lints }: LintCheck, text: string | undefined): Conflict[] {
  const ordered = lints.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return ordered.flatMap((lint, at) => {
    const met: Conflict[] = [];
    for (const other of ordered.slice(at + 1)) {
      // Further ones start even later; only an insertion can meet one that starts behind its end, across a gap.
      if (other.start > lint.end && !isGap(text, lint.end, other.start)) break;
      if (!meet(lint, other, text)) continue;
      met.push({ unit, kind: kindOf(lint, other), lints: [lint, other] });
    }
    return met;
  });
}

/** True if the lints share a character, or insert at the same place or on either side of one gap. */
function meet(lint: Lint, other: Lint, text: string | undefined): boolean {
  if (lint.start < other.end && other.start < lint.end) return true;
  if (lint.start === other.start && lint.end === other.end) return true;
  const [place, otherPlace] = [insertionOf(lint), insertionOf(other)];
  if (place === undefined || otherPlace === undefined) return false;
  return isGap(text, Math.min(place, otherPlace), Math.max(place, otherPlace));
}

/** True if nothing but white space stands between two offsets. */
function isGap(text: string | undefined, from: number, to: number): boolean {
  return from === to || (text !== undefined && /^\s*$/u.test(text.slice(from, to)));
}

/** Where a lint's first suggestion inserts something and changes nothing else. */
function insertionOf({ start, end, text, suggestions }: Lint): number | undefined {
  const suggestion = suggestions.at(0);
  if (suggestion === undefined || suggestion.length <= text.length) return undefined;
  return suggestion.startsWith(text) ? end : suggestion.endsWith(text) ? start : undefined;
}

function kindOf(lint: Lint, other: Lint): ConflictKind {
  const isSame = lint.start === other.start && lint.end === other.end;
  const results = [resultOf(lint, other), resultOf(other, lint)];
  if (results[0] !== undefined && results[0] === results[1]) return 'duplicate';
  const isNested =
    !isSame &&
    ((lint.start <= other.start && other.end <= lint.end) || (other.start <= lint.start && lint.end <= other.end));
  if (isNested) return 'nested';
  return results.includes(undefined) ? 'overlap' : 'conflict';
}

/** What the first suggestion makes of the stretch from the first of both lints to the last; a gap is blank. */
function resultOf({ start, end, suggestions }: Lint, other: Lint): string | undefined {
  const suggestion = suggestions.at(0);
  if (suggestion === undefined) return undefined;
  const [before, behind] = [Math.max(0, start - other.start), Math.max(0, other.end - end)];
  const kept = other.text.slice(other.text.length - Math.min(behind, other.text.length));
  return other.text.slice(0, before).padEnd(before) + suggestion + kept.padStart(behind);
}
