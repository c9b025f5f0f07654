import { groupBy } from '@stet/core/internal';
import type { ProposalRow, ProposerRow, VerdictRow } from '../storage/proposal-tables.js';
import type { Db } from '../storage/store.js';
import { stateOf } from './state.js';

/** A proposal with its proposers and verdicts. */
export interface ReviewedProposal {
  readonly proposal: ProposalRow;
  readonly state: ReturnType<typeof stateOf>;
  readonly proposers: readonly (ProposerRow & { readonly team_id: string; readonly team: string })[];
  readonly verdicts: readonly (VerdictRow & { readonly annotator: string })[];
}

/** All proposals of a task, in sentence order. */
export async function readProposals(db: Db, taskId: string): Promise<ReviewedProposal[]> {
  const rows = await db
    .selectFrom('proposals')
    .selectAll()
    .where('task_id', '=', taskId)
    .orderBy('sentence')
    .orderBy('first_token')
    .orderBy('id')
    .execute();
  const proposers = groupBy(await readProposers(db, taskId), ({ proposal_id }) => proposal_id);
  const verdicts = groupBy(await readVerdicts(db, taskId), ({ proposal_id }) => proposal_id);
  return rows.map((proposal) => {
    const proposalVerdicts = verdicts.get(proposal.id) ?? [];
    return {
      proposal,
      state: stateOf(proposal, proposalVerdicts),
      proposers: proposers.get(proposal.id) ?? [],
      verdicts: proposalVerdicts,
    };
  });
}

/** Withdrawn submissions no longer count. */
function readProposers(db: Db, taskId: string): Promise<ReviewedProposal['proposers'][number][]> {
  return db
    .selectFrom('proposers')
    .innerJoin('submissions', 'submissions.id', 'proposers.submission_id')
    .innerJoin('teams', 'teams.id', 'submissions.team_id')
    .selectAll('proposers')
    .select(['teams.id as team_id', 'teams.name as team'])
    .where('submissions.task_id', '=', taskId)
    .where('submissions.withdrawn', '=', 0)
    .orderBy('proposers.created_at')
    .orderBy('proposers.submission_id')
    .execute();
}

function readVerdicts(db: Db, taskId: string): Promise<ReviewedProposal['verdicts'][number][]> {
  return db
    .selectFrom('verdicts')
    .innerJoin('annotators', 'annotators.id', 'verdicts.annotator_id')
    .selectAll('verdicts')
    .select('annotators.name as annotator')
    .where('annotators.task_id', '=', taskId)
    .orderBy('verdicts.decided_at')
    .orderBy('annotators.id')
    .execute();
}
