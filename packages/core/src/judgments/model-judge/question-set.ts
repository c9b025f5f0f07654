import type { Ranking } from '../ranking.js';
import { controlItems, type ControlItem } from './controls.js';
import type { JudgeItem } from './judge-item.js';
import { judgeReport, type JudgeReport, type JudgeReportInput } from './judge-report.js';
import type { JudgeQuestion, PlacedQuestion } from './question.js';
import { questionsAbout, type QuestionOptions } from './questions.js';
import { settleJudgments, type AnswerValues } from './settle-judgments.js';

export interface QuestionSetOptions extends QuestionOptions {
  /** The most outputs that a question shows. */
  readonly targets: number;
  /** How many items to make controls of. */
  readonly controls: number;
}

/** All that a model is asked: about items, and about controls beside them, of which no judgment comes. */
export interface QuestionSet {
  readonly items: readonly JudgeItem[];
  readonly questions: readonly JudgeQuestion[];
  readonly controls: readonly ControlItem[];
  readonly controlQuestions: readonly JudgeQuestion[];
}

/** `wholeItems` are the items before they were taken apart into pairs, of which controls are made. */
export function questionSet(
  items: readonly JudgeItem[],
  options: QuestionSetOptions,
  wholeItems: readonly JudgeItem[] = items,
): QuestionSet {
  const controls = controlItems(wholeItems, {
    count: options.controls,
    targets: options.scheme === 'pairwise' ? 2 : options.targets,
    seed: options.seed,
  });
  return {
    items,
    questions: questionsAbout(items, options),
    controls,
    controlQuestions: questionsAbout(
      controls.map(({ item }) => item),
      options,
    ),
  };
}

/** The questions of a set in the order in which they are asked, controls last. */
export function placedQuestions({ items, questions, controls, controlQuestions }: QuestionSet): PlacedQuestion[] {
  const placed = (question: JudgeQuestion, { sentence, source }: JudgeItem): PlacedQuestion => ({
    ...question,
    sentence,
    source,
  });
  return [
    ...questions.map((question) => placed(question, items[question.item])),
    ...controlQuestions.map((question) => placed(question, controls[question.item].item)),
  ];
}

interface WhoSaid {
  readonly judge: string;
  /** What people said, each with its item. */
  readonly people?: JudgeReportInput['people'];
  /** Systems of the judge's own family. */
  readonly relatives?: readonly string[] | undefined;
  readonly seed: number;
}

/** What a model said of items, and how far that can be trusted. `values` are in the order of `placedQuestions`. */
export function settleQuestions(
  { items, questions, controls, controlQuestions }: QuestionSet,
  values: readonly AnswerValues[],
  { judge, people, relatives, seed }: WhoSaid,
): { readonly rankings: Ranking[]; readonly report: JudgeReport } {
  const answers = values.slice(0, questions.length);
  const rankings = settleJudgments(items, questions, answers, judge);
  const report = judgeReport({
    ...{ items, rankings, questions, answers, people, relatives, seed },
    controls: { items: controls, questions: controlQuestions, answers: values.slice(questions.length) },
  });
  return { rankings, report };
}
