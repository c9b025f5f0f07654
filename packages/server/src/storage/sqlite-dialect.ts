import { SqliteAdapter, SqliteDialect, type DialectAdapter, type Driver } from 'kysely';
import { PatientDriver, type SqliteFile } from './sqlite-driver.js';

/** SQLite for a server: waits for other processes without blocking, and changes tables in transactions. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file.writer });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#file);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/** Lets two processes migrate the tables at the same time. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
