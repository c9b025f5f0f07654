import { describeFault } from '../http/describe-fault.js';
import type { Log } from '../http/log.js';
import type { Db } from '../storage/store.js';

/** Which versions the servers that share a database have shown. */
export interface ShownBoards {
  /** The newest version of a subject that any of them has shown. */
  readonly newest: (subject: string) => Promise<number>;
  readonly note: (subject: string, version: number) => Promise<void>;
}

/** Where the database fails, each server shows what it has. */
export function shownBoards(db: Db, log: Log): ShownBoards {
  const warn = (error: unknown): void => log('boards not shared', describeFault(error));
  return {
    newest: async (subject) => {
      try {
        const query = db.selectFrom('shown_boards').select('version').where('subject', '=', subject);
        return (await query.executeTakeFirst())?.version ?? 0;
      } catch (error) {
        warn(error);
        return 0;
      }
    },
    note: async (subject, version) => {
      await db
        .insertInto('shown_boards')
        .values({ subject, version })
        .onConflict((conflict) =>
          conflict.column('subject').doUpdateSet({ version }).where('shown_boards.version', '<', version),
        )
        .execute()
        .catch(warn);
    },
  };
}
