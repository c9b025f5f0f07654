import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { ServerError } from '../errors.js';
import { Kysely, type SqliteDatabase } from 'kysely';
import { PatientSqliteDialect } from './sqlite-dialect.js';

const FILE = 'stet.sqlite';

/** Opens the database in a folder, which is created if missing. */
export function openSqlite<T>(folder: string): Kysely<T> {
  const writer = cached(openFile(folder));
  const openReader = (): SqliteDatabase => {
    const database = openFile(folder);
    database.exec('pragma query_only = on');
    return cached(database);
  };
  return new Kysely<T>({ dialect: new PatientSqliteDialect({ writer, openReader }) });
}

function openFile(folder: string): DatabaseSyncInstance {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepPrivate(join(folder, FILE));
    const database = new DatabaseSync(join(folder, FILE));
    // FULL: a commit reaches the disk before it is acknowledged.
    database.exec(
      'pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
    );
    // From here on the dialect does the waiting, without blocking other requests.
    database.exec('pragma busy_timeout = 0');
    return database;
  } catch (cause) {
    throw new ServerError(
      {
        code: 'DATABASE_UNREACHABLE',
        file: join(folder, FILE),
        expected: 'a folder for the database',
        found: cause instanceof Error ? cause.message : 'something else',
        remedy: 'Choose a folder that can be written, with {{data}}.',
      },
      { cause },
    );
  }
}

/** Lets nobody else read the database, also in a folder that others may enter. Its companions take over its mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, PRIVATE);
}

const PRIVATE = 0o600;

/** How many compiled statements to cache; the code has fewer. */
const CACHED_STATEMENTS = 500;

function cached(database: DatabaseSyncInstance): SqliteDatabase {
  const statements = new Map<string, { statement: StatementSyncInstance; reader: boolean }>();
  return {
    close: () => {
      statements.clear();
      database.close();
    },
    prepare: (sql) => {
      let prepared = statements.get(sql);
      if (prepared === undefined) {
        const statement = database.prepare(sql);
        prepared = { statement, reader: statement.columns().length > 0 };
        if (statements.size < CACHED_STATEMENTS) statements.set(sql, prepared);
      }
      const { statement, reader } = prepared;
      return {
        reader,
        all: (parameters) => statement.all(...parameters) as unknown[],
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}
