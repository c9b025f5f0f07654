import { NO_REGISTER } from '../measures/false-alarms.js';
import { shownLint, type LintChange, type LintChangeKind, type ChangeVerdict } from './lint-change.js';

/** How many lints were added or removed, by whether they are about an error, and by register. */
export interface LintTally {
  readonly lints: number;
  readonly verdicts: Readonly<Record<ChangeVerdict, number>>;
  readonly registers: Readonly<Record<string, number>>;
}

/** What became of the lints of a rule. */
export interface RuleChange {
  readonly rule: string;
  /** Names that the rule had before. */
  readonly formerly: readonly string[];
  /** The lints that are compared. */
  readonly before: number;
  readonly now: number;
  /** By kind of change; an `other rule` counts for both rules. */
  readonly counts: Readonly<Record<LintChangeKind, number>>;
  readonly added: LintTally;
  readonly removed: LintTally;
  /** Everything that is not the same; what matters most first, from clean text before the rest. */
  readonly examples: readonly LintChange[];
}

/**
 * What became of each rule: most added and removed first. Rules of which all lints are the same are among them.
 * `nameNow` gives the name that a rule has now.
 */
export function ruleChanges(
  changes: readonly LintChange[],
  nameNow: (rule: string) => string = (rule) => rule,
): RuleChange[] {
  const ofRules = new Map<string, LintChange[]>();
  const formerNames = new Map<string, Set<string>>();
  for (const change of changes) {
    const names = [change.now?.lint.rule, ruleBefore(change, nameNow)];
    for (const rule of new Set(names)) {
      if (rule === undefined) continue;
      const ofRule = ofRules.get(rule);
      if (ofRule === undefined) ofRules.set(rule, [change]);
      else ofRule.push(change);
    }
    if (change.renamed === true && change.before !== undefined && change.now !== undefined) {
      const { rule } = change.now.lint;
      formerNames.set(rule, (formerNames.get(rule) ?? new Set()).add(change.before.lint.rule));
    }
  }
  const weight = ({ added, removed }: RuleChange): number => added.lints + removed.lints;
  return Array.from(ofRules, ([rule, ofRule]): RuleChange => {
    const ofKind = (kind: LintChangeKind): LintChange[] => ofRule.filter(({ change }) => change === kind);
    return {
      rule,
      formerly: [...(formerNames.get(rule) ?? [])],
      before: ofRule.filter((change) => ruleBefore(change, nameNow) === rule).length,
      now: ofRule.filter(({ now }) => now?.lint.rule === rule).length,
      counts: countKinds(ofRule),
      added: tally(ofKind('added')),
      removed: tally(ofKind('removed')),
      examples: orderExamples(ofRule.filter(({ change }) => change !== 'same')),
    };
  }).sort(
    (a, b) =>
      weight(b) - weight(a) ||
      b.examples.length - a.examples.length ||
      (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0),
  );
}

/** The rule of a lint before, by the name that it has now. */
function ruleBefore({ before, now, renamed }: LintChange, nameNow: (rule: string) => string): string | undefined {
  return renamed === true ? now?.lint.rule : before && nameNow(before.lint.rule);
}

/** How many changes there are of each kind. */
export function countKinds(changes: readonly LintChange[]): Record<LintChangeKind, number> {
  const counts = { same: 0, changed: 0, moved: 0, 'other rule': 0, removed: 0, added: 0 };
  for (const { change } of changes) counts[change]++;
  return counts;
}

function tally(changes: readonly LintChange[]): LintTally {
  const verdicts = { right: 0, wrong: 0, unknown: 0 };
  const registers: Record<string, number> = {};
  for (const change of changes) {
    verdicts[change.verdict ?? 'unknown']++;
    const register = shownLint(change).check.register ?? NO_REGISTER;
    registers[register] = (registers[register] ?? 0) + 1;
  }
  return { lints: changes.length, verdicts, registers };
}

/** Changes of one kind stay in the order of the texts. */
export function orderExamples(changes: readonly LintChange[]): LintChange[] {
  return changes.toSorted(
    (a, b) => Number(b.clean) - Number(a.clean) || harmRank(a) - harmRank(b) || kindRank(a) - kindRank(b),
  );
}

/** First what does harm: a wrong lint that came, a right one that went. */
function harmRank({ change, verdict = 'unknown' }: LintChange): number {
  if (verdict === 'unknown') return 1;
  return (change === 'added') === (verdict === 'wrong') ? 0 : 2;
}

const ORDER: readonly LintChangeKind[] = ['added', 'removed', 'changed', 'moved', 'other rule', 'same'];
const kindRank = ({ change }: LintChange): number => ORDER.indexOf(change);
