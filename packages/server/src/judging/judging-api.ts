import { findCampaign, planOf } from '../campaigns/campaigns.js';
import { answers, apiGroup, forJudges, takes } from '../http/route.js';
import { PageQuery, numberCursor, pageOf } from '../http/schemas.js';
import { protocolOf } from '../protocols/protocols.js';
import { findAssignment, listAssignments, viewAssignment } from './assignments.js';
import { nextAssignment } from './next-assignment.js';
import { completionFor } from '../crowds/completion.js';
import { progressOf } from './progress.js';
import { saveAnswer } from './save-answer.js';
import { Assignment, JudgingRoom, MyAssignment, NewAnswer, Next, NextQuery, Saved, Stale } from './schemas.js';

const judges = forJudges('judging');

const room = judges.get('/judging', 'The campaign, its instructions and your progress', {
  200: answers(JudgingRoom, 'The room'),
});

const next = judges.post('/judging/next', 'Take the next item; the same one until it is answered', {
  query: NextQuery,
  200: answers(Next, 'An item, or why there is none'),
});

const list = judges.get('/judging/assignments', 'List the items that you were given, latest first', {
  query: PageQuery,
  200: answers(pageOf(MyAssignment), 'A page of them'),
});

const get = judges.get('/judging/assignments/{assignment}', 'Go back to an item', {
  200: answers(Assignment, 'The item with your answer'),
});

const answer = judges.put(
  '/judging/assignments/{assignment}/answer',
  'Rank the outputs or skip the item, for the first time or to change your answer',
  {
    ...takes(NewAnswer),
    200: answers(Saved, 'The answer was saved'),
    409: answers(Stale, 'Another answer was given in the meantime; this one was not saved'),
  },
);

export const judgingApi = apiGroup()
  .openapi(room, async (c) => {
    const { judge, services } = c.var;
    const { db } = services.store;
    const campaign = await findCampaign(db, judge.campaign_id);
    const { name, state, instructions } = campaign;
    const progress = await progressOf(db, judge);
    return c.json(
      {
        campaign: {
          name,
          state,
          instructions,
          protocol: protocolOf(campaign),
          language: planOf(campaign)?.language ?? '',
        },
        judge: { id: judge.id, name: judge.name, paused: judge.paused === 1 },
        progress,
      },
      200,
    );
  })
  .openapi(next, async (c) => {
    const { judge, services } = c.var;
    const heldIds = c.req.valid('query').held?.split(',') ?? [];
    const { assignment, why } = await nextAssignment(services, judge, services.clock(), heldIds);
    const { db } = services.store;
    return c.json(
      {
        assignment: assignment === null ? null : await viewAssignment(db, assignment),
        why,
        completion: await completionFor(db, judge),
        progress: await progressOf(db, judge),
      },
      200,
    );
  })
  .openapi(list, async (c) => {
    const { cursor, limit } = c.req.valid('query');
    const { judge, services } = c.var;
    return c.json(await listAssignments(services.store.db, judge.id, numberCursor(cursor), limit), 200);
  })
  .openapi(get, async (c) => {
    const { judge, services } = c.var;
    const { db } = services.store;
    const row = await findAssignment(db, judge.id, c.req.valid('param').assignment);
    return c.json(await viewAssignment(db, row), 200);
  })
  .openapi(answer, async (c) => {
    const { judge, services } = c.var;
    const id = c.req.valid('param').assignment;
    const { stale, assignment } = await saveAnswer(services.store, judge, id, c.req.valid('json'), services.clock());
    if (!stale) return c.json({ assignment, progress: await progressOf(services.store.db, judge) }, 200);
    const error = {
      code: 'CONFLICT' as const,
      expected: `revision ${assignment.revision}`,
      found: `revision ${c.req.valid('json').revision}`,
      remedy: 'This item was answered in another window. Look at that answer, and change it if you like.',
    };
    return c.json({ error, current: assignment }, 409);
  });
