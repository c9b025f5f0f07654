import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  SelectQueryNode,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  type TransactionSettings,
} from 'kysely';
import { GroupCommit } from './group-commit.js';

/** A file that can be opened several times. */
export interface SqliteFile {
  readonly writer: SqliteDatabase;
  readonly openReader: () => SqliteDatabase;
}

/** If another process is writing, how often to try again, and for how long. */
const ASK_MS = 3;
const PATIENCE_MS = 10_000;

/**
 * One transaction at a time, in the order in which they were asked for; reading outside of one never waits for them: it
 * has a connection of its own, and sees what is committed.
 */
export class PatientDriver implements Driver {
  readonly #writer: SqliteDatabase;
  readonly #openReader: () => SqliteDatabase;
  #reader: SqliteDatabase | undefined;
  readonly #waiting: (() => void)[] = [];
  readonly #commits: GroupCommit;
  #isLocked = false;

  constructor({ writer, openReader }: SqliteFile) {
    this.#writer = writer;
    this.#openReader = openReader;
    this.#commits = new GroupCommit((sql) => execute(writer, CompiledQuery.raw(sql)));
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new PatientConnection(this));
  }

  /** Reading alone needs no lock; its transactions see the database as it was at their first statement. */
  async beginTransaction(connection: PatientConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.lock();
    if (accessMode !== 'read only') return this.#commits.begin();
    await this.#commits.commit();
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: PatientConnection): Promise<void> {
    if (!this.#commits.isOpen) {
      // One that only reads is in no group.
      await connection.executeQuery(CompiledQuery.raw('commit'));
      return;
    }
    const { committed } = await this.#commits.end(this.#waiting.length > 0);
    connection.unlock();
    await committed;
  }

  async rollbackTransaction(connection: PatientConnection): Promise<void> {
    // Where the commit failed there is nothing left to undo.
    if (!connection.hasLock) return;
    if (this.#commits.isOpen) await this.#commits.undo(this.#waiting.length > 0);
    else await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(connection: PatientConnection): Promise<void> {
    connection.unlock();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#reader?.close();
    this.#writer.close();
    return Promise.resolve();
  }

  get writer(): SqliteDatabase {
    return this.#writer;
  }

  get reader(): SqliteDatabase {
    return (this.#reader ??= this.#openReader());
  }

  async lock(): Promise<void> {
    // Whoever unlocks hands it on.
    if (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
  }

  /** Statements outside of a transaction are committed by themselves. */
  finishGroup(): Promise<void> {
    return this.#commits.commit();
  }

  unlock(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isLocked = false;
    // Not at once: nothing in SQLite waits, so that a long queue would keep this thread from everything else.
    else setImmediate(next);
  }
}

/** A connection as the query builder sees it; it is that of the writer while it holds the lock. */
class PatientConnection implements DatabaseConnection {
  readonly #driver: PatientDriver;
  #hasLock = false;

  constructor(driver: PatientDriver) {
    this.#driver = driver;
  }

  get hasLock(): boolean {
    return this.#hasLock;
  }

  async lock(): Promise<void> {
    await this.#driver.lock();
    this.#hasLock = true;
  }

  unlock(): void {
    if (!this.#hasLock) return;
    this.#hasLock = false;
    this.#driver.unlock();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#hasLock) return execute(this.#driver.writer, query);
    if (SelectQueryNode.is(query.query)) return execute(this.#driver.reader, query);
    await this.lock();
    try {
      await this.#driver.finishGroup();
      return await execute(this.#driver.writer, query);
    } finally {
      this.unlock();
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing streams from SQLite');
  }
}

async function execute<R>(database: SqliteDatabase, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
  for (let waited = 0; ; waited += ASK_MS) {
    try {
      const statement = database.prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as R[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      if (!isBusy(error) || waited > PATIENCE_MS) throw error;
      await pause(ASK_MS);
    }
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  // The low byte is the kind of error; the others give details.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
