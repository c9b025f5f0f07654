import { denseRanks } from '../dense-ranks.js';
import { ranksByScores, type Scores } from '../direct-assessment/scores.js';
import type { RankedOutput, Ranking } from '../ranking.js';
import type { AnswerValue } from './answer-fields.js';
import type { JudgeItem } from './judge-item.js';
import type { JudgeQuestion } from './question.js';

/** The values of an answer in the order of its fields; undefined where the model gave none that can be used. */
export type AnswerValues = readonly AnswerValue[] | undefined;

/**
 * What a model said as ordinary rankings, one for each item. More points are better, and equal points tie; where an
 * item was asked about in two orders, the mean of both counts. An item with a question that was not answered is
 * recorded as skipped.
 */
export function settleJudgments(
  items: readonly JudgeItem[],
  questions: readonly JudgeQuestion[],
  answers: readonly AnswerValues[],
  judge: string,
): Ranking[] {
  const byItem = items.map((): { question: JudgeQuestion; values: AnswerValues }[] => []);
  questions.forEach((question, at) => byItem[question.item].push({ question, values: answers[at] }));
  return items.map(({ id, sentence, outputs, drawing }, at): Ranking => {
    const points = outputs.map(() => 0);
    const scores = outputs.map((): Scores => ({}));
    let answered = true;
    for (const { question, values } of byItem[at]) {
      if (values === undefined) answered = false;
      else if (isScored(question)) scores[question.shown[0]] = scoresOf(question, values);
      else
        pointsOf(question, values).forEach((given, position) => {
          points[question.shown[position]] += given;
        });
    }
    const isDirect = byItem[at].some(({ question }) => isScored(question));
    const ranks = isDirect ? ranksByScores(scores) : denseRanks(points);
    const ranked = outputs.map(({ systems }, index): RankedOutput => ({
      systems,
      rank: ranks[index],
      ...(isDirect ? { scores: scores[index] } : {}),
    }));
    return {
      sentence,
      judge,
      judgeKind: 'model',
      item: id,
      ...(drawing === undefined ? {} : { drawing }),
      outputs: answered ? ranked : [],
    };
  });
}

/** Whether the fields of a question are the scales of direct assessment. */
function isScored({ shown, fields }: JudgeQuestion): boolean {
  return shown.length === 1 && fields.every(({ kind }) => kind === 'integer');
}

function scoresOf({ fields }: JudgeQuestion, values: readonly AnswerValue[]): Scores {
  return Object.fromEntries(fields.map(({ name }, at) => [name, Number(values[at])]));
}

/** The points of each output in the order in which they were shown; of a pair, 1 for the better and 0.5 each for a tie. */
export function pointsOf({ fields }: Pick<JudgeQuestion, 'fields'>, values: readonly AnswerValue[]): number[] {
  if (fields[0].kind !== 'choice') return values.map(Number);
  return values[0] === 'tie' ? [0.5, 0.5] : values[0] === '1' ? [1, 0] : [0, 1];
}
