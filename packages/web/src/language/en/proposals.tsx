import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

export const proposals = {
  states: { open: 'open', accepted: 'accepted', refused: 'refused' },
  title: 'Your alternative answers',
  intro:
    'Is one of your edits right although the gold lacks it? Open it in the explorer and say so. Annotators judge it without knowing whose it is.',
  until: (at: ReactNode): ReactElement => <>Proposals are open until {at}.</>,
  closed: 'Proposals are closed.',
  none: 'You have proposed nothing yet.',
  sentence: (number: number): string => `Sentence ${number}`,
  submission: (name: string): string => `submission ${name}`,
  proposedAs: (type: string): string => `proposed as ${type}`,
  isRight: (unseen: WrapText, edit: string): ReactElement => <>This edit is right{unseen(`: ${edit}`)}</>,
  takeBack: (unseen: WrapText, edit: string): ReactElement => <>Withdraw it{unseen(`: ${edit}`)}</>,
  form: {
    name: (edit: string): string => `Propose ${edit}`,
    why: 'Why (only the organiser reads it)',
    noType: 'Choose an error type.',
    propose: 'Propose it',
  },
};
