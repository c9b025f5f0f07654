import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { StetError } from '@stet/core';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely';

const FILE = 'stet.sqlite';

/** Another process may be writing; it is waited for as long as this. */
const BUSY_MS = 10_000;

/** Opens the database in a folder, which is made where it is missing. */
export function openSqlite<T>(folder: string): Kysely<T> {
  return new Kysely<T>({ dialect: new ImmediateDialect({ database: cached(openFile(folder)) }) });
}

function openFile(folder: string): DatabaseSyncInstance {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(join(folder, FILE));
    // FULL: a commit has reached the disk before it is acknowledged.
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = ${BUSY_MS}`,
    );
    return database;
  } catch (cause) {
    throw new StetError(
      {
        code: 'DATABASE_UNREACHABLE',
        file: join(folder, FILE),
        expected: 'a folder for the database',
        found: cause instanceof Error ? cause.message : 'something else',
        remedy: 'Choose a folder that may be written, with --data.',
      },
      { cause },
    );
  }
}

/** Statements are compiled once. Their number is that of the queries in the code, a few hundred. */
function cached(database: DatabaseSyncInstance): SqliteDatabase {
  const statements = new Map<string, { statement: StatementSyncInstance; reader: boolean }>();
  return {
    close: () => {
      statements.clear();
      database.close();
    },
    prepare: (sql) => {
      let known = statements.get(sql);
      if (known === undefined) {
        const statement = database.prepare(sql);
        known = { statement, reader: statement.columns().length > 0 };
        if (statements.size < CACHED_STATEMENTS) statements.set(sql, known);
      }
      const { statement, reader } = known;
      return {
        reader,
        all: (parameters) => statement.all(...parameters) as unknown[],
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}

const CACHED_STATEMENTS = 500;

/** Takes the lock for writing at the start: one that is taken later fails when another process was quicker. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}
