import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { ModelEndpoint } from '../model-judges/endpoint.js';
import type { DatabaseLocation } from '../storage/store.js';

export interface TestProcess {
  /** Kills it at once, as `kill -9` does. */
  readonly kill: () => Promise<void>;
}

/** How a server fared. */
interface Vitals {
  /** The longest time in which its event loop did nothing for anybody. */
  readonly stallMs: number;
  readonly peakMegabytes: number;
}

export interface ServerProcess extends TestProcess {
  readonly url: string;
  readonly vitals: () => Promise<Vitals>;
}

/** A process with a server for each of several databases. */
export interface ServersProcess extends TestProcess {
  readonly urls: readonly string[];
  readonly vitals: () => Promise<Vitals>;
}

const SERVER = new URL('../../dist/index.js', import.meta.url).href;

/** Ends with its input, so that nothing stays behind when the tests are killed. */
const START = `
import { startServer, startWorker } from ${JSON.stringify(SERVER)};
process.stdin.on('end', () => process.exit());
const options = JSON.parse(process.argv[1]);
`;

export interface ProcessOptions {
  /** One that is free by default. */
  readonly port?: number;
  /** How many submissions the server scores at a time. */
  readonly workers?: number;
  readonly jobSeconds?: number;
  readonly models?: readonly ModelEndpoint[];
  /** How many files it may have open; as many as usual by default. */
  readonly openFiles?: number;
}

/** A server in a process of its own, from the build. */
export async function startProcess(database: DatabaseLocation, options: ProcessOptions = {}): Promise<ServerProcess> {
  const { urls, ...server } = await startServers([database], options);
  return { url: urls[0], ...server };
}

/** Servers in one process, from the build: what takes longest, loading it, is done once. */
export async function startServers(
  databases: readonly DatabaseLocation[],
  { openFiles, ...options }: ProcessOptions = {},
): Promise<ServersProcess> {
  const code = `
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
const { databases, ...rest } = options;
const servers = await Promise.all(
  databases.map((database) => startServer({ host: '127.0.0.1', port: 0, log: () => undefined, database, ...rest })),
);
const delay = monitorEventLoopDelay();
delay.enable();
process.stdin.on('data', () => {
  // Not maxRSS, which begins with that of the process that started this one.
  const status = readFileSync('/proc/self/status', 'utf8');
  const vitals = { stallMs: delay.max / 1e6, peakMegabytes: Number(/VmHWM:\\s+(\\d+)/u.exec(status)[1]) / 1024 };
  process.stdout.write(JSON.stringify(vitals) + '\\n');
});
process.stdout.write(servers.map(({ url }) => url).join(' ') + '\\n');`;
  const { line, ask, kill } = await start(code, { databases, ...options }, openFiles);
  return { urls: line.split(' '), kill, vitals: async () => JSON.parse(await ask()) as Vitals };
}

/** A worker in a process of its own, from the build. */
export function startWorkerProcess(database: DatabaseLocation, jobSeconds: number): Promise<TestProcess> {
  const code = `
await startWorker({ log: () => undefined, concurrency: 1, ...options });
process.stdin.resume();
process.stdout.write('works\\n');`;
  return start(code, { database, jobSeconds });
}

/** Most are killed within a second, and need not collect anything before that. */
const SHORT_LIVED = ['--min-semi-space-size=16', '--max-semi-space-size=16'];

/** Starts a process and waits for the line that says it is ready. */
async function start(
  code: string,
  options: object,
  openFiles?: number,
): Promise<TestProcess & { readonly line: string; readonly ask: () => Promise<string> }> {
  const args = [...SHORT_LIVED, '--input-type=module', '-e', START + code, JSON.stringify(options)];
  const [program, ...rest] =
    openFiles === undefined
      ? [process.execPath, ...args]
      : ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, process.execPath, ...args];
  const child = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const lines = createInterface({ input: child.stdout });
  const nextLine = (): Promise<string> =>
    new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      void exited.then(() => {
        reject(new Error('the process has ended'));
      });
    });
  const line = await nextLine();
  return {
    line,
    ask: () => {
      const answer = nextLine();
      child.stdin.write('?\n');
      return answer;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
