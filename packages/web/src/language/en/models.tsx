import { speechOf } from '@stet/charts';
import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted, integer } = speechOf('en');

const ITEMS = { one: 'item', other: 'items' };
const QUESTIONS = { one: 'question', other: 'questions' };

export const models = {
  add: {
    title: 'Add a model',
    where: 'Where to ask',
    model: 'Model',
    modelHint: 'as its server calls it',
    scheme: 'How it is asked',
    criteria: 'What to look at',
    everything: 'everything',
    about: 'About which items',
    judged: 'those that people have judged',
    all: 'all that are drawn',
    controls: 'Hidden controls',
    controlsHint: 'items with a copy of an output and the source',
    mostCalls: 'Calls, at most',
    mostCallsHint: 'an answer that cannot be used takes a second one',
    seed: 'Seed',
    seedHint: 'of the order of outputs',
    both: 'Show outputs also the other way round, and count flips',
    verdicts: 'Also ask of each edit whether it is valid',
    detokenise: 'Join tokens into plain text first',
    prompt: 'A question of your own',
    promptLabel: 'In place of Stet’s, with {targets} where the outputs go',
    button: 'Add the model',
  },
  answered: (answers: number, questions: number): string =>
    `${counted(answers, { one: 'answer', other: 'answers' })} to ${counted(questions, QUESTIONS)}`,
  answeredBy: (name: string): string => `Questions that ${name} has answered`,
  ask: {
    title: (questions: number): string => `Ask ${integer(questions)} questions?`,
    cost: 'Whoever runs the server of the model may have to pay for each of them.',
    confirm: 'Ask them',
    first: (name: string, unseen: WrapText): ReactElement => <>Ask{unseen(` ${name}`)}</>,
    again: (name: string, unseen: WrapText): ReactElement => <>Go on asking{unseen(` ${name}`)}</>,
    mostCallsHint: 'of all runs together',
  },
  atMostCalls: (calls: number): string => `at most ${counted(calls, { one: 'call', other: 'calls' })}`,
  beside: {
    title: 'Models beside people',
    intro: 'Models are asked what people are asked. Nothing above counts what they say, unless you include it.',
    fetched: 'the comparison',
    byPeople: 'By people',
    byModel: (name: string): string => `By ${name}`,
    doubts: 'Before you trust these answers:',
    nothingShared: 'No model has judged an item that a person has judged, too.',
  },
  biases: {
    name: 'How models judge',
    caption: 'How they judge',
    position: 'By position',
    flips: 'Flipped',
    ties: 'Tied',
    copiesTied: 'Copies tied',
    sourcesWon: 'Source won',
    askedAgain: 'Asked again',
    noAnswer: 'No answer',
    shareOf: (share: string, of: number): string => `${share} of ${integer(of)}`,
    note: 'By position: the share of the spread of points that the position of an output accounts for. Flipped: pairs that each output won once when shown the other way round. Copies and sources are hidden controls: a copy of an output must tie with it, and a source with errors must not win. Asked again: answers that could not be used.',
    withoutAnswer: (model: ReactNode, questions: number, fault: ReactNode): ReactElement => (
      <>
        {model}, {counted(questions, QUESTIONS)} without an answer: {fault}
      </>
    ),
  },
  costs: {
    name: 'What was asked',
    caption: 'What it took',
    calls: 'Calls',
    tokensIn: 'Tokens in',
    tokensOut: 'Tokens out',
    answeredAs: 'Answered as',
  },
  /** How a model is asked, in a list. */
  described: {
    at: (model: string, endpoint: string): string => `${model} at ${endpoint}`,
    criteria: (criteria: string): string => `for ${criteria}`,
    ownPrompt: 'a question of your own',
    verdicts: 'a verdict on each edit',
    about: { all: 'all items', judged: 'items that people judged' },
    bothOrders: 'in two orders',
    controls: (count: number): string => `${integer(count)} with hidden controls`,
    detokenise: 'tokens joined',
    seed: (seed: number): string => `seed ${seed}`,
  },
  estimate: {
    fetched: 'the estimate',
    inWords: (questions: number, items: number, tokensIn: number, tokensOut: number): string =>
      `${counted(questions, QUESTIONS)} about ${counted(items, ITEMS)}: some ${integer(tokensIn)} tokens to the model and ${integer(tokensOut)} from it, by a rough guess.`,
    limit: (calls: number): string => `It stops after ${integer(calls)} calls.`,
    nothingYet: 'There is nothing to ask about yet: people have judged no item.',
    allAsked: 'It has been asked about everything. When there are more items, you can go on here.',
  },
  failed: (reason: ReactNode): ReactElement => <>It failed: {reason}</>,
  fetched: 'the models',
  imported: 'Its judgments were imported.',
  intro:
    'A model can be asked what people are asked. Its answers are kept apart: no ranking, agreement or export counts them unless you ask for it.',
  judged: (items: number): string => `${counted(items, ITEMS)} judged`,
  kappas: {
    name: 'Agreement of models with people, and of people with each other',
    caption: 'Agreement with people, and of people with each other',
    judge: 'Judge',
    same: 'Same',
    comparisons: 'Comparisons',
    note: 'A model above the κ of people is not better than people: it agrees with one of them more than another one does.',
  },
  model: 'Model',
  noEndpoint: (code: WrapText): ReactElement => (
    <>This server may not ask any model. Whoever runs it can allow that with {code('--model-judge')}.</>
  ),
  notStarted: 'Models can be added once the campaign has started.',
  remove: {
    button: (name: string, unseen: WrapText): ReactElement => <>Remove{unseen(` ${name}`)}</>,
    question: 'All that it said is removed, and would have to be asked again. What people said stays as it is.',
  },
  /** The ways to ask a model. */
  schemes: {
    'points5-s': 'Points from 1 to 5 for whole sentences',
    'points5-e': 'Points from 1 to 5 for their edits',
    pairwise: 'Which of two is better',
    direct: 'Scores from 0 to 100, an output at a time',
  },
  /** The same within a list. */
  schemesInList: {
    'points5-s': 'points from 1 to 5 for whole sentences',
    'points5-e': 'points from 1 to 5 for their edits',
    pairwise: 'which of two is better',
    direct: 'scores from 0 to 100, an output at a time',
  },
  states: { new: 'not asked yet', asking: 'being asked', stopped: 'stopped', failed: 'failed', done: 'done' },
  stop: (name: string, unseen: WrapText): ReactElement => <>Stop{unseen(` ${name}`)}</>,
  stopped: (reason: ReactNode): ReactElement => <>It stopped: {reason}</>,
  title: 'Models as judges',
  unusable: (count: number): string => `${integer(count)} without a usable answer`,
};
