import { addAlternatives, annotationOf, applyEdits, requiredEdit, type Sentence } from '@stet/core/internal';
import type { AnnotatorRow } from '../storage/annotation-tables.js';
import { findRow } from '../storage/rows.js';
import type { Services } from '../services.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import { readGold } from '../tasks/read-gold.js';
import { readProposals, type ReviewedProposal } from './read-proposals.js';
import type { NewVerdict, Question } from './schemas.js';

/** What an annotator is asked. Nothing reveals whose proposal it is, or the other verdicts. */
export async function questionsFor({ store: { db } }: Services, annotator: AnnotatorRow): Promise<Question[]> {
  const task = await findTask(db, annotator.task_id);
  const gold = (await readGold(db, task, 'gold')) ?? [];
  const proposals = await readProposals(db, task.id);
  return proposals
    .filter(({ proposal, proposers }) => proposers.length > 0 && proposal.sentence < gold.length)
    .map((row) => questionOf(row, gold, annotator));
}

function questionOf(
  { proposal, proposers, verdicts }: ReviewedProposal,
  gold: readonly Sentence[],
  annotator: AnnotatorRow,
): Question {
  const { id, sentence: at, first_token: start, end_token: end, correction } = proposal;
  const ownVerdict = verdicts.find(({ annotator_id }) => annotator_id === annotator.id);
  const [{ type, annotator: varied }] = proposers;
  const edits = [requiredEdit({ start, end, type, correction })];
  const [withAlternative] = addAlternatives([gold[at]], [{ sentence: 0, annotator: varied, edits }]);
  const answers = gold[at].annotations.map((annotation) => corrected(gold[at], annotation.annotator));
  return {
    id,
    sentence: at + 1,
    start,
    end,
    correction,
    source: gold[at].source,
    before: at === 0 ? null : gold[at - 1].source,
    after: gold.at(at + 1)?.source ?? null,
    corrected: corrected(withAlternative, withAlternative.annotations.at(-1)?.annotator ?? 0),
    answers: [...new Set(answers)],
    types: [...new Set(proposers.map((proposer) => proposer.type))],
    verdict: ownVerdict?.verdict ?? null,
    comment: ownVerdict?.comment ?? '',
  };
}

function corrected(sentence: Sentence, annotator: number): string {
  return applyEdits(sentence.source, annotationOf(sentence, annotator).edits);
}

/** Saves an annotator's verdict on a proposal; they may change it later. */
export async function saveVerdict(
  { store, clock }: Services,
  annotator: AnnotatorRow,
  id: string,
  { verdict, comment }: NewVerdict,
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await lockTask(trx, annotator.task_id);
    await findRow(trx, 'proposals', { id, task_id: annotator.task_id }, 'a proposal of this task');
    const decision = { verdict, comment, decided_at: clock() };
    await trx
      .insertInto('verdicts')
      .values({ proposal_id: id, annotator_id: annotator.id, ...decision })
      .onConflict((conflict) => conflict.columns(['proposal_id', 'annotator_id']).doUpdateSet(decision))
      .execute();
  });
}
