import { lspLints } from '@stet/core/internal';
import { lintAdapter, type LintAdapter } from './lint-adapter.js';
import { openLspSession } from './lsp-session.js';

/** A language server over standard input and output. Suggestions are asked for diagnostic by diagnostic. */
export async function lspLinter({ command }: { readonly command: string }, signal: AbortSignal): Promise<LintAdapter> {
  const session = await openLspSession(command, signal);
  let opened = 0;
  return lintAdapter({
    name: session.name,
    version: session.version,
    offsets: session.unit,
    options: { command },
    // Some servers answer only for the document that was opened last.
    concurrency: 1,
    check: async ({ text, language }, checkSignal) => {
      const uri = `file:///stet/${++opened}.${language === 'markdown' ? 'md' : 'txt'}`;
      const findings = await session.findings(uri, language, text, checkSignal);
      return { lints: lspLints(text, findings, session.unit) };
    },
    memory: () => session.memory(),
    close: () => session.close(),
  });
}
