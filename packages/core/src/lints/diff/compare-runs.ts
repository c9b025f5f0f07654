import type { Span } from '../../text/span.js';
import type { Lint, LintCheck, LintRun } from '../lint-run.js';
import { LINT_CHANGES, type LintChangeKind, type PairedLint, type RunSide } from './lint-change.js';
import { changedPart, matchLints, type Candidate, type CandidatePair } from './match-lints.js';
import { pairOtherRules, type RenamedRule } from './other-rules.js';
import { pairChecks, type CheckPair, type PairedChecks } from './pair-checks.js';
import { lintPlace } from './unstable-lints.js';

/** The lints of two runs side by side. */
export interface ComparedRuns {
  readonly pairs: readonly CheckPair[];
  readonly texts: Omit<PairedChecks, 'pairs'>;
  /** By kind of change, and within it in the order of the texts. */
  readonly changes: readonly PairedLint[];
  readonly renamed: readonly RenamedRule[];
  /** Lints in stretches of text that only one of the runs has seen; they are not compared. */
  readonly inChangedText: Readonly<Record<RunSide, number>>;
}

/** Texts between two reports of progress. */
const PROGRESS_EVERY = 256;

type Places = Readonly<Record<RunSide, ReadonlySet<string>>>;

export interface CompareOptions {
  /** The places of lints to leave out. */
  readonly unstable?: Places | undefined;
  /** Called with the share of the texts that are compared. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** Finds what became of each lint of a run in another one. */
export function compareRuns(
  before: LintRun,
  now: LintRun,
  { unstable, onProgress }: CompareOptions = {},
): ComparedRuns {
  const { pairs, ...others } = pairChecks(before.checks, now.checks);
  const inChangedText = { before: 0, now: 0 };
  const changes: PairedLint[] = [];
  const unmatched = pairs.map((pair, at) => {
    if (at % PROGRESS_EVERY === 0) onProgress?.(at / pairs.length);
    const candidates = candidatesOf(pair, unstable);
    inChangedText.before += candidates.uncarried.before;
    inChangedText.now += candidates.uncarried.now;
    const { same, changed, moved, ...rest } = matchLints(candidates.before, candidates.now);
    for (const matched of same) changes.push(changeOf('same', matched));
    for (const matched of changed) changes.push({ ...changeOf('changed', matched), part: changedPart(matched) });
    for (const matched of moved) changes.push(changeOf('moved', matched));
    return rest;
  });
  const { pairs: otherRules, renamed, removed, added } = pairOtherRules(unmatched);
  const newNames = new Map(renamed.map(({ from, to }) => [from, to]));
  for (const matched of otherRules) {
    const [{ lint: old }, { lint: current }] = matched;
    const isRenamed = newNames.get(old.rule) === current.rule;
    changes.push(isRenamed ? { ...changeOf('same', matched), renamed: true } : changeOf('other rule', matched));
  }
  for (const { check, lint } of removed) changes.push({ change: 'removed', before: { check, lint } });
  for (const { check, lint } of added) changes.push({ change: 'added', now: { check, lint } });
  const order = new Map(LINT_CHANGES.map((kind, at) => [kind, at]));
  changes.sort((a, b) => (order.get(a.change) ?? 0) - (order.get(b.change) ?? 0));
  return { pairs, texts: others, changes, renamed, inChangedText };
}

function changeOf(change: LintChangeKind, [before, now]: CandidatePair): PairedLint {
  return {
    change,
    before: { check: before.check, lint: before.lint },
    now: { check: now.check, lint: now.lint },
  };
}

interface Candidates {
  readonly before: readonly Candidate[];
  readonly now: readonly Candidate[];
  readonly uncarried: Readonly<Record<RunSide, number>>;
}

/** The lints of both checks that can be compared, at their places in the text now. */
function candidatesOf({ before, now, carry }: CheckPair, unstable: Places | undefined): Candidates {
  const uncarried = { before: 0, now: 0 };
  const isUnstable = (lint: Lint, old: Span, current: Span): boolean =>
    unstable !== undefined &&
    (unstable.before.has(lintPlace(before.unit, { rule: lint.rule, ...old })) ||
      unstable.now.has(lintPlace(now.unit, { rule: lint.rule, ...current })));
  const collect = (check: LintCheck, side: RunSide): Candidate[] =>
    check.lints.flatMap((lint) => {
      const { start, end } = lint;
      const place = { start, end };
      const other = side === 'before' ? carry.forward(place) : carry.back(place);
      if (other === undefined) {
        uncarried[side]++;
        return [];
      }
      const [old, current] = side === 'before' ? [place, other] : [other, place];
      return isUnstable(lint, old, current) ? [] : [{ check, lint, ...current }];
    });
  return { before: collect(before, 'before'), now: collect(now, 'now'), uncarried };
}
