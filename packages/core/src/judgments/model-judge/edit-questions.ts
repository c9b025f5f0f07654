import type { Ranking } from '../ranking.js';
import { describeAnswer, type AnswerField } from './answer-fields.js';
import type { EditPage } from './edit-pages.js';
import { PROMPTS, SYSTEM_MESSAGE, fillPrompt } from './prompts.js';
import type { ChatMessage, JudgeQuestion } from './question.js';
import { contextTexts, ownPrompt } from './questions.js';
import type { AnswerValues } from './settle-judgments.js';
import { bracketEdits, type TextStyle } from './shown-text.js';

export interface EditQuestionOptions extends TextStyle {
  readonly prompt?: string | undefined;
  readonly context: boolean;
}

/** What a model reads with every question about edits, before texts are filled in. */
export function editPrompt({ prompt }: Pick<EditQuestionOptions, 'prompt'>): ChatMessage[] {
  if (prompt !== undefined) return ownPrompt(prompt);
  return [
    { role: 'system', content: SYSTEM_MESSAGE },
    { role: 'user', content: PROMPTS.edits.text },
  ];
}

/** A question about all edits of each output: is each of them valid? */
export function editQuestions(pages: readonly EditPage[], options: EditQuestionOptions): JudgeQuestion[] {
  const template = editPrompt(options);
  return pages.map((page, item): JudgeQuestion => {
    const fields = page.edits.map((_, at): AnswerField => ({ name: `edit${at + 1}`, kind: 'boolean' }));
    const texts = {
      ...contextTexts(page, options),
      targets: bracketEdits(page.source, page.edits, options, (at) => `${at + 1}: `),
      criteria: '',
      answer: describeAnswer(fields),
    };
    return {
      item,
      shown: [0],
      reversed: 0,
      repetition: 0,
      messages: template.map(({ role, content }) => ({ role, content: fillPrompt(content, texts) })),
      fields,
    };
  });
}

/**
 * What a model says of edits, as rankings. It was not asked for ranks: all outputs of a ranking tie, and edits of an output
 * that it did not answer for have no verdict.
 */
export function settleEdits(
  rankings: readonly Ranking[],
  pages: readonly EditPage[],
  answers: readonly AnswerValues[],
  judge: string,
): Ranking[] {
  return rankings.flatMap(({ sentence, item }, at): Ranking[] => {
    const ofRanking = pages.flatMap((page, index) =>
      page.ranking === at ? [{ ...page, values: answers[index] }] : [],
    );
    if (ofRanking.length === 0) return [];
    return [
      {
        sentence,
        judge,
        judgeKind: 'model',
        ...(item === undefined ? {} : { item }),
        outputs: ofRanking.map(({ systems, edits, values }) => ({
          systems,
          rank: 1,
          edits: edits.map(({ start, end, correction }, edit) => ({
            start,
            end,
            correction,
            verdict: values === undefined ? null : values[edit] === true ? 'right' : 'wrong',
          })),
        })),
      },
    ];
  });
}
