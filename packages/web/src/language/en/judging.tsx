import { speechOf } from '@stet/charts';
import { CHECK_WORDS, type Scale, type Verdict } from '@stet/core/internal';
import type { Assignment, Next, SkipReason } from '@stet/server';
import type { ReactElement, ReactNode } from 'react';
import type { FarScore, ShownScale } from '../../judging/protocols/direct/scale-words.js';
import type { PairVerdictName } from '../../judging/protocols/pairwise/verdict-list.js';
import type { KeyRows } from '../../shell/key-rows.js';
import type { WrapText } from '../wrap-text.js';
import { protocols } from './judging-protocols.js';

const { counted, list } = speechOf('en-GB');

/** The numbers that name an item; absent for one that the page does not have. */
type Named = Pick<Assignment, 'practice' | 'countedNumber'> | undefined;
type TitleAndText = readonly [title: string, text: string];

const itemInSentence = (item: Named): string =>
  item === undefined ? 'an item' : `${item.practice ? 'practice' : 'item'} ${item.countedNumber}`;

export const judging = {
  protocols,
  /** What the server says, in English, after the attention check that ends practice. */
  checks: CHECK_WORDS,

  opening: 'Opening the judging room …',
  failed: 'The judging room does not answer',

  room: 'Judging room',
  welcome: (judge: ReactElement, request: string): ReactElement => (
    <>
      Welcome, {judge}. You will see sentences that learners wrote, each with several corrections. {request} Nobody sees
      who made which.
    </>
  ),
  stopWhenever: (practiceLeft: number): string => {
    const stop = 'Stop whenever you like: your answers are kept, and this link brings you back.';
    if (practiceLeft === 0) return stop;
    return practiceLeft === 1
      ? `${stop} You begin with a practice item, which does not count.`
      : `${stop} You begin with ${practiceLeft} practice items, which do not count.`;
  },
  begin: 'Begin',
  beginPractice: 'Begin practice',

  share: 'Your share',
  marks: 'Marks',
  instructions: 'Instructions',
  keys: [
    [['Enter'], 'save and go on'],
    [['Backspace'], 'go back'],
    [['?'], 'show these instructions'],
  ] as KeyRows,
  keyOfMarks: [[['M'], 'show or hide the marks']] as KeyRows,
  useKeys: 'Use these keys',

  itemName: ({ practice, countedNumber }: NonNullable<Named>): string =>
    `${practice ? 'Practice' : 'Item'} ${countedNumber}`,
  skipped: 'skipped',
  toNext: 'Go to the next item',
  onlyYours: {
    expected: 'an item',
    found: 'one that was not given to you',
    remedy: 'You can open only the items that were given to you.',
  },
  source: 'Source',
  emptyLine: '(an empty line)',
  output: (letter: string): string => `Output ${letter}`,

  goOn: 'Go on',
  saveAndGoOn: 'Save and go on',
  back: 'Back',
  more: 'Skip, flag …',
  flag: 'Flag this item for the organiser',
  comment: 'Comment',
  skipBecause: 'Skip, because',
  chooseReason: 'choose a reason',
  skip: 'Skip',
  skipReasons: {
    'not-a-sentence': 'Not a sentence',
    'cannot-tell': 'I cannot tell which is better',
    offensive: 'Offensive or private content',
    other: 'Another reason (give it in the comment)',
  } satisfies Record<SkipReason, string>,

  noItem: {
    finished: ['All done', 'There is nothing left for you to judge. Thank you: every answer is with the organiser.'],
    waiting: [
      'Nothing free just now',
      'The items that are left are with other judges. If one comes back, it appears here by itself.',
    ],
    paused: ['Paused', 'The organiser has paused your work. Your answers are safe; this page continues by itself.'],
    'not-running': ['Not open', 'The campaign is not running. This page continues by itself when it starts.'],
  } as Readonly<Record<NonNullable<Next['why']>, TitleAndText>>,
  itemComes: ['One moment', 'The next item is on its way …'] as TitleAndText,
  notSentYet: [
    'Not sent yet',
    'Your last answers are kept on this device. This page continues when the server has them.',
  ] as TitleAndText,
  tally: (judged: number, skipped: number): string =>
    skipped === 0 ? `${judged} judged` : `${judged} judged, ${skipped} skipped`,
  lookAgain: 'Look at the last item again',

  practice: 'Practice',
  ours: (answer: string): ReactElement => (
    <>
      <b>We would say:</b> {answer}
    </>
  ),
  yours: (answer: string): ReactElement => (
    <>
      <b>You said:</b> {answer}
    </>
  ),
  practiceIsOver: (
    <>
      <b>Now it counts.</b> Practice is over: from this item on, your answers are part of the evaluation.
    </>
  ) as ReactNode,

  conflict: (theirs: string, mine: string): ReactElement => (
    <>
      <b>This item was answered in another window.</b> That answer stands: {theirs} The one from here: {mine}
    </>
  ),
  noAnswer: 'no answer.',
  skippedFor: (reason: string): string => `skipped (${reason}).`,
  keepTheirs: 'Keep that one',
  keepMine: 'Use the one from here',
  notKept: (item: Named, isAnsweredElsewhere: boolean): string =>
    isAnsweredElsewhere
      ? `Your answer to ${itemInSentence(item)} was not kept: the item was answered in another window, too.`
      : `Your answer to ${itemInSentence(item)} was not kept.`,
  lookAt: (item: Named): string => `Look at ${itemInSentence(item)}`,
  notSaved: 'This answer could not be saved.',

  outputsToRank: 'Outputs to rank',
  rankOfOutput: (letter: string): string => `Rank of output ${letter}`,
  rankInWords: (rank: number, worst: number): string =>
    rank === 1 ? `${rank}, best` : rank === worst ? `${rank}, worst` : String(rank),
  rankingSoFar: (ranks: string): string => `Ranking so far. ${ranks}`,
  rankedOf: (ranked: number, all: number): string => `${ranked} of ${all} ranked`,
  placeName: (rank: number | null, worst: number): string =>
    rank === null ? 'not yet' : rank === 1 ? `${rank} best` : rank === worst ? `${rank} worst` : String(rank),
  ranked: (rank: number, letters: readonly string[]): string => `Rank ${rank}: ${list(letters)}.`,
  notRanked: (letters: readonly string[]): string => `Not ranked: ${list(letters)}.`,
  rankFirst: (letters: readonly string[]): string => `Rank ${letters.join(', ')} first.`,

  outputsToCompare: 'Outputs to compare',
  whichIsBetter: 'Which correction is better?',
  pairVerdicts: {
    first: 'A is better',
    equal: 'They are equal',
    second: 'B is better',
  } satisfies Record<PairVerdictName, string>,
  nothingYet: 'Nothing yet',
  sayWhichIsBetter: 'Say which is better, or that they are equal.',
  drawing: 'Drawing',
  drawings: {
    even: 'Even: compare all pairs of systems equally often',
    adaptive: 'Adaptive: compare more often the systems whose order is least sure',
  },

  outputsToScore: 'Outputs to score',
  scoredOf: (scored: number, all: number): string => `${scored} of ${all} scored`,
  scalesLegend: 'Scales',
  scales: {
    grammaticality: {
      title: 'Grammaticality',
      name: 'grammaticality',
      question: 'Is the grammar right?',
      anchors: ['unreadable', 'some errors', 'no error'],
    },
    fluency: {
      title: 'Fluency',
      name: 'fluency',
      question: 'Does it read naturally?',
      anchors: ['nobody would say it', 'clumsy', 'reads like an original'],
    },
    meaning: {
      title: 'Meaning',
      name: 'meaning',
      question: 'Does it say what the writer meant?',
      anchors: ['says something else', 'says some of it', 'says all of it'],
    },
  } as Readonly<Record<Scale, ShownScale>>,
  scaleOfOutput: (title: string, letter: string, unseen: WrapText): ReactElement => (
    <>
      {title}
      {unseen(` of output ${letter}`)}
    </>
  ),
  scoreOf: (score: number, most: number): string => `${score} of ${most}`,
  notSet: 'not set',
  scoreFirst: (letter: string, scales: readonly string[]): string => `Score ${letter} for ${list(scales)} first.`,
  allScoresClose: (tolerance: number): string => `All within ${tolerance} points of ours: well done.`,
  someScoresFar: ({ close, all, tolerance, letter, scale, distance }: FarScore): string =>
    `${close} of ${all} within ${tolerance} points of ours; furthest off is ${letter}${scale === undefined ? '' : ` for ${scale}`}, by ${distance}.`,

  outputsToJudge: 'Outputs to judge and rank',
  editVerdicts: { right: 'right', wrong: 'wrong', unnecessary: 'unnecessary' } satisfies Record<Verdict, string>,
  notJudged: 'not judged',
  chooseVerdict: 'choose a verdict',
  rank: 'Rank',
  replaced: (before: string, after: string): string => `“${before}” → “${after}”`,
  editsJudged: (judged: number, all: number): string =>
    all === 0 ? 'No edits to judge' : `${judged} of ${all} edits judged`,
  judgeChangesFirst: (letter: string): string => `Judge all changes of ${letter} first.`,
  /** Each verdict that was given, with how often. */
  verdictsCounted: (letter: string, counts: readonly (readonly [Verdict, number])[]): string =>
    `${letter} makes ${list(counts.map(([verdict, count]) => counted(count, { one: `${verdict} change`, other: `${verdict} changes` })))}.`,
  noEdits: (letter: string): string => `${letter} changes nothing.`,
  errorsMarked: (count: number): string =>
    `${counted(count, { one: 'missed error', other: 'missed errors' })} ${count === 1 ? 'is' : 'are'} marked.`,
  agreeOnEdits: (same: number, all: number): string => `You agree with us on ${same} of ${all} edits.`,
  somethingMissing: '(something is missing)',
  markMissed: (marked: number): string =>
    marked === 0 ? 'Mark errors that outputs miss' : `Mark errors that outputs miss: ${marked} marked`,
  markMissedHint: 'Press a word that is wrong, or the caret between two words where something is missing.',
  markMissedKeys: 'With a keyboard, ← and → move, and Space marks.',
  wordsAndGaps: 'Words of the source, and the gaps between them',
  nothingMarked: 'Nothing is marked.',
  marked: (errors: readonly string[]): string => `Marked: ${errors.join('; ')}.`,
  wrongWords: (text: string): string => `“${text}”`,
  missingBefore: (word: string): string => `missing before “${word}”`,
  missingAtEnd: 'missing at the end',
};
