import type { Ranking } from '../ranking.js';
import { countControls, sentencesWithErrors, type ControlCounts, type ControlItem } from './controls.js';
import { givenPoints, type GivenPoints } from './given-points.js';
import type { JudgeItem } from './judge-item.js';
import { orderFlips, type OrderFlips } from './order-flips.js';
import { positionBias, type PositionBias } from './position-bias.js';
import { preferencesOf, type Preferences } from './preferences.js';
import type { JudgeQuestion } from './question.js';
import type { AnswerValues } from './settle-judgments.js';

/** Questions to a judge, and the values of the answers. */
export interface AnsweredQuestions {
  readonly questions: readonly JudgeQuestion[];
  readonly answers: readonly AnswerValues[];
}

export interface JudgeReportInput extends AnsweredQuestions {
  readonly items: readonly JudgeItem[];
  /** What the judge said, in the order of the items. */
  readonly rankings: readonly Ranking[];
  /** What people said of whole items, each with its item. */
  readonly people?: { readonly rankings: readonly Ranking[]; readonly items: readonly JudgeItem[] } | undefined;
  readonly controls?: (AnsweredQuestions & { readonly items: readonly ControlItem[] }) | undefined;
  /** Systems of the judge's own family. */
  readonly relatives?: readonly string[] | undefined;
  readonly seed: number;
}

/** What makes the judgments of a model doubtful. */
export const JUDGE_DOUBTS = {
  position: 'its points depend on the position in which outputs are shown',
  ties: 'more than half of its pairs tie',
  copies: 'it does not give a copy of an output the same points',
  source: 'it prefers sentences with errors, left as they are, to their corrections',
  unanswered: 'more than 5 % of its items have no usable answer',
} as const;
export type JudgeDoubt = keyof typeof JUDGE_DOUBTS;

/** How a judge judges: its biases, and what it was not able to answer. */
export interface JudgeReport {
  readonly doubts: readonly JudgeDoubt[];
  /** Absent where outputs were shown one at a time, or all points are the same. */
  readonly position?: PositionBias | undefined;
  readonly flips?: OrderFlips | undefined;
  readonly controls?: ControlCounts | undefined;
  /** How often each number of points was given, from the lowest. */
  readonly histogram: readonly { readonly points: number; readonly count: number }[];
  readonly preferences: Preferences;
  readonly peoplesPreferences?: Preferences | undefined;
  /** Items that were asked about, and how many of them have an answer. */
  readonly asked: number;
  readonly answered: number;
}

const SURE = 0.01;
const MOST_TIES = 0.5;
const FEWEST_COPIES_TIED = 0.9;
const MOST_SOURCES_WON = 0.1;
const MOST_UNANSWERED = 0.05;

export function judgeReport(input: JudgeReportInput): JudgeReport {
  const { items, rankings, people, relatives, questions, answers, seed } = input;
  const given = givenPoints(questions, answers);
  const asked = new Set(questions.map(({ item }) => item));
  const answered = [...asked].filter((item) => rankings[item].outputs.length > 0).length;
  const report = {
    position: positionBias(given, seed),
    flips: orderFlips(given),
    controls: controlCounts(input),
    histogram: histogramOf(given),
    preferences: preferencesOf(rankings, items, relatives),
    peoplesPreferences: people === undefined ? undefined : preferencesOf(people.rankings, people.items, relatives),
    asked: asked.size,
    answered,
  };
  return { doubts: doubtsAbout(report), ...report };
}

function controlCounts({ controls, people }: JudgeReportInput): ControlCounts | undefined {
  if (controls === undefined || controls.items.length === 0) return undefined;
  const hasErrors = people === undefined ? undefined : sentencesWithErrors(people.rankings, people.items);
  return countControls(controls.items, givenPoints(controls.questions, controls.answers), hasErrors);
}

function histogramOf(given: readonly GivenPoints[]): JudgeReport['histogram'] {
  const counts = new Map<number, number>();
  for (const points of given.flatMap((question) => question.points)) counts.set(points, (counts.get(points) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([points, count]) => ({ points, count }));
}

function doubtsAbout({ position, controls, preferences, asked, answered }: Omit<JudgeReport, 'doubts'>): JudgeDoubt[] {
  const isSo: Readonly<Record<JudgeDoubt, boolean>> = {
    position: position !== undefined && position.p < SURE,
    ties: preferences.ties > MOST_TIES * preferences.pairs,
    copies: controls !== undefined && controls.copiesTied < FEWEST_COPIES_TIED * controls.copies,
    source: controls !== undefined && controls.sourcesWon > MOST_SOURCES_WON * controls.sources,
    unanswered: asked - answered > MOST_UNANSWERED * asked,
  };
  return (Object.keys(isSo) as JudgeDoubt[]).filter((doubt) => isSo[doubt]);
}
