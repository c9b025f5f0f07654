import type { GateReport } from '@stet/core/internal';
import { workflowCommand } from '../workflow-commands.js';
import { changeLines, changeTitle, cleanLines, shownChanges } from './changes.js';
import { verdict } from './verdict.js';

export interface AnnotatedFiles {
  readonly system: string;
  readonly cleanOutput: string | undefined;
}

/**
 * A gate as workflow commands of GitHub Actions, which appear beside the lines of a pull request: errors when it fails,
 * warnings for what got worse when it passes.
 */
export function gateAnnotations(report: GateReport, { system, cleanOutput }: AnnotatedFiles, top: number): string {
  const { worse } = shownChanges(report, top);
  const { score, clean } = report;
  return [
    workflowCommand(report.passed ? 'notice' : 'error', { title: 'Stet gate' }, verdict(report).join(' ')),
    ...worse.map((change) =>
      workflowCommand(
        score.significant ? 'error' : 'warning',
        { ...sourceLocation(system, change.sentence), title: `Worse: ${changeTitle(change)}` },
        changeLines(change).join('\n'),
      ),
    ),
    ...(clean?.changes.slice(0, top) ?? []).map((change) =>
      workflowCommand(
        clean?.passed === false ? 'error' : 'warning',
        { ...sourceLocation(cleanOutput, change.sentence), title: 'An edit to clean text' },
        cleanLines(change).join('\n'),
      ),
    ),
  ].join('');
}

function sourceLocation(file: string | undefined, line: number): Readonly<Record<string, string>> {
  return file === undefined || file === '-' ? {} : { file, line: String(line) };
}
