import { outputsOf } from '../campaigns/item-output.js';
import { checkFeedback } from '../campaigns/check-feedback.js';
import { feedbackOf, type Feedback } from '../campaigns/item-feedback.js';
import { isPractice, kindsLike } from '../campaigns/item-kind.js';
import type { SkipReason } from '../campaigns/schemas.js';
import { detailsOf } from '../protocols/details-of.js';
import type { AnswerDetails } from '../protocols/schemas.js';
import { toPage, type Page } from '../http/schemas.js';
import { findRow, firstRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { AssignmentRow, ItemRow, JudgmentRow } from '../storage/tables.js';
import type { Assignment, MyAssignment } from './schemas.js';

export function findAssignment(db: Db, judgeId: string, id: string): Promise<AssignmentRow> {
  return findRow(db, 'assignments', { id, judge_id: judgeId }, 'an item that was given to you');
}

/** An assignment as its judge may see it: nothing reveals the systems. */
export async function viewAssignment(db: Db, row: AssignmentRow): Promise<Assignment> {
  const item = await db.selectFrom('items').selectAll().where('id', '=', row.item_id).executeTakeFirstOrThrow();
  // Revisions count from 1: before the first answer there is none.
  const judgment = await firstRow(db, 'judgments', { assignment_id: row.id, revision: row.revision });
  return toView(row, item, judgment, await countSoFar(db, row, item));
}

/** How many items the judge was given up to this one, in practice or in earnest. */
export async function countSoFar(db: Db, { judge_id, number }: AssignmentRow, { kind }: ItemRow): Promise<number> {
  const { count } = await db
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('assignments.judge_id', '=', judge_id)
    .where('assignments.number', '<=', number)
    .where('items.kind', 'in', kindsLike(kind))
    .executeTakeFirstOrThrow();
  return count;
}

export function toView(
  row: AssignmentRow,
  item: ItemRow,
  judgment: JudgmentRow | undefined,
  countedNumber: number,
): Assignment {
  const displayed = JSON.parse(row.displayed) as number[];
  const outputs = outputsOf(item);
  const feedback = judgment === undefined ? null : feedbackOn(item, judgment);
  return {
    id: row.id,
    number: row.number,
    practice: isPractice(item.kind),
    countedNumber,
    source: item.source,
    before: item.before,
    after: item.after,
    outputs: displayed.map((at) => outputs[at].text),
    revision: row.revision,
    answer: judgment === undefined ? null : toAnswer(judgment, displayed),
    leaseUntil: row.lease_until,
    feedback:
      feedback === null
        ? null
        : {
            ranks: displayed.map((at) => feedback.ranks[at]),
            details: asDisplayed(feedback.details, displayed),
            explanation: feedback.explanation,
          },
  };
}

function feedbackOn(item: ItemRow, { ranks }: JudgmentRow): Feedback | null {
  if (item.kind !== 'practice-check') return feedbackOf(item);
  return checkFeedback(ranks === null ? null : (JSON.parse(ranks) as number[]));
}

function toAnswer(judgment: JudgmentRow, displayed: readonly number[]): Assignment['answer'] {
  const ranks = judgment.ranks === null ? null : (JSON.parse(judgment.ranks) as number[]);
  return {
    id: judgment.client_id,
    ranks: ranks === null ? null : displayed.map((at) => ranks[at]),
    details: asDisplayed(detailsOf(judgment), displayed),
    skip: judgment.skip_reason as SkipReason | null,
    flagged: judgment.flagged === 1,
    comment: judgment.comment,
    answeredAt: judgment.answered_at,
  };
}

function asDisplayed(details: AnswerDetails | null, displayed: readonly number[]): AnswerDetails | null {
  return details === null ? null : { ...details, outputs: displayed.map((at) => details.outputs[at]) };
}

/** What a judge was given so far, latest first. */
export async function listAssignments(
  db: Db,
  judgeId: string,
  cursor: number | undefined,
  limit: number,
): Promise<Page<MyAssignment>> {
  let query = db
    .selectFrom('assignments')
    .innerJoin('items', 'items.id', 'assignments.item_id')
    .select([
      'assignments.id',
      'assignments.number',
      'assignments.state',
      'assignments.flagged',
      'assignments.revision',
    ])
    .select(['items.kind', 'items.source'])
    .where('assignments.judge_id', '=', judgeId)
    .orderBy('assignments.number', 'desc');
  if (cursor !== undefined) query = query.where('assignments.number', '<', cursor);
  const fetched = await query.limit(limit + 1).execute();
  const rows = fetched.map(({ kind, flagged, ...row }) => ({
    ...row,
    practice: isPractice(kind),
    flagged: flagged === 1,
  }));
  return toPage(rows, limit, ({ number }) => number);
}
