import type { Store } from '../storage/store.js';
import { organiserLink } from './organiser-link.js';
import { inviteOrganiser, newLink } from './sessions.js';

/**
 * The link for the first organiser, as long as nobody has signed in; afterwards only if asked for, in case they can no
 * longer sign in.
 */
export async function firstLink(store: Store, now: number, askedFor: boolean): Promise<string | undefined> {
  const { db } = store;
  const first = await db.selectFrom('organisers').select('id').orderBy('created_at').executeTakeFirst();
  if (first === undefined) return organiserLink((await inviteOrganiser(store, 'Organiser', now)).token);
  const used = await db
    .selectFrom('organiser_links')
    .select('used_at')
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  if (used !== undefined && !askedFor) return undefined;
  return organiserLink((await newLink(db, first.id, now)).token);
}
