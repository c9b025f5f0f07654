import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { DatabaseLocation } from '../store.js';
import { findPostgres } from './find-postgres.js';
import { startPostgres, type PrivatePostgres } from './private-postgres.js';

export interface TestDatabase {
  readonly name: string;
  /** An empty database. */
  readonly fresh: () => Promise<DatabaseLocation>;
  /** Kills the database itself, as a power cut would; only for a private one. */
  readonly crash?: () => Promise<void>;
}

/** Runs tests against each real database, and says so if one is not available. */
export function describeDatabases(name: string, tests: (database: TestDatabase) => void): void {
  describe(`${name}, in SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'stet-store-'));
    let count = 0;
    tests({ name: 'SQLite', fresh: () => Promise.resolve({ folder: join(folder, String(count++)) }) });
    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });
  });

  describe(`${name}, in PostgreSQL`, () => {
    const serverUrl = process.env.TEST_DATABASE_URL;
    if (serverUrl !== undefined) {
      tests({ name: 'PostgreSQL', fresh: () => newDatabase((database) => urlOf(serverUrl, database)) });
      return;
    }
    const bin = findPostgres();
    if (bin === undefined) {
      it.skip('skipped: no PostgreSQL here; install it (apt-get install postgresql) or set TEST_DATABASE_URL', () =>
        undefined);
      return;
    }
    let postgres: PrivatePostgres | undefined;
    beforeAll(async () => {
      postgres = await startPostgres(bin);
    });
    const running = (): PrivatePostgres => {
      if (postgres === undefined) throw new Error('PostgreSQL has not been started');
      return postgres;
    };
    tests({
      name: 'PostgreSQL',
      fresh: () => newDatabase((database) => running().url(database)),
      crash: () => running().crash(),
    });
    afterAll(() => postgres?.stop());
  });
}

async function newDatabase(url: (database: string) => string): Promise<DatabaseLocation> {
  const database = `stet_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url('postgres') });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return { url: url(database) };
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
