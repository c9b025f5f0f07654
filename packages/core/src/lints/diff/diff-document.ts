import type { Lint } from '../lint-run.js';
import type { LintDiff } from './diff-runs.js';
import { shownLint, type LintChange } from './lint-change.js';
import type { RuleChange } from './rule-change.js';

/** A change as one record, without the whole check that it comes from. */
export interface ChangeRecord extends Pick<LintChange, 'change' | 'part' | 'renamed' | 'verdict' | 'clean'> {
  readonly unit: string;
  readonly register?: string;
  readonly before?: Lint;
  readonly now?: Lint;
}

type RuleRecord = Omit<RuleChange, 'examples'>;

/** A diff as data for programs: all that changed, and of what is the same only the number. */
export interface DiffDocument extends Omit<
  LintDiff,
  'changes' | 'compared' | 'rules' | 'newRules' | 'goneRules' | 'unstable'
> {
  readonly signature: string;
  readonly rules: readonly RuleRecord[];
  readonly newRules: readonly RuleRecord[];
  readonly goneRules: readonly RuleRecord[];
  readonly unstable: readonly { readonly version: string; readonly unit: string; readonly lint: Lint }[];
  readonly changes: readonly ChangeRecord[];
}

export function diffDocument(diff: LintDiff, signature: string): DiffDocument {
  const { changes, compared: _, rules, newRules, goneRules, unstable, ...rest } = diff;
  return {
    signature,
    ...rest,
    rules: rules.map(ruleRecord),
    newRules: newRules.map(ruleRecord),
    goneRules: goneRules.map(ruleRecord),
    unstable: unstable.map(({ version, check: { unit }, lint }) => ({ version, unit, lint })),
    changes: changes.filter(({ change }) => change !== 'same').map(changeRecord),
  };
}

const ruleRecord = ({ examples: _, ...rule }: RuleChange): RuleRecord => rule;

/** A change as one record. */
export function changeRecord(change: LintChange): ChangeRecord {
  const { before, now, ...rest } = change;
  const { unit, register } = shownLint(change).check;
  return {
    ...rest,
    unit,
    ...(register === undefined ? {} : { register }),
    ...(before === undefined ? {} : { before: before.lint }),
    ...(now === undefined ? {} : { now: now.lint }),
  };
}
