import {
  editQuestions,
  markedEdits,
  placedQuestions,
  questionSet,
  type EditPage,
  type JudgeItem,
  type JudgeQuestion,
  type PlacedQuestion,
  type QuestionSet,
} from '@stet/core/internal';
import type { ModelSettings } from './schemas.js';

/** A question about the edits of an output of an item. */
export interface EditQuestion {
  readonly item: number;
  readonly output: number;
  readonly page: EditPage;
  readonly question: JudgeQuestion;
}

/** All that a model is asked about the items of a campaign. */
export interface ModelQuestions {
  readonly set: QuestionSet;
  readonly edits: readonly EditQuestion[];
}

export function modelQuestions(items: readonly JudgeItem[], settings: ModelSettings): ModelQuestions {
  return { set: questionSet(items, settings), edits: settings.verdicts ? aboutEdits(items, settings) : [] };
}

/** In the order in which they are asked. */
export function allQuestions({ set, edits }: ModelQuestions): PlacedQuestion[] {
  return [
    ...placedQuestions(set),
    ...edits.map(({ page: { sentence, source }, question }) => ({ ...question, sentence, source })),
  ];
}

/** The edits of an output are those that people see marked. */
function aboutEdits(items: readonly JudgeItem[], settings: ModelSettings): EditQuestion[] {
  const pages = items.flatMap((item, at) =>
    item.outputs.flatMap(({ systems, text }, output) => {
      const edits = markedEdits(item.source, text).map((edit) => ({ ...edit, verdict: null }));
      if (edits.length === 0 || item.outputs.length < 2) return [];
      const { sentence, source, before, after } = item;
      const around = { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
      return [{ item: at, output, page: { ranking: at, sentence, source, ...around, systems, edits } }];
    }),
  );
  // A prompt of one's own is about outputs side by side.
  const { context, detokenise } = settings;
  const questions = editQuestions(
    pages.map(({ page }) => page),
    { context, detokenise },
  );
  return pages.map((page, at) => ({ ...page, question: questions[at] }));
}
