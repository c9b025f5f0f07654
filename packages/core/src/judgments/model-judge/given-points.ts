import type { AnswerValues } from './settle-judgments.js';
import { pointsOf } from './settle-judgments.js';
import type { JudgeQuestion } from './question.js';

/** The points that an answer gave to the outputs of a question, by the position in which they were shown. */
export interface GivenPoints extends Pick<JudgeQuestion, 'item' | 'shown' | 'reversed'> {
  readonly points: readonly number[];
}

/** The points of all answers that compare outputs; direct assessment shows one at a time, and has none. */
export function givenPoints(questions: readonly JudgeQuestion[], answers: readonly AnswerValues[]): GivenPoints[] {
  return questions.flatMap((question, at) => {
    const values = answers[at];
    if (values === undefined || question.shown.length < 2) return [];
    const { item, shown, reversed } = question;
    return [{ item, shown, reversed, points: pointsOf(question, values) }];
  });
}
