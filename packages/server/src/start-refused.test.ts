import { createServer, type AddressInfo } from 'node:net';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from './storage/testing/databases.js';
import type { DatabaseLocation } from './storage/store.js';

const STET = fileURLToPath(new URL('../../cli/bin/stet.js', import.meta.url));

const PATIENCE_MS = 60_000;

/** Runs the command to its end; a process that does not end is killed, and has no exit code. */
function run(command: string, location: DatabaseLocation, ...args: readonly string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  const [place, more] = 'url' in location ? [{ DATABASE_URL: location.url }, []] : [{}, ['--data', location.folder]];
  const words = [STET, command, ...more, ...args];
  return spawnSync(process.execPath, words, { encoding: 'utf8', env: { ...env, ...place }, timeout: PATIENCE_MS });
}

describeDatabases('a start that fails after the database is open', (database) => {
  const other = createServer();

  beforeAll(async () => {
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    other.close();
  });

  it('ends in one paragraph where another program has the port', async () => {
    const { port } = other.address() as AddressInfo;
    const { status, stdout, stderr } = run('serve', await database.fresh(), '--port', String(port));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^stet: .*\[PORT_TAKEN\]\n$/mu);
  });

  it.runIf(database.name === 'PostgreSQL')('ends in one paragraph where the queue cannot be made', async () => {
    const location = await withoutRights(await database.fresh());
    for (const [command, ...args] of [['serve', '--port', '0'], ['worker']]) {
      const { status, stdout, stderr } = run(command, location, ...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^stet: .*permission denied .* pgboss.*\[DATABASE_UNREACHABLE\]\n$/mu);
    }
  });
});

/** The same database for a user who may make tables in it and no schema. */
async function withoutRights(location: DatabaseLocation): Promise<DatabaseLocation> {
  if (!('url' in location)) throw new Error('only PostgreSQL has users');
  const user = `guest_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: location.url });
  await client.connect();
  await client.query(`create role ${user} login; grant all on schema public to ${user}`);
  await client.end();
  const url = new URL(location.url);
  url.username = user;
  url.password = '';
  return { url: url.href };
}
