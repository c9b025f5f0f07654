import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../server/src/testing/free-ports.js';
import { startCommand, type RunningCommand } from '../../../server/src/testing/start-command.js';
import { PATIENCE_MS } from '../../../charts/src/testing/chromium.js';

const STET = fileURLToPath(new URL('../../../cli/bin/stet.js', import.meta.url));

/** A server in a process of its own that is killed and started again at the same address. */
export interface KilledServer {
  readonly serve: (settings: { readonly folder: string }) => Promise<{
    readonly url: string;
    readonly organiserLink: string;
    readonly close: () => Promise<void>;
  }>;
  /** Kills it at once, as `kill -9` does. */
  readonly kill: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
}

/** `more` are options of `stet serve`. */
export function killedServer(more: () => readonly string[] = () => []): KilledServer {
  let running: RunningCommand | undefined;
  let command: readonly string[] = [];
  /** What it says when it is ready; a server whose organiser has come in names no link. */
  const start = async (): Promise<string> => {
    running = await startCommand(command, { isReady: /^\{"url"/u });
    return running.printed.at(-1) ?? '';
  };
  const kill = async (): Promise<void> => {
    await running?.kill();
    running = undefined;
  };
  return {
    serve: async ({ folder }) => {
      const [port] = await freePorts(1);
      const options = ['--port', String(port), '--data', folder, '--patience', String(PATIENCE_MS), ...more()];
      command = [process.execPath, STET, 'serve', ...options, '--json'];
      const { url, organiserLink } = JSON.parse(await start()) as { url: string; organiserLink: string };
      return { url, organiserLink, close: kill };
    },
    kill,
    startAgain: async () => {
      await start();
    },
  };
}
