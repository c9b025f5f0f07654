import type { SignificanceOptions } from '../../significance/test-systems.js';
import type { LintRun } from '../lint-run.js';
import type { ChangeTest } from './change-test.js';
import { compareRuns } from './compare-runs.js';
import {
  shownLint,
  type LintChange,
  type LintChangeKind,
  type ChangeVerdict,
  type PairedLint,
  type PlacedLint,
  type RunSide,
} from './lint-change.js';
import type { RenamedRule } from './other-rules.js';
import type { CheckPair, PairedChecks } from './pair-checks.js';
import { countKinds, ruleChanges, type RuleChange } from './rule-change.js';
import { testChanges, testRegisters, type RegisterTest } from './register-test.js';
import { isSameVersion, lintPlace, repeatedSide, unstableLints, type UnstableLint } from './unstable-lints.js';

export interface DiffOptions extends Partial<SignificanceOptions> {
  /** Further runs of one of the two versions; lints that come and go in them are left out. */
  readonly again?: readonly LintRun[] | undefined;
  /** Whether a lint is about an error, by a gold. */
  readonly judge?: ((placed: PlacedLint) => ChangeVerdict) | undefined;
  /** Whether a text is known to be right, so that each lint in it is wrong. */
  readonly isClean?: ((placed: PlacedLint) => boolean) | undefined;
  /** Called with the share of the work that is done. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

export const DIFF_DEFAULTS: SignificanceOptions = { resamples: 1000, seed: 1, confidence: 0.95 };

/** A run, in short. */
export interface RunOutline extends Pick<LintRun, 'checker' | 'version' | 'options'> {
  readonly checks: number;
  readonly lints: number;
}

/** What changed in the lints of a set of texts from one run to another. */
export interface LintDiff {
  readonly before: RunOutline;
  readonly now: RunOutline;
  /** True if both are runs of one version: then whatever differs is unstable. */
  readonly sameVersion: boolean;
  readonly texts: Omit<PairedChecks, 'pairs'> & { readonly compared: number };
  readonly counts: Readonly<Record<LintChangeKind, number>>;
  /** Lints in stretches of text that only one of the runs has seen. */
  readonly inChangedText: Readonly<Record<RunSide, number>>;
  readonly renamed: readonly RenamedRule[];
  /** Left out of everything else. */
  readonly unstable: readonly UnstableLint[];
  /** Rules that both versions have, as far as something about them changed. */
  readonly rules: readonly RuleChange[];
  /** Rules that only one of the versions has reported. */
  readonly newRules: readonly RuleChange[];
  readonly goneRules: readonly RuleChange[];
  readonly overall: ChangeTest;
  readonly registers: readonly RegisterTest[];
  /** Everything, also what is the same: by kind, and within it in the order of the texts. */
  readonly changes: readonly LintChange[];
  /** The checks whose lints are compared. */
  readonly compared: readonly Pick<CheckPair, 'before' | 'now'>[];
}

/** How much of the work is the matching of lints; the rest is drawing texts again. */
const MATCHING_SHARE = 0.6;

/** Compares what two versions of a checker said of the same texts. Where a text changed, lints are carried over. */
export function diffRuns(before: LintRun, now: LintRun, options: DiffOptions = {}): LintDiff {
  const { again = [], judge = () => 'unknown' as const, isClean = () => false } = options;
  const runs = { before, now };
  const noise = again.map((run) => {
    const side = repeatedSide(run, runs);
    const { changes } = compareRuns(runs[side], run);
    return { side, lints: unstableLints(changes), version: run.version };
  });
  const unstable = { before: new Set<string>(), now: new Set<string>() };
  for (const { side, lints } of noise)
    for (const placed of lints) unstable[side].add(lintPlace(placed.check.unit, placed.lint));
  const compared = compareRuns(before, now, {
    ...(noise.length === 0 ? {} : { unstable }),
    onProgress: (done) => options.onProgress?.(done * MATCHING_SHARE),
  });
  const changes = compared.changes.map((change) => assess(change, judge, isClean));
  return {
    before: outlineOf(before),
    now: outlineOf(now),
    sameVersion: isSameVersion(before, now),
    texts: { ...compared.texts, compared: compared.pairs.length },
    counts: countKinds(changes),
    inChangedText: compared.inChangedText,
    renamed: compared.renamed,
    unstable: distinctPlaces(noise.flatMap(({ lints, version }) => lints.map((placed) => ({ ...placed, version })))),
    ...rulesOf(changes, compared.renamed, runs),
    ...testsOf(compared.pairs, changes, options),
    changes,
    compared: compared.pairs,
  };
}

const outlineOf = ({ checker, version, options, checks }: LintRun): RunOutline => ({
  ...{ checker, version, options },
  checks: checks.length,
  lints: checks.reduce((sum, { lints }) => sum + lints.length, 0),
});

/** Says of a change whether its text is clean, and of what came or went whether it is about an error. */
function assess(
  change: PairedLint,
  judge: NonNullable<DiffOptions['judge']>,
  isClean: NonNullable<DiffOptions['isClean']>,
): LintChange {
  const placed = shownLint(change);
  const clean = isClean(placed);
  if (change.change !== 'added' && change.change !== 'removed') return { ...change, clean };
  return { ...change, clean, verdict: clean ? 'wrong' : judge(placed) };
}

/** An unstable lint is named once for each version, however often it came and went. */
function distinctPlaces(lints: readonly UnstableLint[]): UnstableLint[] {
  const placed = new Map(lints.map((found) => [`${found.version} ${lintPlace(found.check.unit, found.lint)}`, found]));
  return [...placed.values()];
}

function rulesOf(
  changes: readonly LintChange[],
  renamed: readonly RenamedRule[],
  { before, now }: Readonly<Record<RunSide, LintRun>>,
): Pick<LintDiff, 'rules' | 'newRules' | 'goneRules'> {
  const [known, current] = [before, now].map(
    ({ rules = [], checks }) => new Set([...rules, ...checks.flatMap(({ lints }) => lints.map(({ rule }) => rule))]),
  );
  const newNames = new Map(renamed.filter(({ from }) => !current.has(from)).map(({ from, to }) => [from, to]));
  const isRenamed = new Set(newNames.values());
  const all = ruleChanges(changes, (rule) => newNames.get(rule) ?? rule).filter(({ examples }) => examples.length > 0);
  const isNew = ({ rule }: RuleChange): boolean => !known.has(rule) && !isRenamed.has(rule);
  const isGone = ({ rule }: RuleChange): boolean => !current.has(rule);
  return {
    rules: all.filter((change) => !isNew(change) && !isGone(change)),
    newRules: all.filter(isNew),
    goneRules: all.filter(isGone),
  };
}

function testsOf(
  pairs: LintDiff['compared'],
  changes: readonly LintChange[],
  {
    resamples = DIFF_DEFAULTS.resamples,
    seed = DIFF_DEFAULTS.seed,
    confidence = DIFF_DEFAULTS.confidence,
  }: DiffOptions,
): Pick<LintDiff, 'overall' | 'registers'> {
  const options = { resamples, seed, confidence };
  return { overall: testChanges(pairs, changes, options), registers: testRegisters(pairs, changes, options) };
}
