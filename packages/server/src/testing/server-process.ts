import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { DatabaseLocation } from '../storage/store.js';

export interface TestProcess {
  /** Kills it at once, as `kill -9` does. */
  readonly kill: () => Promise<void>;
}

export interface ServerProcess extends TestProcess {
  readonly url: string;
}

const SERVER = new URL('../../dist/index.js', import.meta.url).href;

/** Ends with its input, so that nothing stays behind when the tests are killed. */
const START = `
import { startServer, startWorker } from ${JSON.stringify(SERVER)};
process.stdin.on('end', () => process.exit()).resume();
const options = JSON.parse(process.argv[1]);
`;

export interface ProcessOptions {
  /** How many submissions the server scores at a time. */
  readonly workers?: number;
  readonly jobSeconds?: number;
}

/** A server in a process of its own, from the build. */
export async function startProcess(database: DatabaseLocation, options: ProcessOptions = {}): Promise<ServerProcess> {
  const code = `
const { url } = await startServer({ host: '127.0.0.1', port: 0, log: () => undefined, ...options });
process.stdout.write(url + '\\n');`;
  const { line, kill } = await start(code, { database, ...options });
  return { url: line, kill };
}

/** A worker in a process of its own, from the build. */
export function startWorkerProcess(database: DatabaseLocation, jobSeconds: number): Promise<TestProcess> {
  const code = `
await startWorker({ log: () => undefined, concurrency: 1, ...options });
process.stdout.write('works\\n');`;
  return start(code, { database, jobSeconds });
}

/** Starts a process and waits for the line that says it is ready. */
async function start(code: string, options: object): Promise<TestProcess & { readonly line: string }> {
  const args = ['--input-type=module', '-e', START + code, JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    void exited.then(() => {
      reject(new Error('the process ended before it was ready'));
    });
  });
  return {
    line,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
