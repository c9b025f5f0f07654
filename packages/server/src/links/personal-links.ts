import { firstRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { Tables } from '../storage/tables.js';
import { hashToken, newToken } from '../tokens.js';

/** Tables of people and teams who have a link with a secret key. Only the hash of the key is kept. */
export type HolderTable = 'judges' | 'annotators' | 'teams' | 'entrants';

/** Whose link has this key. */
export function holderOf<Table extends HolderTable>(
  db: Db,
  table: Table,
  key: string,
): Promise<Tables[Table] | undefined> {
  const columns: Partial<Tables[HolderTable]> = { key_hash: hashToken(key) };
  return firstRow(db, table, columns as Partial<Tables[Table]>);
}

/** Makes a new key; the link with the old one stops working. */
export async function renewKey(db: Db, table: HolderTable, id: string): Promise<string> {
  const key = newToken();
  await db
    .updateTable(table)
    .set({ key_hash: hashToken(key) })
    .where('id', '=', id)
    .execute();
  return key;
}

/** Revokes the link. What its holder has done stays. */
export async function revokeKey(db: Db, table: HolderTable, id: string): Promise<void> {
  await db.updateTable(table).set({ key_hash: null }).where('id', '=', id).execute();
}
