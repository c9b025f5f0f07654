import { addAlternatives, annotationOf, applyEdits, requiredEdit, type Sentence } from '@stet/core/internal';
import { parseStoredGold } from '../tasks/parse-stored-gold.js';
import type { ReviewedProposal } from './read-proposals.js';
import type { Question } from './schemas.js';

export interface QuestionsTask {
  /** M2. */
  readonly gold: string;
  readonly proposals: readonly ReviewedProposal[];
  /** The id of the annotator who is asked. */
  readonly annotator: string;
}

/** What an annotator is asked. Nothing reveals whose proposal it is, or the other verdicts. */
export function questionsOf({ gold, proposals, annotator }: QuestionsTask): Question[] {
  const sentences = parseStoredGold(gold);
  return proposals
    .filter(({ proposal, proposers }) => proposers.length > 0 && proposal.sentence < sentences.length)
    .map((row) => questionOf(row, sentences, annotator));
}

function questionOf(
  { proposal, proposers, verdicts }: ReviewedProposal,
  gold: readonly Sentence[],
  annotatorId: string,
): Question {
  const { id, sentence: at, first_token: start, end_token: end, correction } = proposal;
  const ownVerdict = verdicts.find(({ annotator_id }) => annotator_id === annotatorId);
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
