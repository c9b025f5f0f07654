import { createRoute, z } from '@hono/zod-openapi';
import { answers, apiGroup, forEverybody, forOrganisers, nothing, orError, takes } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { limitStrangers, stranger } from '../http/strangers.js';
import type { OrganiserRow } from '../storage/tables.js';
import { organiserLink } from './organiser-link.js';
import { clearSession, readSession, writeSession } from './cookie.js';
import { endSessions, listOrganisers, removeOrganiser, renameOrganiser } from './organisers.js';
import { Entry, Invitation, NewOrganiser, Organiser, Session } from './schemas.js';
import { enter, inviteOrganiser, leave, organiserOf } from './sessions.js';

const tags = ['organisers'];
const ofOrganiser = z.object({ organiser: Id });

const signIn = createRoute({
  ...forEverybody,
  method: 'post',
  path: '/session',
  tags,
  summary: 'Exchange an organiser link for a session cookie, once',
  request: takes(Entry),
  responses: { 200: answers(Session, 'Signed in'), ...orError },
});

const whoAmI = createRoute({
  ...forEverybody,
  method: 'get',
  path: '/session',
  tags,
  summary: 'Get who is signed in',
  responses: { 200: answers(Session, 'Somebody or nobody'), ...orError },
});

const signOut = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/session',
  tags,
  summary: 'Sign out',
  responses: { 204: nothing, ...orError },
});

const rename = createRoute({
  ...forOrganisers,
  method: 'patch',
  path: '/session',
  tags,
  summary: 'Change your own name',
  request: takes(NewOrganiser),
  responses: { 200: answers(Session, 'Renamed'), ...orError },
});

const list = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/organisers',
  tags,
  summary: 'List the organisers',
  responses: { 200: answers(z.object({ rows: z.array(Organiser) }), 'All of them'), ...orError },
});

const invite = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/organisers',
  tags,
  summary: 'Invite another organiser',
  request: takes(NewOrganiser),
  responses: { 201: answers(Invitation, 'The link to give to them'), ...orError },
});

const remove = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/organisers/{organiser}',
  tags,
  summary: 'Remove an organiser',
  request: { params: ofOrganiser },
  responses: { 204: nothing, ...orError },
});

const signOutEverywhere = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/organisers/{organiser}/sessions',
  tags,
  summary: 'Sign an organiser out everywhere',
  request: { params: ofOrganiser },
  responses: { 204: nothing, ...orError },
});

const viewOrganiser = ({ id, name, created_at }: OrganiserRow): Organiser => ({
  id,
  name,
  createdAt: created_at,
});

export const sessionsApi = apiGroup()
  .openapi(signIn, async (c) => {
    const { store, clock } = c.var.services;
    limitStrangers(c);
    const entered = await enter(store, c.req.valid('json').token, clock());
    if (entered === undefined)
      throw stranger(c, 'This link has expired: each works once, and for a week. Ask for a new one.');
    writeSession(c, c.var.services, entered.session);
    return c.json({ organiser: viewOrganiser(entered.organiser) }, 200);
  })
  .openapi(whoAmI, async (c) => {
    const { store, clock } = c.var.services;
    const session = readSession(c);
    const organiser = session === undefined ? undefined : await organiserOf(store, session, clock());
    if (organiser === undefined) limitStrangers(c);
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
