import { counted, type LintGateReport } from '@stet/core/internal';
import { diffWords } from '../diff-words.js';
import { gateChecks } from './checks.js';

/** What a gate found in at most five lines: the decision, then false alarms, first suggestions, must-lines, and the rest. */
export function lintVerdict(report: LintGateReport): string[] {
  const checks = gateChecks(report, 0);
  const broken = checks.filter(({ passed }) => !passed);
  const decision = report.passed
    ? `The gate passes: ${counted(checks.length, 'check')}, none fails.`
    : `The gate fails: ${counted(broken.length, 'check')} of ${checks.length} ${broken.length === 1 ? 'fails' : 'fail'}.`;
  const { alarms, measures, must } = report;
  const textOf = (from: number, count: number): string =>
    checks
      .slice(from, from + count)
      .map(({ text }) => text)
      .join(' ');
  return [
    decision,
    textOf(0, alarms.length),
    textOf(alarms.length, measures.length),
    mustWords(report),
    textOf(alarms.length + measures.length + must.length, checks.length),
  ].filter((line) => line !== '');
}

function mustWords({ must }: LintGateReport): string {
  if (must.length === 0) return '';
  const broken = must.filter(({ passed }) => !passed);
  if (broken.length === 0) return `All ${counted(must.length, 'must-line')} hold.`;
  const [{ line, problems }] = broken;
  return `${broken.length} of ${counted(must.length, 'must-line')} ${broken.length === 1 ? 'breaks' : 'break'}; the first: “${line.text}” ${problems[0]}`;
}

/** What is worth knowing besides: what changed most, and what could not be compared. */
export function lintRemarks({ diff }: LintGateReport): string[] {
  return diffWords(diff);
}
