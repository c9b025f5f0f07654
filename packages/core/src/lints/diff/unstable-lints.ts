import { StetError } from '../../error.js';
import type { Span } from '../../text/span.js';
import type { Lint, LintRun } from '../lint-run.js';
import type { PairedLint, PlacedLint, RunSide } from './lint-change.js';

/** A lint that one version of a checker does not report each time it is asked. */
export interface UnstableLint extends PlacedLint {
  readonly version: string;
}

/** True for two runs of one version with the same settings: whatever differs between them is noise. */
export function isSameVersion(first: LintRun, second: LintRun): boolean {
  return first.checker === second.checker && first.version === second.version && optionsOf(first) === optionsOf(second);
}

const optionsOf = ({ options }: LintRun): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Which of two runs a third one repeats. */
export function repeatedSide(again: LintRun, runs: Readonly<Record<RunSide, LintRun>>): RunSide {
  const side = (['before', 'now'] as const).find((candidate) => isSameVersion(again, runs[candidate]));
  if (side === undefined) throw otherVersion(again, [runs.before, runs.now]);
  return side;
}

/** Refuses a run of another version than `run`, or with other options. */
export function refuseOtherVersion(other: LintRun, run: LintRun, file?: string): void {
  if (!isSameVersion(other, run)) throw otherVersion(other, [run], file);
}

function otherVersion(found: LintRun, expected: readonly LintRun[], file?: string): StetError {
  const name = ({ checker, version, options }: LintRun): string => `${checker} ${version} ${JSON.stringify(options)}`;
  return new StetError({
    code: 'NOT_COMPARABLE',
    file,
    expected: `a run of ${expected.map(name).join(' or ')}`,
    found: name(found),
    remedy: 'Run that version, with the same options.',
  });
}

/** The lints of both runs that are not the same in both. */
export function unstableLints(changes: readonly PairedLint[]): PlacedLint[] {
  return changes
    .filter(({ change }) => change !== 'same')
    .flatMap(({ before, now }) => [before, now].filter((placed) => placed !== undefined));
}

/** Names a lint by its place and rule, whatever it says. */
export const lintPlace = (unit: string, { rule, start, end }: Pick<Lint, 'rule'> & Span): string =>
  [unit, rule, start, end].join('\0');
