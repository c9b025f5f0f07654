import { once } from 'node:events';
import { editsOf, type LspFinding, type OffsetUnit } from '@stet/core/internal';
import { CheckerFailure } from '../adapters/adapter.js';
import { complaintsOf, endCommand, endedFailure, startCommand } from '../adapters/child.js';
import { fieldsOf } from '../adapters/fields.js';
import { JsonRpcConnection } from './json-rpc.js';
import { peakMemory } from './peak-memory.js';

/** What LSP calls the units of its columns. */
const UNITS: Readonly<Record<string, OffsetUnit>> = { 'utf-16': 'utf16', 'utf-32': 'code-points', 'utf-8': 'bytes' };

/** A language server that has been greeted. */
export interface LspSession {
  readonly name: string;
  readonly version: string;
  /** What its columns count: what was agreed, or UTF-16. */
  readonly unit: OffsetUnit;
  findings(uri: string, languageId: string, text: string, signal: AbortSignal): Promise<LspFinding[]>;
  memory(): number | undefined;
  close(): Promise<void>;
}

interface ServerAbilities {
  /** It answers when asked; others tell by themselves. */
  readonly pulls: boolean;
  readonly acts: boolean;
  /** Its actions come without their edits. */
  readonly resolves: boolean;
}

/** Starts a language server and greets it. */
export async function openLspSession(command: string, signal: AbortSignal): Promise<LspSession> {
  const child = startCommand(command);
  const complaint = complaintsOf(child);
  const ended = once(child, 'close').catch(() => undefined);
  const published = new Map<string, (diagnostics: readonly unknown[]) => void>();
  const connection = new JsonRpcConnection(child, {
    // Settings that a server asks for: it gets its defaults.
    onRequest: (method, params) =>
      method === 'workspace/configuration' ? listOf(fieldsOf(params).items).map(() => null) : null,
    onNotification: (method, params) => {
      if (method !== 'textDocument/publishDiagnostics') return;
      const { uri, diagnostics } = fieldsOf(params);
      published.get(String(uri))?.(listOf(diagnostics));
    },
  });
  let broken: CheckerFailure | undefined;
  const failWaiting = new Set<(error: unknown) => void>();
  void ended.then(() => {
    broken ??= endedFailure(child, complaint());
    connection.fail(broken);
    for (const fail of failWaiting) fail(broken);
  });
  /** Waits for an answer, unless the server ends or time is up before. */
  const within = async <T>(waitSignal: AbortSignal, answer: Promise<T>): Promise<T> => {
    if (broken !== undefined) throw broken;
    if (waitSignal.aborted) throw late();
    return new Promise<T>((resolve, reject) => {
      const stop = (): void => reject(late());
      waitSignal.addEventListener('abort', stop, { once: true });
      failWaiting.add(reject);
      answer
        .then(resolve, (error: unknown) =>
          reject(error instanceof CheckerFailure ? error : new CheckerFailure(String(error))),
        )
        .finally(() => {
          waitSignal.removeEventListener('abort', stop);
          failWaiting.delete(reject);
        });
    });
  };
  const greeting = fieldsOf(
    await within(signal, connection.request('initialize', GREETING)).catch((error: unknown) => {
      endCommand(child);
      throw error;
    }),
  );
  connection.notify('initialized', {});
  const { abilities, unit } = abilitiesOf(fieldsOf(greeting.capabilities));
  const { name, version } = fieldsOf(greeting.serverInfo);

  const diagnose = async (uri: string, open: () => void): Promise<readonly unknown[]> => {
    if (abilities.pulls) {
      open();
      const report = fieldsOf(await connection.request('textDocument/diagnostic', { textDocument: { uri } }));
      return listOf(report.items);
    }
    const answer = new Promise<readonly unknown[]>((resolve) => published.set(uri, resolve));
    open();
    return answer.finally(() => published.delete(uri));
  };

  return {
    name: typeof name === 'string' ? name : 'language server',
    version: typeof version === 'string' ? version : 'unknown',
    unit,
    findings: (uri, languageId, text, checkSignal) =>
      within(
        checkSignal,
        (async () => {
          const open = (): void =>
            connection.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
          try {
            const findings: LspFinding[] = [];
            for (const diagnostic of await diagnose(uri, open)) {
              findings.push({ diagnostic, actions: await actionsFor(connection, uri, diagnostic, abilities) });
            }
            return findings;
          } finally {
            connection.notify('textDocument/didClose', { textDocument: { uri } });
          }
        })(),
      ),
    memory: () => (child.pid === undefined ? undefined : peakMemory(child.pid)),
    close: async () => {
      if (broken === undefined) {
        const goodbye = connection.request('shutdown', null).then(
          () => connection.notify('exit', null),
          () => undefined,
        );
        const timer = setTimeout(() => endCommand(child), GRACE_MS);
        await Promise.race([goodbye, ended]);
        await ended;
        clearTimeout(timer);
      }
    },
  };
}

const GRACE_MS = 3000;

function late(): CheckerFailure {
  return new CheckerFailure('the language server did not answer in time', { remedy: 'Raise {{timeout}}.' });
}

const GREETING = {
  processId: process.pid,
  rootUri: null,
  clientInfo: { name: 'stet' },
  capabilities: {
    general: { positionEncodings: ['utf-16', 'utf-32', 'utf-8'] },
    workspace: { configuration: true },
    textDocument: {
      publishDiagnostics: { codeDescriptionSupport: true },
      diagnostic: {},
      codeAction: {
        codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', ''] } },
        resolveSupport: { properties: ['edit'] },
      },
    },
  },
};

function abilitiesOf(capabilities: Readonly<Record<string, unknown>>): {
  abilities: ServerAbilities;
  unit: OffsetUnit;
} {
  const { diagnosticProvider, codeActionProvider, positionEncoding } = capabilities;
  const isThere = (provider: unknown): boolean => provider !== undefined && provider !== null && provider !== false;
  return {
    abilities: {
      pulls: isThere(diagnosticProvider),
      acts: isThere(codeActionProvider),
      resolves: fieldsOf(codeActionProvider).resolveProvider === true,
    },
    unit: UNITS[String(positionEncoding)] ?? 'utf16',
  };
}

/** What can be done about a diagnostic, as edits, in the server's order. Commands of the server's own are not run. */
async function actionsFor(
  connection: JsonRpcConnection,
  uri: string,
  diagnostic: unknown,
  { acts, resolves }: ServerAbilities,
): Promise<(readonly unknown[])[]> {
  if (!acts) return [];
  const answer = await connection.request('textDocument/codeAction', {
    textDocument: { uri },
    range: fieldsOf(diagnostic).range,
    context: { diagnostics: [diagnostic], only: ['quickfix'], triggerKind: 1 },
  });
  const edits: (readonly unknown[])[] = [];
  for (const action of listOf(answer).map(fieldsOf)) {
    const whole =
      action.edit === undefined && resolves ? await connection.request('codeAction/resolve', action) : action;
    const changes = editsOf(fieldsOf(whole).edit, uri);
    if (changes.length > 0) edits.push(changes);
  }
  return edits;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
