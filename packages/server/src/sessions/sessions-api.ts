import { answers, apiGroup, forEverybody, forOrganisers, nothing, takes } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { expiredLink, limitReaders } from '../http/strangers.js';
import type { OrganiserRow } from '../storage/tables.js';
import { organiserLink } from './organiser-link.js';
import { clearSession, readSession, writeSession } from './cookie.js';
import { endSessions, listOrganisers, removeOrganiser, renameOrganiser } from './organisers.js';
import { Entry, Invitation, NewOrganiser, Organiser, Session } from './schemas.js';
import { enter, inviteOrganiser, leave, organiserOf } from './sessions.js';

const everybody = forEverybody('organisers');
const organisers = forOrganisers('organisers');

const signIn = everybody.post('/session', 'Exchange an organiser link for a session cookie, once', {
  ...takes(Entry),
  200: answers(Session, 'Signed in'),
});

const whoAmI = everybody.get('/session', 'Get who is signed in', { 200: answers(Session, 'Somebody or nobody') });

const signOut = organisers.delete('/session', 'Sign out', { 204: nothing });

const rename = organisers.patch('/session', 'Change your own name', {
  ...takes(NewOrganiser),
  200: answers(Session, 'Renamed'),
});

const list = organisers.get('/organisers', 'List the organisers', { 200: answers(listOf(Organiser), 'All of them') });

const invite = organisers.post('/organisers', 'Invite another organiser', {
  ...takes(NewOrganiser),
  201: answers(Invitation, 'The link to give to them'),
});

const remove = organisers.delete('/organisers/{organiser}', 'Remove an organiser', { 204: nothing });

const signOutEverywhere = organisers.delete('/organisers/{organiser}/sessions', 'Sign an organiser out everywhere', {
  204: nothing,
});

const viewOrganiser = ({ id, name, created_at }: OrganiserRow): Organiser => ({
  id,
  name,
  createdAt: created_at,
});

export const sessionsApi = apiGroup()
  .openapi(signIn, async (c) => {
    const { store } = c.var.services;
    await limitReaders(c);
    const entered = await enter(store, c.req.valid('json').token, c.var.receivedAt);
    if (entered === undefined) {
      throw await expiredLink(
        c,
        'An organiser link works once, within a week. Ask another organiser for a new one, or whoever runs the server.',
      );
    }
    writeSession(c, c.var.services, entered.session);
    return c.json({ organiser: viewOrganiser(entered.organiser) }, 200);
  })
  .openapi(whoAmI, async (c) => {
    const { store, clock } = c.var.services;
    const session = readSession(c);
    const organiser = session === undefined ? undefined : await organiserOf(store, session, clock());
    if (organiser === undefined) await limitReaders(c);
    return c.json({ organiser: organiser === undefined ? null : viewOrganiser(organiser) }, 200);
  })
  .openapi(signOut, async (c) => {
    await leave(c.var.services.store, readSession(c) ?? '');
    clearSession(c, c.var.services);
    return c.body(null, 204);
  })
  .openapi(rename, async (c) => {
    const { name } = c.req.valid('json');
    await renameOrganiser(c.var.services.store, c.var.organiser.id, name);
    return c.json({ organiser: viewOrganiser({ ...c.var.organiser, name }) }, 200);
  })
  .openapi(list, async (c) => {
    return c.json({ rows: (await listOrganisers(c.var.services.store)).map(viewOrganiser) }, 200);
  })
  .openapi(invite, async (c) => {
    const { store, clock } = c.var.services;
    const { organiser, token, expiresAt } = await inviteOrganiser(store, c.req.valid('json').name, clock());
    return c.json({ organiser: viewOrganiser(organiser), link: organiserLink(token), expiresAt }, 201);
  })
  .openapi(remove, async (c) => {
    await removeOrganiser(c.var.services.store, c.req.valid('param').organiser);
    return c.body(null, 204);
  })
  .openapi(signOutEverywhere, async (c) => {
    await endSessions(c.var.services.store, c.req.valid('param').organiser);
    return c.body(null, 204);
  });
