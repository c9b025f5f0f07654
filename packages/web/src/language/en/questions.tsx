import { speechOf } from '@stet/charts';
import type { NewVerdict } from '@stet/server';
import type { ReactElement } from 'react';
import type { KeyRows } from '../../shell/key-rows.js';
import type { WrapText } from '../wrap-text.js';

const { counted } = speechOf('en');

export const questions = {
  essays: 'Essays',
  title: 'Proposals',
  opening: 'Opening the proposals …',
  nothing: 'Nothing is proposed. Teams may propose corrections once the gold is public.',
  note: (proposals: number, left: number, link: WrapText): ReactElement => (
    <>
      Teams say that other corrections are right, too.{' '}
      {link(`Judge ${counted(proposals, { one: 'proposal', other: 'proposals' })}`)}
      {left === 0 ? '; you have answered all.' : `; ${left} without your answer.`}
    </>
  ),

  questionOf: (question: number, all: number): string => `Question ${question} of ${all}`,
  progress: 'Questions answered',
  answeredOf: (answered: number, all: number, unsent: number): string => {
    const saved = unsent === 0 ? 'all saved' : `${counted(unsent, { one: 'answer', other: 'answers' })} on the way`;
    return `${answered} of ${all} answered, ${saved}.${answered === all ? ' Thank you.' : ''}`;
  },
  ask: 'Is this correction right, too? The gold may have another one; both can be right.',
  wouldRead: 'It would read',
  goldReads: (answers: number): string => (answers === 1 ? 'The gold reads' : 'The gold reads one of'),
  saidToBe: 'Said to be',
  typesIn: (types: readonly string[], sentence: number): string => `${types.join(', ')}, in sentence ${sentence}`,

  isRight: 'Is it right, too?',
  verdicts: { accepted: 'Accept', refused: 'Refuse' } satisfies Record<NewVerdict['verdict'], string>,
  comment: 'Comment',
  sentWithAnswer: 'sent with your answer',
  sentOnLeaving: 'sent when you leave it',
  nav: 'Questions',
  previous: 'Previous',
  next: 'Next',
  keys: [
    [['A'], 'accept: it is right, too'],
    [['R'], 'refuse: it is not'],
    [['→', '↓'], 'the next question'],
    [['←', '↑'], 'the question before'],
    [['C'], 'write a comment; Enter leaves it'],
  ] as KeyRows,
};
