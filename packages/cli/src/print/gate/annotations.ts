import type { GateReport } from '@stet/core/internal';
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
    command(report.passed ? 'notice' : 'error', { title: 'Stet gate' }, verdict(report).join(' ')),
    ...worse.map((change) =>
      command(
        score.significant ? 'error' : 'warning',
        { ...sourceLocation(system, change.sentence), title: `Worse: ${changeTitle(change)}` },
        changeLines(change).join('\n'),
      ),
    ),
    ...(clean?.changes.slice(0, top) ?? []).map((change) =>
      command(
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

function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const shown = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${name} ${shown.join(',')}::${escapeData(message)}\n`;
}

/** Without this, text with a line break could end one command and begin another. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * Text printed while the runner ignores workflow commands, since a system's output may look like one. Only the token,
 * which nobody can guess, makes the runner listen again.
 */
export function withoutCommands(text: string, token: string): string {
  return `::stop-commands::${token}\n${text}::${token}::\n`;
}
