import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface PrivatePostgres {
  /** The address of a database in it. */
  readonly url: (database: string) => string;
  /** Kills it without a chance to clean up, as a power cut would, and starts it again. */
  readonly crash: () => Promise<void>;
}

/** Runs the database until its input ends, which also happens if this process is killed; then removes the data. */
const KEEPER = `
const { spawn } = require('node:child_process');
const { rmSync } = require('node:fs');
const { createInterface } = require('node:readline');
const [folder, uid, gid, postgres, ...args] = process.argv.slice(1);
const owner = uid === '' ? {} : { uid: Number(uid), gid: Number(gid) };
let ending = false;
let child;
const start = () => {
  child = spawn(postgres, args, { stdio: 'ignore', ...owner });
  child.on('exit', () => {
    if (!ending) return start();
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
};
start();
const lines = createInterface({ input: process.stdin });
lines.on('line', () => child.kill('SIGQUIT'));
lines.on('close', () => { ending = true; child.kill('SIGQUIT'); });
`;

let running: Promise<PrivatePostgres> | undefined;

/** A private PostgreSQL, which runs until this process ends: to make one takes longer than most of the tests. */
export function privatePostgres(bin: string): Promise<PrivatePostgres> {
  running ??= startPostgres(bin);
  return running;
}

/** It is reached by a socket in a temporary folder, which holds its data. */
async function startPostgres(bin: string): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'stet-pg-'));
  const owner = unprivilegedUser();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'stet', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { encoding: 'utf8', cwd: folder, ...owner },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);
  // Each of a hundred databases would be looked at once a minute, and is gone before there is anything to tidy up.
  const settings = ['listen_addresses=', 'autovacuum=off'].flatMap((setting) => ['-c', setting]);
  const postgres = [join(bin, 'postgres'), '-D', data, '-k', folder, ...settings];
  const identity = owner === undefined ? ['', ''] : [String(owner.uid), String(owner.gid)];
  const keeper = spawn(process.execPath, ['-e', KEEPER, folder, ...identity, ...postgres], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  keeper.unref();
  const url = (database: string): string => `postgres://stet@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await answers(url('postgres'));
  return {
    url,
    crash: async () => {
      keeper.stdin.write('crash\n');
      await pause(50);
      await answers(url('postgres'));
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  if (line === undefined) throw new Error('no user to run PostgreSQL as');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Recovering from a crash takes longer the more tests have used it since it started, and on a busy machine. */
const MOST_TRIES = 2000;

async function answers(connectionString: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (tries > MOST_TRIES) throw error;
      await pause(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
