import { openDatabase, type DatabaseLocation, type Db } from './store.js';

/**
 * Reads the database as it is at one moment, whatever is written meanwhile. On a connection of its own: nobody waits
 * for a long read, and it can be made in any thread.
 */
export async function readSnapshot<T>(database: DatabaseLocation, read: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(database);
  try {
    return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
  } finally {
    await db.destroy();
  }
}
