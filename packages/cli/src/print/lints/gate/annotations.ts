import {
  levelOf,
  mustUnit,
  regionsIn,
  shownLint,
  type FileRegion,
  type LintChange,
  type LintCheck,
  type LintGateReport,
  type UnitPlace,
} from '@stet/core/internal';
import { workflowCommand } from '../../workflow-commands.js';
import { lintVerdict } from './verdict.js';

/** What GitHub shows of each kind in a step; it drops the rest without a word. */
const SHOWN = 10;

type PlaceOf = (check: LintCheck) => UnitPlace;

/**
 * A gate as workflow commands of GitHub Actions, which appear beside the lines of a pull request: the verdict, the
 * must-lines that break, and the lints that came where false alarms rose. The worst come first, within what is shown.
 */
export function lintGateAnnotations(report: LintGateReport, placeOf: PlaceOf): string {
  const title = 'Stet lint gate';
  const decision = lintVerdict(report).join(' ');
  const broken = report.must.filter(({ passed }) => !passed);
  const errors = [
    ...(report.passed ? [] : [workflowCommand('error', { title }, decision)]),
    ...broken.map(({ line, problems }) =>
      workflowCommand(
        'error',
        { ...(line.file === undefined ? {} : { file: line.file, line: String(line.line) }), title: mustUnit(line) },
        `${line.text}\n${problems.join(' ')}`,
      ),
    ),
    ...newAlarms(report, false).map((change) => lintCommand('error', change, placeOf)),
  ];
  const warnings = newAlarms(report, true).map((change) => lintCommand('warning', change, placeOf));
  return [
    ...(report.passed ? [workflowCommand('notice', { title }, decision)] : []),
    ...errors.slice(0, SHOWN),
    ...warnings.slice(0, SHOWN),
  ].join('');
}

/** The false alarms that came, in registers that pass or fail. */
function newAlarms({ alarms }: LintGateReport, passed: boolean): LintChange[] {
  return alarms
    .filter((alarm) => alarm.passed === passed)
    .flatMap(({ changes }) => changes.filter(({ change }) => change === 'added'));
}

function lintCommand(name: 'error' | 'warning', change: LintChange, placeOf: PlaceOf): string {
  const { lint } = shownLint(change);
  const { file, region } = locate(change, placeOf);
  const place =
    region === undefined
      ? { file }
      : {
          file,
          line: String(region.startLine),
          endLine: String(region.endLine),
          // Columns are shown only within one line.
          ...(region.startLine === region.endLine
            ? { col: String(region.startColumn), endColumn: String(region.endColumn) }
            : {}),
        };
  return workflowCommand(name, { ...place, title: lint.rule }, `“${lint.text}”: ${lint.message}`);
}

function locate(
  change: LintChange,
  placeOf: PlaceOf,
): { readonly file: string; readonly region: FileRegion | undefined } {
  const { check, lint } = shownLint(change);
  const place = placeOf(check);
  return { file: place.file, region: regionsIn(place)?.(lint) };
}

/** A line for each lint that came, as compilers print: `file:line:column: level RULE: message`. */
export function problemLines(report: LintGateReport, placeOf: PlaceOf): string {
  return report.diff.changes
    .filter(({ change }) => change === 'added')
    .map((change) => {
      const { lint } = shownLint(change);
      const { file, region } = locate(change, placeOf);
      const place = `${file}:${region?.startLine ?? 1}:${region?.startColumn ?? 1}`;
      return `${place}: ${levelOf(lint)} ${lint.rule}: ${`“${lint.text}”: ${lint.message}`.replace(/\s+/gu, ' ')}\n`;
    })
    .join('');
}
