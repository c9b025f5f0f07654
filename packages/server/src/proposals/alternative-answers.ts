import { requiredEdit, type AlternativeAnswer, type Edit } from '@stet/core/internal';
import type { ReviewedProposal } from './read-proposals.js';

/**
 * The accepted proposals as answers. Those of one submission in one sentence belong together: they form one answer, a
 * variant of the annotator it was scored against.
 */
export function alternativeAnswers(proposals: readonly ReviewedProposal[]): AlternativeAnswer[] {
  const answers = new Map<string, { sentence: number; annotator: number; edits: Edit[] }>();
  for (const { proposal, proposers } of proposals.filter(({ state }) => state === 'accepted')) {
    const { sentence, first_token: start, end_token: end, correction } = proposal;
    for (const { submission_id, annotator, type } of proposers) {
      const key = `${submission_id} ${sentence}`;
      let answer = answers.get(key);
      if (answer === undefined) answers.set(key, (answer = { sentence, annotator, edits: [] }));
      answer.edits.push(requiredEdit({ start, end, type, correction }));
    }
  }
  return [...answers.values()];
}
