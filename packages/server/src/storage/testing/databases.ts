import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { DatabaseLocation } from '../store.js';
import { findPostgres } from './find-postgres.js';
import { privatePostgres } from './private-postgres.js';

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
    tests(sqliteDatabase());
  });

  describe(`${name}, in PostgreSQL`, () => {
    const database = postgresDatabase();
    if (database === undefined) skipPostgres();
    else tests(database);
  });
}

export function skipPostgres(): void {
  it.skip('skipped: no PostgreSQL here; install it (apt-get install postgresql) or set TEST_DATABASE_URL', () =>
    undefined);
}

/** SQLite, for the tests of the suite in which this is called. */
export function sqliteDatabase(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'stet-store-'));
  let count = 0;
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { name: 'SQLite', fresh: () => Promise.resolve({ folder: join(folder, String(count++)) }) };
}

/** PostgreSQL; undefined where there is none. */
export function postgresDatabase(): TestDatabase | undefined {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl !== undefined) {
    return { name: 'PostgreSQL', fresh: () => newDatabase((database) => urlOf(serverUrl, database)) };
  }
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  beforeAll(async () => {
    await privatePostgres(bin);
  });
  return {
    name: 'PostgreSQL',
    fresh: async () => newDatabase((await privatePostgres(bin)).url),
    crash: async () => (await privatePostgres(bin)).crash(),
  };
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
