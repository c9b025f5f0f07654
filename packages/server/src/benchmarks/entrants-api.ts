import { benchmarkAuditOf } from '../audit/audit.js';
import { AuditEntry } from '../audit/schemas.js';
import { answers, apiGroup, forOrganisers, forRegistering, nothing, takes } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { renewKey, revokeKey } from '../links/personal-links.js';
import { BaselineMark, NewTeam } from '../teams/schemas.js';
import { findBenchmark } from './benchmarks.js';
import {
  addEntrant,
  approveEntrant,
  entrantLink,
  findEntrant,
  listEntrants,
  markEntrant,
  removeEntrant,
} from './entrants.js';
import { newRegisterLink, revokeRegisterLink } from './register-link.js';
import { Benchmark, Entrant, EntrantLink, RegisterLink } from './schemas.js';
import { viewBenchmark } from './view-benchmark.js';

const organisers = forOrganisers('benchmarks');
const registering = forRegistering('benchmarks');

const invite = organisers.post('/benchmarks/{benchmark}/register-link', 'Make the link by which teams register', {
  201: answers(RegisterLink, 'The link; the previous one stops working'),
});

const closeRegistration = organisers.delete(
  '/benchmarks/{benchmark}/register-link',
  'Revoke the link, so that no more teams register',
  { 204: nothing },
);

const registration = registering.get('/registration', 'The benchmark that the link is for', {
  200: answers(Benchmark, 'As everybody sees it'),
});

const register = registering.post('/registration', 'Register a team with a benchmark, for all its data sets', {
  ...takes(NewTeam),
  201: answers(EntrantLink, 'The link of the team, shown once'),
});

const list = organisers.get('/benchmarks/{benchmark}/teams', 'List the teams of a benchmark', {
  200: answers(listOf(Entrant), 'All of them'),
});

const add = organisers.post('/benchmarks/{benchmark}/teams', 'Add a team', {
  ...takes(NewTeam),
  201: answers(EntrantLink, 'The link to give to the team, shown once'),
});

const renew = organisers.post('/benchmarks/{benchmark}/teams/{entrant}/link', 'Renew the link of a team', {
  201: answers(EntrantLink, 'The new link; the old one stops working'),
});

const revoke = organisers.delete('/benchmarks/{benchmark}/teams/{entrant}/link', 'Revoke the link of a team', {
  204: nothing,
});

const approve = organisers.put(
  '/benchmarks/{benchmark}/teams/{entrant}/approval',
  'Let a team that registered take part',
  { 204: nothing },
);

const mark = organisers.put(
  '/benchmarks/{benchmark}/teams/{entrant}/baseline',
  'Show a team for comparison in all data sets, pinned and not ranked, or like the others again',
  { ...takes(BaselineMark), 204: nothing },
);

const remove = organisers.delete(
  '/benchmarks/{benchmark}/teams/{entrant}',
  'Remove a team with everything that it handed in and proposed; the audit keeps its name',
  { 204: nothing },
);

const audit = organisers.get('/benchmarks/{benchmark}/audit', 'What organisers did about the teams of a benchmark', {
  200: answers(listOf(AuditEntry), 'Latest first'),
});

export const entrantsApi = apiGroup()
  .openapi(invite, async (c) => {
    return c.json({ link: await newRegisterLink(c.var.services.store.db, c.req.valid('param').benchmark) }, 201);
  })
  .openapi(closeRegistration, async (c) => {
    await revokeRegisterLink(c.var.services.store.db, c.req.valid('param').benchmark);
    return c.body(null, 204);
  })
  .openapi(registration, async (c) => {
    return c.json(await viewBenchmark(c.var.services, c.var.benchmark, { kind: 'everybody' }), 200);
  })
  .openapi(register, async (c) => {
    const { store, clock } = c.var.services;
    const { id, join_hash: joinHash } = c.var.benchmark;
    return c.json(await addEntrant(store, id, { ...c.req.valid('json'), joinHash }, clock()), 201);
  })
  .openapi(list, async (c) => {
    const { db } = c.var.services.store;
    return c.json({ rows: await listEntrants(db, await findBenchmark(db, c.req.valid('param').benchmark)) }, 200);
  })
  .openapi(add, async (c) => {
    const { store, clock } = c.var.services;
    const { benchmark } = c.req.valid('param');
    return c.json(await addEntrant(store, benchmark, { ...c.req.valid('json'), joinHash: null }, clock()), 201);
  })
  .openapi(renew, async (c) => {
    const { db } = c.var.services.store;
    const { benchmark, entrant } = c.req.valid('param');
    const { id } = await findEntrant(db, benchmark, entrant);
    const key = await renewKey(db, 'entrants', id);
    const [renewed] = (await listEntrants(db, { id: benchmark })).filter((row) => row.id === id);
    return c.json(entrantLink(renewed, key), 201);
  })
  .openapi(revoke, async (c) => {
    const { db } = c.var.services.store;
    const { benchmark, entrant } = c.req.valid('param');
    await revokeKey(db, 'entrants', (await findEntrant(db, benchmark, entrant)).id);
    return c.body(null, 204);
  })
  .openapi(approve, async (c) => {
    const { store, clock } = c.var.services;
    const { benchmark, entrant } = c.req.valid('param');
    await approveEntrant(store, await findEntrant(store.db, benchmark, entrant), c.var.organiser, clock());
    return c.body(null, 204);
  })
  .openapi(mark, async (c) => {
    const { store, clock } = c.var.services;
    const { benchmark, entrant } = c.req.valid('param');
    const { isBaseline } = c.req.valid('json');
    await markEntrant(store, await findEntrant(store.db, benchmark, entrant), isBaseline, c.var.organiser, clock());
    return c.body(null, 204);
  })
  .openapi(remove, async (c) => {
    const { store, clock } = c.var.services;
    const { benchmark, entrant } = c.req.valid('param');
    await removeEntrant(store, await findEntrant(store.db, benchmark, entrant), c.var.organiser, clock());
    return c.body(null, 204);
  })
  .openapi(audit, async (c) => {
    const { db } = c.var.services.store;
    const { id } = await findBenchmark(db, c.req.valid('param').benchmark);
    return c.json({ rows: await benchmarkAuditOf(db, id) }, 200);
  });
