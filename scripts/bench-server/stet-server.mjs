import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openClient } from './client.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STET = join(ROOT, 'packages', 'cli', 'bin', 'stet.js');

/** The database that the benchmark uses, for titles. */
export const DATABASE = process.env.DATABASE_URL === undefined ? 'SQLite' : 'PostgreSQL';

/** Starts a server with an empty folder, or on DATABASE_URL, with an organiser who is signed in. */
export async function startStet({ workers = 1 } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'stet-bench-'));
  let child;
  const start = async (more = []) => {
    const args = ['serve', '--port', '0', '--data', data, '--workers', String(workers), '--json', ...more];
    child = spawn(process.execPath, [STET, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
    return JSON.parse(await firstLine(child.stdout));
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const first = await start(['--link']);
  let { url } = first;
  const token = first.organiserLink.split('=')[1];
  const signedIn = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const cookie = signedIn.headers.get('set-cookie').split(';')[0];
  return {
    get url() {
      return url;
    },
    organiser: openClient(() => url, { cookie }),
    holder: (key) => openClient(() => url, { authorization: `Bearer ${key}` }),
    nobody: openClient(() => url, {}),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: () => residentMegabytes(child.pid),
    cpuSeconds: () => cpuSeconds(child.pid),
    /** Ends the server and starts it again on the same data: everything that was in memory is gone. */
    restart: async () => {
      await stop();
      ({ url } = await start());
    },
    close: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts a process that scores submissions; only with PostgreSQL. */
export async function startStetWorker() {
  const child = spawn(process.execPath, [STET, 'worker', '--concurrency', '1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await firstLine(child.stderr);
  child.stderr.resume();
  return {
    cpuSeconds: () => cpuSeconds(child.pid),
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function firstLine(stream) {
  return new Promise((resolve, reject) => {
    createInterface({ input: stream })
      .once('line', resolve)
      .once('close', () => reject(new Error('the process ended before it was ready')));
  });
}

/** NaN where the operating system has no /proc. */
function residentMegabytes(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(kilobytes) / 1024;
  } catch {
    return NaN;
  }
}

const TICKS_PER_SECOND = 100;

/** The time that all threads of a process have computed; NaN where there is no /proc. */
function cpuSeconds(pid) {
  try {
    // The name of the command, in parentheses, may have blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return NaN;
  }
}
