import { hashToken, newId, newToken } from '../tokens.js';
import type { Db, Store } from '../storage/store.js';
import type { OrganiserRow } from '../storage/tables.js';

const DAY = 24 * 60 * 60_000;
export const SESSION_MS = 30 * DAY;
const LINK_MS = 7 * DAY;

/** A new organiser and the token of a link for them. */
export async function inviteOrganiser(
  store: Store,
  name: string,
  now: number,
): Promise<{ organiser: OrganiserRow; token: string; expiresAt: number }> {
  const organiser = { id: newId(now), name, created_at: now };
  await store.db.insertInto('organisers').values(organiser).execute();
  return { organiser, ...(await newLink(store.db, organiser.id, now)) };
}

/** A link for an existing organiser. Their earlier unused links stop working. */
export async function newLink(db: Db, organiserId: string, now: number): Promise<{ token: string; expiresAt: number }> {
  const token = newToken();
  const expiresAt = now + LINK_MS;
  await db.deleteFrom('organiser_links').where('organiser_id', '=', organiserId).where('used_at', 'is', null).execute();
  await db
    .insertInto('organiser_links')
    .values({
      token_hash: hashToken(token),
      organiser_id: organiserId,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { token, expiresAt };
}

/** Exchanges the token of a link, once, for a session; undefined if it is not valid. */
export async function enter(
  { db }: Store,
  token: string,
  now: number,
): Promise<{ organiser: OrganiserRow; session: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('organiser_links')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('organiser_id')
      .executeTakeFirst();
    if (used === undefined) return undefined;
    const organiser = await trx
      .selectFrom('organisers')
      .selectAll()
      .where('id', '=', used.organiser_id)
      .executeTakeFirstOrThrow();
    const session = newToken();
    await trx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await trx
      .insertInto('sessions')
      .values({
        token_hash: hashToken(session),
        organiser_id: organiser.id,
        created_at: now,
        expires_at: now + SESSION_MS,
      })
      .execute();
    return { organiser, session };
  });
}

export async function organiserOf({ db }: Store, session: string, now: number): Promise<OrganiserRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('organisers', 'organisers.id', 'sessions.organiser_id')
    .selectAll('organisers')
    .where('sessions.token_hash', '=', hashToken(session))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

export async function leave({ db }: Store, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(session)).execute();
}
