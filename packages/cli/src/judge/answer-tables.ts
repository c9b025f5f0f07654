import type { ReplySummary } from '@stet/checkers';
import { NONE, percent } from '@stet/core/internal';
import { left, right, type TableModel } from '../print/table.js';

/** A judge, and what servers told of its replies. */
interface RepliedJudge {
  readonly judge: string;
  readonly signature: string;
  readonly replies: ReplySummary;
}

/** How many questions were answered and what that took, the signatures, and why questions have no answer. */
export function replyTables(results: readonly RepliedJudge[]): TableModel[] {
  const faults = results.flatMap(({ judge, replies }) =>
    replies.faults.map(({ fault, count }) => [judge, String(count), fault]),
  );
  return [
    {
      title: 'Answers',
      columns: [
        left('Judge'),
        ...['Questions', 'Asked again', 'Unanswered', '%', 'Tokens in', 'Tokens out'].map(right),
      ],
      rows: results.map(
        ({ judge, replies: { questions, askedAgain, faults: reasons, promptTokens, completionTokens } }) => {
          const unanswered = reasons.reduce((sum, { count }) => sum + count, 0);
          return [
            judge,
            ...[questions, askedAgain, unanswered].map(String),
            questions === 0 ? NONE : percent(unanswered / questions, 1),
            ...[promptTokens, completionTokens].map(String),
          ];
        },
      ),
      notes: [
        ...results.flatMap(({ judge, replies: { models } }) =>
          models.length === 0 ? [] : [`${judge} answered as ${models.join(', ')}`],
        ),
        ...results.map(({ signature }) => signature),
      ],
    },
    ...(faults.length === 0
      ? []
      : [
          {
            title: 'Questions without an answer',
            columns: [left('Judge'), right('Number'), left('Reason')],
            rows: faults,
          },
        ]),
  ];
}
