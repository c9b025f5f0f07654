import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Place } from '../storage/store.js';

export interface ServerProcess {
  readonly url: string;
  /** Ends it at once, as `kill -9` does. */
  readonly kill: () => Promise<void>;
}

const SERVER = new URL('../../dist/index.js', import.meta.url).href;

/** Ends with its input, so that nothing stays behind when the tests are killed. */
const CODE = `
import { startServer } from ${JSON.stringify(SERVER)};
process.stdin.on('end', () => process.exit()).resume();
const place = JSON.parse(process.argv[1]);
const { url } = await startServer({ host: '127.0.0.1', port: 0, place, log: () => undefined });
process.stdout.write(url + '\\n');
`;

/** A server in a process of its own, from the build. */
export async function startProcess(place: Place): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', CODE, JSON.stringify(place)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    if (child.stdout !== null) createInterface({ input: child.stdout }).once('line', resolve);
    void gone.then(() => {
      reject(new Error('the server ended before it listened'));
    });
  });
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
