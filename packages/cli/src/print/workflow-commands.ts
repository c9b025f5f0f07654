/** A workflow command of GitHub Actions: what appears beside a line of a pull request. */
export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string>>,
  message: string,
): string {
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
