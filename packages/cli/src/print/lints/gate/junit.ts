import type { LintGateReport } from '@stet/core/internal';
import { printJunit } from '../../junit.js';
import { gateChecks } from './checks.js';
import { lintVerdict } from './verdict.js';

/** A gate as JUnit XML: a test for each register, each must-line, and each of the other checks. */
export function lintGateJunit(report: LintGateReport, top: number): string {
  return printJunit({
    name: 'stet lint gate',
    cases: gateChecks(report, top).map(({ name, passed, text, lines }) => ({
      name,
      failure: passed ? undefined : { message: text, lines },
    })),
    output: lintVerdict(report).join('\n'),
  });
}
