import type { z } from '@hono/zod-openapi';
import { quote, type EditMark, type ExploredSentence } from '@stet/core/internal';
import { ServerError } from '../errors.js';
import { notFound, wrongState } from '../errors.js';
import { exploredSentences } from '../explorer/explored-sentences.js';
import type { Services } from '../services.js';
import { countRows, firstRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { TeamRow } from '../storage/task-tables.js';
import { findSubmission } from '../submissions/change-submission.js';
import { may } from '../tasks/may.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import { newId } from '../tokens.js';
import type { NewProposal } from './schemas.js';

type ProposalRequest = z.infer<typeof NewProposal>;

/** Proposes an edit of a team's own submission as an alternative answer. Proposing it twice makes one proposal. */
export async function propose(services: Services, team: TeamRow, newProposal: ProposalRequest): Promise<string> {
  const { store, clock } = services;
  const mark = await findMark(services, team, newProposal);
  return store.db.transaction().execute(async (trx) => {
    await lockTask(trx, team.task_id);
    const id = await proposalFor(trx, team.task_id, newProposal, clock());
    await trx
      .insertInto('proposers')
      .values({
        proposal_id: id,
        submission_id: newProposal.submission,
        annotator: mark.annotator,
        type: newProposal.type,
        comment: newProposal.comment,
        created_at: clock(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['proposal_id', 'submission_id'])
          .doUpdateSet({ type: newProposal.type, comment: newProposal.comment, annotator: mark.annotator }),
      )
      .execute();
    return id;
  });
}

/** The unneeded edit in the submission that the proposal is about. */
async function findMark(services: Services, team: TeamRow, newProposal: ProposalRequest): Promise<EditMark> {
  const task = await findTask(services.store.db, team.task_id);
  checkOpen(may(task, { kind: 'team', team }, services.clock()).propose);
  const submission = await findSubmission(services.store.db, task.id, newProposal.submission);
  if (submission.team_id !== team.id || submission.withdrawn === 1) throw notFound('a submission of yours');
  const sentences = JSON.parse(
    await exploredSentences(services, task, 'gold', submission.id, team.name),
  ) as ExploredSentence[];
  const marks = sentences.at(newProposal.sentence - 1)?.outputs[0].marks ?? [];
  const mark = marks.find(
    ({ kind, start, end, corrections: [correction] }) =>
      kind === 'unneeded' &&
      start === newProposal.start &&
      end === newProposal.end &&
      correction === newProposal.correction,
  );
  if (mark !== undefined) return mark;
  throw new ServerError({
    code: 'NOT_FOUND',
    line: newProposal.sentence,
    expected: 'an edit that the submission makes and the gold does not have',
    found: quote(newProposal.correction),
    remedy: 'Propose an edit that the sentence explorer marks as unneeded.',
  });
}

function checkOpen(isOpen: boolean): void {
  if (isOpen) return;
  throw wrongState(
    'a task that takes proposals',
    'one that takes none at the moment',
    'Proposals are taken after the gold is released, for as long as the organiser says.',
  );
}

async function proposalFor(trx: Db, taskId: string, newProposal: ProposalRequest, now: number): Promise<string> {
  const edit = {
    task_id: taskId,
    sentence: newProposal.sentence - 1,
    first_token: newProposal.start,
    end_token: newProposal.end,
    correction: newProposal.correction,
  };
  const existing = await firstRow(trx, 'proposals', edit);
  if (existing !== undefined) return existing.id;
  const id = newId(now);
  await trx
    .insertInto('proposals')
    .values({ id, ...edit, created_at: now, decision: null })
    .execute();
  return id;
}

/** Withdraws a team from a proposal; a proposal that no team supports any more is deleted. */
export async function withdrawProposal({ store }: Services, team: TeamRow, id: string): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, team.task_id);
    const removed = await trx
      .deleteFrom('proposers')
      .where('proposal_id', '=', id)
      .where('submission_id', 'in', (eb) =>
        eb.selectFrom('submissions').select('id').where('team_id', '=', team.id).where('task_id', '=', task.id),
      )
      .returning('proposal_id')
      .execute();
    if (removed.length === 0) throw notFound('a proposal of yours');
    const proposersLeft = await countRows(trx, 'proposers', { proposal_id: id });
    if (proposersLeft === 0) await trx.deleteFrom('proposals').where('id', '=', id).execute();
  });
}
