import { createRoute, z } from '@hono/zod-openapi';
import { answers, apiGroup, forNewcomers, forOrganisers, nothing, orError, takes } from '../http/route.js';
import { Id } from '../http/schemas.js';
import { JoinLink, JoinRoom, NewTeam, Team, TeamLink } from './schemas.js';
import { findTask } from '../tasks/tasks.js';
import { newJoinLink, revokeJoinLink, viewJoinRoom } from './join-link.js';
import { addTeam, listTeams, renewTeamKey, revokeTeamKey, viewTeam, type KeyedTeam } from './teams.js';

const tags = ['teams'];
const ofTask = z.object({ task: Id });
const ofTeam = ofTask.extend({ team: Id });

const invite = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/tasks/{task}/join-link',
  tags,
  summary: 'Make the link by which teams register',
  request: { params: ofTask },
  responses: { 201: answers(JoinLink, 'The link; the previous one stops working'), ...orError },
});

const closeJoining = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/tasks/{task}/join-link',
  tags,
  summary: 'Revoke the link, so that no more teams register',
  request: { params: ofTask },
  responses: { 204: nothing, ...orError },
});

const joinRoom = createRoute({
  ...forNewcomers,
  method: 'get',
  path: '/join',
  tags,
  summary: 'The task that the link is for',
  responses: { 200: answers(JoinRoom, 'Name, description and phases'), ...orError },
});

const join = createRoute({
  ...forNewcomers,
  method: 'post',
  path: '/join',
  tags,
  summary: 'Register a team',
  request: takes(NewTeam),
  responses: { 201: answers(TeamLink, 'The link of the team, shown once'), ...orError },
});

const list = createRoute({
  ...forOrganisers,
  method: 'get',
  path: '/tasks/{task}/teams',
  tags,
  summary: 'List the teams of a task',
  request: { params: ofTask },
  responses: { 200: answers(z.object({ rows: z.array(Team) }), 'All of them'), ...orError },
});

const add = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/tasks/{task}/teams',
  tags,
  summary: 'Add a team',
  request: { params: ofTask, ...takes(NewTeam) },
  responses: { 201: answers(TeamLink, 'The link to give to the team, shown once'), ...orError },
});

const renew = createRoute({
  ...forOrganisers,
  method: 'post',
  path: '/tasks/{task}/teams/{team}/link',
  tags,
  summary: 'Renew the link of a team',
  request: { params: ofTeam },
  responses: { 201: answers(TeamLink, 'The new link; the old one stops working'), ...orError },
});

const revoke = createRoute({
  ...forOrganisers,
  method: 'delete',
  path: '/tasks/{task}/teams/{team}/link',
  tags,
  summary: 'Revoke the link of a team',
  request: { params: ofTeam },
  responses: { 204: nothing, ...orError },
});

const linkOf = ({ team, key }: KeyedTeam, submissions: number): TeamLink => ({
  team: viewTeam(team, submissions),
  key,
  link: `/team/${key}`,
});

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
    return c.json(linkOf(await addTeam(store, c.var.task.id, c.req.valid('json').name, clock()), 0), 201);
  })
  .openapi(list, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findTask(db, c.req.valid('param').task);
    return c.json({ rows: await listTeams(db, id) }, 200);
  })
  .openapi(add, async (c) => {
    const { store, clock } = c.var.services;
    return c.json(linkOf(await addTeam(store, c.req.valid('param').task, c.req.valid('json').name, clock()), 0), 201);
  })
  .openapi(renew, async (c) => {
    const { store } = c.var.services;
    const { task, team } = c.req.valid('param');
    const renewed = await renewTeamKey(store, task, team);
    const rows = await listTeams(store.db, task);
    return c.json(linkOf(renewed, rows.find(({ id }) => id === team)?.submissions ?? 0), 201);
  })
  .openapi(revoke, async (c) => {
    const { task, team } = c.req.valid('param');
    await revokeTeamKey(c.var.services.store, task, team);
    return c.body(null, 204);
  });
