import { groupBy } from '../../group-by.js';
import type { SignificanceOptions } from '../../significance/test-systems.js';
import { NO_REGISTER } from '../measures/false-alarms.js';
import { testChange, type ChangeTest } from './change-test.js';
import { shownLint, type LintChange } from './lint-change.js';
import type { CheckPair } from './pair-checks.js';

export interface RegisterTest extends ChangeTest {
  readonly register: string;
}

type ComparedChecks = readonly Pick<CheckPair, 'before' | 'now'>[];

/** Tests in each register whether more came than went. */
export function testRegisters(
  pairs: ComparedChecks,
  changes: readonly LintChange[],
  options: SignificanceOptions,
): RegisterTest[] {
  const changesOf = groupBy(changes, (change) => shownLint(change).check.register ?? NO_REGISTER);
  return Array.from(
    groupBy(pairs, ({ now }) => now.register ?? NO_REGISTER),
    ([register, ofRegister]) => ({ register, ...testChanges(ofRegister, changesOf.get(register) ?? [], options) }),
  );
}

/** Tests over some texts whether more came than went. */
export function testChanges(
  pairs: ComparedChecks,
  changes: readonly LintChange[],
  options: SignificanceOptions,
): ChangeTest {
  const counts = { added: new Map<unknown, number>(), removed: new Map<unknown, number>() };
  for (const change of changes) {
    if (change.change !== 'added' && change.change !== 'removed') continue;
    const byCheck = counts[change.change];
    const { check } = shownLint(change);
    byCheck.set(check, (byCheck.get(check) ?? 0) + 1);
  }
  return testChange(
    pairs.map(({ before, now }) => ({
      words: now.words,
      added: counts.added.get(now) ?? 0,
      removed: counts.removed.get(before) ?? 0,
    })),
    options,
  );
}
