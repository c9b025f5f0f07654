import { answers, apiGroup, forNewcomers, forOrganisers, nothing, takes } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { BaselineMark, JoinLink, JoinRoom, NewTeam, Team, TeamLink } from './schemas.js';
import { findTask } from '../tasks/tasks.js';
import { newJoinLink, revokeJoinLink, viewJoinRoom } from './join-link.js';
import { renewKey, revokeKey } from '../links/personal-links.js';
import { addTeam, approveTeam, findTeam, linkOf, listTeams, markBaseline, removeTeam } from './teams.js';

const organisers = forOrganisers('teams');
const newcomers = forNewcomers('teams');

const invite = organisers.post('/tasks/{task}/join-link', 'Make the link by which teams register', {
  201: answers(JoinLink, 'The link; the previous one stops working'),
});

const closeJoining = organisers.delete('/tasks/{task}/join-link', 'Revoke the link, so that no more teams register', {
  204: nothing,
});

const joinRoom = newcomers.get('/join', 'The task that the link is for', {
  200: answers(JoinRoom, 'Name, description and phases'),
});

const join = newcomers.post('/join', 'Register a team', {
  ...takes(NewTeam),
  201: answers(TeamLink, 'The link of the team, shown once'),
});

const list = organisers.get('/tasks/{task}/teams', 'List the teams of a task', {
  200: answers(listOf(Team), 'All of them'),
});

const add = organisers.post('/tasks/{task}/teams', 'Add a team', {
  ...takes(NewTeam),
  201: answers(TeamLink, 'The link to give to the team, shown once'),
});

const renew = organisers.post('/tasks/{task}/teams/{team}/link', 'Renew the link of a team', {
  201: answers(TeamLink, 'The new link; the old one stops working'),
});

const revoke = organisers.delete('/tasks/{task}/teams/{team}/link', 'Revoke the link of a team', { 204: nothing });

const approve = organisers.put('/tasks/{task}/teams/{team}/approval', 'Let a team that registered take part', {
  204: nothing,
});

const mark = organisers.put(
  '/tasks/{task}/teams/{team}/baseline',
  'Show a team for comparison, pinned and not ranked, or like the others again',
  { ...takes(BaselineMark), 204: nothing },
);

const remove = organisers.delete(
  '/tasks/{task}/teams/{team}',
  'Remove a team with everything that it handed in and proposed; the audit keeps its name',
  { 204: nothing },
);

export const teamsApi = apiGroup()
  .openapi(invite, async (c) => {
    return c.json({ link: await newJoinLink(c.var.services.store.db, c.req.valid('param').task) }, 201);
  })
  .openapi(closeJoining, async (c) => {
    await revokeJoinLink(c.var.services.store.db, c.req.valid('param').task);
    return c.body(null, 204);
  })
  .openapi(joinRoom, (c) => c.json(viewJoinRoom(c.var.task, c.var.services.clock()), 200))
  .openapi(join, async (c) => {
    const { store, clock } = c.var.services;
    const { id, join_hash: joinHash } = c.var.task;
    return c.json(await addTeam(store, id, { ...c.req.valid('json'), joinHash }, clock()), 201);
  })
  .openapi(list, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findTask(db, c.req.valid('param').task);
    return c.json({ rows: await listTeams(db, id) }, 200);
  })
  .openapi(add, async (c) => {
    const { store, clock } = c.var.services;
    const { task } = c.req.valid('param');
    return c.json(await addTeam(store, task, { ...c.req.valid('json'), joinHash: null }, clock()), 201);
  })
  .openapi(renew, async (c) => {
    const { db } = c.var.services.store;
    const { task, team } = c.req.valid('param');
    const { id } = await findTeam(db, task, team);
    const key = await renewKey(db, 'teams', id);
    const [renewed] = (await listTeams(db, task)).filter((row) => row.id === id);
    return c.json(linkOf(renewed, key), 201);
  })
  .openapi(revoke, async (c) => {
    const { db } = c.var.services.store;
    const { task, team } = c.req.valid('param');
    const { id } = await findTeam(db, task, team);
    await revokeKey(db, 'teams', id);
    return c.body(null, 204);
  })
  .openapi(approve, async (c) => {
    const { store, clock } = c.var.services;
    const { task, team } = c.req.valid('param');
    await approveTeam(store, await findTeam(store.db, task, team), c.var.organiser, clock());
    return c.body(null, 204);
  })
  .openapi(mark, async (c) => {
    const { store, clock } = c.var.services;
    const { task, team } = c.req.valid('param');
    const { isBaseline } = c.req.valid('json');
    await markBaseline(store, await findTeam(store.db, task, team), isBaseline, c.var.organiser, clock());
    return c.body(null, 204);
  })
  .openapi(remove, async (c) => {
    const { store, clock } = c.var.services;
    const { task, team } = c.req.valid('param');
    await removeTeam(store, await findTeam(store.db, task, team), c.var.organiser, clock());
    return c.body(null, 204);
  });
