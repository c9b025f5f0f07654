import type { JudgeAnswer, ReplySummary } from '@stet/checkers';
import {
  groupBy,
  settleQuestions,
  type AnswerDetails,
  type AnswerValues,
  type JudgeQuestion,
  type JudgeReport,
  type JudgedEdit,
  type QuestionSet,
  type Ranking,
  type TokenEstimate,
} from '@stet/core/internal';
import { allQuestions, modelQuestions, type EditQuestion, type ModelQuestions } from './model-questions.js';
import type { KeyedReply } from './replies.js';
import type { ModelSettings } from './schemas.js';
import { withItems, type StoredItem } from './stored-items.js';

export interface ModelTask {
  readonly settings: ModelSettings;
  readonly items: readonly StoredItem[];
  /** What its server said so far. */
  readonly replies: readonly KeyedReply[];
  /** What people said. */
  readonly people: readonly Ranking[];
}

/** What a model said of an item, in the order of the item's outputs. */
export interface ModelAnswer {
  /** The id of the item. */
  readonly item: string;
  /** Null where it gave no answer that can be used. */
  readonly ranks: readonly number[] | null;
  readonly details: AnswerDetails | null;
  /** The outputs in the order shown; where there are two orders, the first. */
  readonly displayed: readonly number[];
  /** Why there are no ranks. */
  readonly fault: string;
}

export interface ModelOutcome {
  /** Of the items whose questions are all answered, well or not. */
  readonly answers: readonly ModelAnswer[];
  readonly report: JudgeReport;
  readonly replies: ReplySummary;
  readonly signature: string;
  /** Different questions, and how many of them are open. */
  readonly questions: number;
  readonly open: number;
  /** Of what is open. */
  readonly estimate: TokenEstimate;
}

/** Makes judgments of what a model's server said, and finds out how the model judges, as `stet judge` does. */
export async function judgeByModel({ settings, items, replies, people }: ModelTask): Promise<ModelOutcome> {
  const { modelJudge, planQuestions, repliesOf, signJudge } = await import('@stet/checkers');
  const judge = modelJudge({ ...settings, offline: true });
  const byKey = new Map(replies);
  const asked = modelQuestions(items, settings);
  const plan = await planQuestions(judge, allQuestions(asked), {
    get: (key) => Promise.resolve(byKey.get(key)),
    put: () => Promise.resolve(),
  });
  const { set, controlValues, itemAnswers } = answeredItems(asked, items, plan.answers);
  const values = [...itemAnswers.flatMap(({ answers }) => answers.map(valuesOf)), ...controlValues];
  const { rankings, report } = settleQuestions(set, values, {
    judge: settings.model,
    people: withItems(people, items),
    seed: settings.seed,
  });
  return {
    answers: itemAnswers.map((answered, at) => toAnswer(answered, rankings[at], settings)),
    report,
    replies: repliesOf(plan.answers.flatMap((answer, at) => (plan.first[at] === at ? (answer ?? []) : []))),
    signature: signJudge(
      { ...settings, temperature: settings.leaveOut.includes('temperature') ? null : settings.temperature },
      report,
    ),
    questions: new Set(plan.first).size,
    open: plan.open.length,
    estimate: plan.estimate,
  };
}

/** An item whose questions are all answered, well or not. */
interface AnsweredItem {
  readonly item: StoredItem;
  readonly questions: readonly JudgeQuestion[];
  readonly answers: readonly JudgeAnswer[];
  readonly edits: readonly (EditQuestion & { readonly answer: JudgeAnswer })[];
}

interface AnsweredItems {
  /** The questions about these items, and all controls: which items are answered has no part in drawing those. */
  readonly set: QuestionSet;
  readonly controlValues: readonly AnswerValues[];
  readonly itemAnswers: readonly AnsweredItem[];
}

/** Items of one output are not asked about, and have no answer. `answers` are in the order of `allQuestions`. */
function answeredItems(
  { set, edits }: ModelQuestions,
  items: readonly StoredItem[],
  answers: readonly (JudgeAnswer | undefined)[],
): AnsweredItems {
  const { questions, controls, controlQuestions } = set;
  const firstEdit = questions.length + controlQuestions.length;
  const ranked = groupBy(
    questions.map((question, at) => ({ question, answer: answers[at] })),
    ({ question }) => question.item,
  );
  const verdicts = groupBy(
    edits.map((edit, at) => ({ ...edit, answer: answers[firstEdit + at] })),
    ({ item }) => item,
  );
  const itemAnswers = items.flatMap((item, at): AnsweredItem[] => {
    const [asked, ofEdits] = [ranked.get(at) ?? [], verdicts.get(at) ?? []];
    if (asked.length === 0 || [...asked, ...ofEdits].some(({ answer }) => answer === undefined)) return [];
    return [
      {
        item,
        questions: asked.map(({ question }) => question),
        answers: asked.flatMap(({ answer }) => answer ?? []),
        edits: ofEdits.flatMap(({ answer, ...edit }) => (answer === undefined ? [] : [{ ...edit, answer }])),
      },
    ];
  });
  return {
    set: {
      items: itemAnswers.map(({ item }) => item),
      questions: itemAnswers.flatMap((answered, item) => answered.questions.map((question) => ({ ...question, item }))),
      controls,
      controlQuestions,
    },
    controlValues: controlQuestions.map((_, at) => valuesOf(answers[questions.length + at])),
    itemAnswers,
  };
}

function valuesOf(answer: JudgeAnswer | undefined): AnswerValues {
  return answer !== undefined && 'values' in answer.answer ? answer.answer.values : undefined;
}

function toAnswer(
  { item, questions, answers, edits }: AnsweredItem,
  { outputs }: Ranking,
  { scheme, verdicts }: ModelSettings,
): ModelAnswer {
  const faults = [...answers, ...edits.map(({ answer }) => answer)].flatMap(({ answer }) =>
    'fault' in answer ? [answer.fault] : [],
  );
  const displayed = scheme === 'direct' ? item.outputs.map((_, at) => at) : questions[0].shown;
  if (faults.length > 0) return { item: item.id, ranks: null, details: null, displayed, fault: faults[0] };
  const details = outputs.map(({ scores }, at) => ({
    ...(scores === undefined ? {} : { scores }),
    ...(verdicts ? { edits: verdictsOn(at, edits) } : {}),
  }));
  return {
    item: item.id,
    ranks: outputs.map(({ rank }) => rank),
    details: verdicts || scheme === 'direct' ? { outputs: details } : null,
    displayed,
    fault: '',
  };
}

/** A model says whether an edit is valid; between wrong and unnecessary it was not asked to tell. */
function verdictsOn(output: number, edits: AnsweredItem['edits']): JudgedEdit[] {
  const asked = edits.find((edit) => edit.output === output);
  const values = valuesOf(asked?.answer) ?? [];
  return (asked?.page.edits ?? []).map(({ start, end, correction }, at) => ({
    ...{ start, end, correction },
    verdict: values[at] === true ? 'right' : 'wrong',
  }));
}
