import { notFound, wrongState } from '../errors.js';
import type { Store } from '../storage/store.js';
import type { OrganiserRow } from '../storage/tables.js';

export async function listOrganisers({ db }: Store): Promise<OrganiserRow[]> {
  return db.selectFrom('organisers').selectAll().orderBy('id').execute();
}

export async function renameOrganiser({ db }: Store, id: string, name: string): Promise<void> {
  await db.updateTable('organisers').set({ name }).where('id', '=', id).execute();
}

/** Removes an organiser with their sessions and links, but never the last organiser. */
export async function removeOrganiser({ db }: Store, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('organisers').select('id').execute();
    if (!rows.some((row) => row.id === id)) throw notFound('an organiser');
    if (rows.length === 1) {
      throw wrongState('an organiser to remain', 'the last one', 'Invite somebody else first.');
    }
    await trx.deleteFrom('organisers').where('id', '=', id).execute();
  });
}

/** Signs an organiser out everywhere. */
export async function endSessions({ db }: Store, organiserId: string): Promise<void> {
  await db.deleteFrom('sessions').where('organiser_id', '=', organiserId).execute();
}
