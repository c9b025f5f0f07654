import { groupBy } from '../../group-by.js';
import type { ChangedPart, PlacedLint } from './lint-change.js';
import { takePairs } from './pair-checks.js';

/** A lint with its place in the text now. */
export interface Candidate extends PlacedLint {
  readonly start: number;
  readonly end: number;
}

export type CandidatePair = readonly [before: Candidate, now: Candidate];

/** The lints of one text that have the same rule in both runs, and those that are left. */
export interface MatchedLints {
  readonly same: readonly CandidatePair[];
  readonly changed: readonly CandidatePair[];
  readonly moved: readonly CandidatePair[];
  readonly before: readonly Candidate[];
  readonly now: readonly Candidate[];
}

/** Pairs the lints of one text by rule, each once: equal ones, then those at the same place, then those that overlap. */
export function matchLints(before: readonly Candidate[], now: readonly Candidate[]): MatchedLints {
  const equal = takePairs(before, now, ({ start, end, lint: { rule, message, suggestions } }) =>
    JSON.stringify([start, end, rule, message, suggestions]),
  );
  const atPlace = takePairs(equal.before, equal.now, ({ start, end, lint }) => `${start} ${end} ${lint.rule}`);
  const moved = pairOverlapping(atPlace.before, atPlace.now);
  return { same: equal.pairs, changed: atPlace.pairs, ...moved };
}

/** What differs between two lints of one rule at one place. */
export function changedPart([{ lint: before }, { lint: now }]: CandidatePair): ChangedPart {
  if (before.suggestions.at(0) !== now.suggestions.at(0)) return 'first suggestion';
  const { length } = before.suggestions;
  const sameList =
    length === now.suggestions.length && before.suggestions.every((text, at) => text === now.suggestions[at]);
  return sameList ? 'message' : 'suggestions';
}

/** Pairs lints of one rule whose spans overlap, from left to right. */
function pairOverlapping(
  before: readonly Candidate[],
  now: readonly Candidate[],
): Pick<MatchedLints, 'moved' | 'before' | 'now'> {
  const moved: CandidatePair[] = [];
  const paired = new Set<Candidate>();
  const nowByRule = byRule(now);
  for (const [rule, lost] of byRule(before)) {
    const gained = nowByRule.get(rule) ?? [];
    // What ends before the next one of the other side begins overlaps none that follows, so each is passed once.
    for (let at = 0, atNow = 0; at < lost.length && atNow < gained.length;) {
      const [old, current] = [lost[at], gained[atNow]];
      if (overlap(old, current)) {
        moved.push([old, current]);
        paired.add(old).add(current);
        at++;
        atNow++;
      } else if (old.end <= current.start) {
        at++;
      } else {
        atNow++;
      }
    }
  }
  const isLeft = (candidate: Candidate): boolean => !paired.has(candidate);
  return { moved, before: before.filter(isLeft), now: now.filter(isLeft) };
}

/** The lints of each rule in the order of the text. */
function byRule(lints: readonly Candidate[]): Map<string, readonly Candidate[]> {
  const ofRules = groupBy(lints, ({ lint }) => lint.rule);
  for (const ofRule of ofRules.values()) ofRule.sort((a, b) => a.start - b.start || a.end - b.end);
  return ofRules;
}

/** True for spans that share a character; an empty one, for an insertion, need only touch the other. */
function overlap(first: Candidate, second: Candidate): boolean {
  if (first.start === first.end || second.start === second.end) {
    return first.start <= second.end && second.start <= first.end;
  }
  return first.start < second.end && second.start < first.end;
}
