import { addAlternatives, annotationOf, applyEdits, type Sentence } from '@stet/core/internal';
import { notFound } from '../errors.js';
import type { AnnotatorRow } from '../storage/annotation-tables.js';
import type { Services } from '../services.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import { readGold } from '../tasks/read-gold.js';
import { readProposals, type KnownProposal } from './read-proposals.js';
import type { NewVerdict, Question } from './schemas.js';

/** What an annotator is asked about. Nothing tells whose proposal it is, nor what others say. */
export async function questionsFor({ store: { db } }: Services, annotator: AnnotatorRow): Promise<Question[]> {
  const task = await findTask(db, annotator.task_id);
  const gold = (await readGold(db, task, 'gold')) ?? [];
  const proposals = await readProposals(db, task.id);
  return proposals
    .filter(({ proposal, proposers }) => proposers.length > 0 && proposal.sentence < gold.length)
    .map((known) => questionOf(known, gold, annotator));
}

function questionOf(
  { proposal, proposers, verdicts }: KnownProposal,
  gold: readonly Sentence[],
  annotator: AnnotatorRow,
): Question {
  const { id, sentence: at, first_token: start, end_token: end, correction } = proposal;
  const own = verdicts.find(({ annotator_id }) => annotator_id === annotator.id);
  const [{ type, annotator: varied }] = proposers;
  const edits = [{ start, end, type, corrections: [correction], required: true, comment: '' }];
  const [asked] = addAlternatives([gold[at]], [{ sentence: 0, annotator: varied, edits }]);
  const answers = gold[at].annotations.map((known) => corrected(gold[at], known.annotator));
  return {
    ...{ id, sentence: at + 1, start, end, correction, source: gold[at].source },
    before: at === 0 ? null : gold[at - 1].source,
    after: gold.at(at + 1)?.source ?? null,
    corrected: corrected(asked, asked.annotations.at(-1)?.annotator ?? 0),
    answers: [...new Set(answers)],
    types: [...new Set(proposers.map((proposer) => proposer.type))],
    verdict: own?.verdict ?? null,
    comment: own?.comment ?? '',
  };
}

function corrected(sentence: Sentence, annotator: number): string {
  return applyEdits(sentence.source, annotationOf(sentence, annotator).edits);
}

/** Keeps what an annotator says of a proposal; they may change their mind. */
export async function saveVerdict(
  { store, clock }: Services,
  annotator: AnnotatorRow,
  id: string,
  { verdict, comment }: NewVerdict,
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await lockTask(trx, annotator.task_id);
    const known = await trx
      .selectFrom('proposals')
      .select('id')
      .where('id', '=', id)
      .where('task_id', '=', annotator.task_id)
      .executeTakeFirst();
    if (known === undefined) throw notFound('a proposal of this task');
    const said = { verdict, comment, decided_at: clock() };
    await trx
      .insertInto('verdicts')
      .values({ proposal_id: id, annotator_id: annotator.id, ...said })
      .onConflict((conflict) => conflict.columns(['proposal_id', 'annotator_id']).doUpdateSet(said))
      .execute();
  });
}
