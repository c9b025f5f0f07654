import { notFound } from '../errors.js';
import { answers, apiGroup, forTeams, nothing, takes } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { DataSetQuery } from '../links/require-team.js';
import type { Services } from '../services.js';
import type { TeamRow } from '../storage/task-tables.js';
import { sourceLines } from '../tasks/source.js';
import { findTask } from '../tasks/tasks.js';
import { propose, withdrawProposal } from './propose.js';
import { readProposals } from './read-proposals.js';
import { NewProposal, TeamProposal } from './schemas.js';

const teams = forTeams('alternative answers');

const list = teams.get('/team/proposals', 'What you have proposed, and what came of it', {
  query: DataSetQuery,
  200: answers(listOf(TeamProposal), 'In the order of the sentences'),
});

const create = teams.post(
  '/team/proposals',
  'Propose an edit that your submission makes and the gold does not have as an alternative answer',
  { ...takes(NewProposal), query: DataSetQuery, 201: answers(TeamProposal, 'The proposal') },
);

const remove = teams.delete('/team/proposals/{proposal}', 'Withdraw one of your proposals', {
  query: DataSetQuery,
  204: nothing,
});

export const teamProposalsApi = apiGroup()
  .openapi(list, async (c) => c.json({ rows: await ownProposals(c.var.services, c.var.team) }, 200))
  .openapi(create, async (c) => {
    const { services, team } = c.var;
    const newProposal = c.req.valid('json');
    const id = await propose(services, team, newProposal, c.var.receivedAt);
    const proposals = await ownProposals(services, team);
    const added = proposals.find((proposal) => proposal.id === id && proposal.submission === newProposal.submission);
    if (added === undefined) throw notFound('a proposal of yours');
    return c.json(added, 201);
  })
  .openapi(remove, async (c) => {
    const { services, team, receivedAt } = c.var;
    await withdrawProposal(services, team, c.req.valid('param').proposal, receivedAt);
    return c.body(null, 204);
  });

/** A team's proposals, one for each of its submissions; nothing reveals who else proposes the same. */
async function ownProposals(services: Services, team: TeamRow): Promise<TeamProposal[]> {
  const { db } = services.store;
  const sources = await sourceLines(services, await findTask(db, team.task_id));
  return (await readProposals(db, team.task_id)).flatMap(({ proposal, state, proposers }) => {
    const { id, sentence, first_token: start, end_token: end, correction } = proposal;
    return proposers
      .filter(({ team_id }) => team_id === team.id)
      .map(({ submission_id: submission, type, comment, created_at: createdAt }) => ({
        id,
        submission,
        sentence: sentence + 1,
        start,
        end,
        correction,
        type,
        comment,
        state,
        createdAt,
        source: sources[sentence],
      }));
  });
}
