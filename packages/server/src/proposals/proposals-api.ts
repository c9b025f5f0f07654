import { notFound } from '../errors.js';
import { answers, apiGroup, forOrganisers, takes } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { sourceLines } from '../tasks/source.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import { makeAlternatives } from './make-alternatives.js';
import { readProposals, type ReviewedProposal } from './read-proposals.js';
import { AlternativesMade, Proposal, ProposalDecision } from './schemas.js';

const organisers = forOrganisers('alternative answers');

const list = organisers.get('/tasks/{task}/proposals', 'What teams propose, and the verdicts on it', {
  200: answers(listOf(Proposal), 'In the order of the sentences'),
});

const decide = organisers.put(
  '/tasks/{task}/proposals/{proposal}/decision',
  'Decide on a proposal, whatever the annotators say; null leaves it to them',
  { ...takes(ProposalDecision), 200: answers(Proposal, 'The proposal as it is now') },
);

const make = organisers.post(
  '/tasks/{task}/proposals/gold',
  'Make the gold with alternative answers from what is accepted, and score everything against it',
  { 200: answers(AlternativesMade, 'What it is made of') },
);

export const proposalsApi = apiGroup()
  .openapi(list, async (c) => {
    const { services } = c.var;
    const { db } = services.store;
    const task = await findTask(db, c.req.valid('param').task);
    const sources = await sourceLines(services, task);
    return c.json({ rows: (await readProposals(db, task.id)).map((row) => viewProposal(row, sources)) }, 200);
  })
  .openapi(decide, async (c) => {
    const { services } = c.var;
    const { db } = services.store;
    const { task, proposal: id } = c.req.valid('param');
    const { decision } = c.req.valid('json');
    const decided = await db.transaction().execute(async (trx) => {
      await lockTask(trx, task);
      await trx.updateTable('proposals').set({ decision }).where('id', '=', id).where('task_id', '=', task).execute();
      return (await readProposals(trx, task)).find(({ proposal }) => proposal.id === id);
    });
    if (decided === undefined) throw notFound('a proposal of this task');
    return c.json(viewProposal(decided, await sourceLines(services, await findTask(db, task))), 200);
  })
  .openapi(make, async (c) => c.json(await makeAlternatives(c.var.services, c.req.valid('param').task), 200));

function viewProposal(
  { proposal, state, proposers, verdicts }: ReviewedProposal,
  sources: readonly string[],
): Proposal {
  const { id, sentence, first_token: start, end_token: end, correction, decision, created_at } = proposal;
  return {
    id,
    sentence: sentence + 1,
    start,
    end,
    correction,
    state,
    decision,
    createdAt: created_at,
    source: sources[sentence],
    proposers: proposers.map(({ team, submission_id: submission, type, comment, created_at: at }) => ({
      team,
      submission,
      type,
      comment,
      createdAt: at,
    })),
    verdicts: verdicts.map(({ annotator, verdict, comment, decided_at: decidedAt }) => ({
      annotator,
      verdict,
      comment,
      decidedAt,
    })),
  };
}
