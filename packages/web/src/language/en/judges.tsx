import { speechOf } from '@stet/charts';
import type { ReactElement } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted, integer } = speechOf('en');

export const judges = {
  title: 'Judges',
  wanted: 'the judges',
  none: 'No judges yet. Each gets a personal link and needs nothing else: no account, no password.',

  links: {
    title: 'New judges',
    names: 'Names, separated by commas',
    make: 'Make links',
    linkOf: (name: string): string => `The link of ${name}`,
    newLinkOf: (name: string): string => `The new link of ${name}`,
    personal: 'It is personal.',
    kept: 'Their judgments are kept.',
  },

  state: { paused: 'paused', finished: 'finished', setAside: 'set aside', noLink: 'no link' },
  pause: (unseen: WrapText, name: string): ReactElement => <>Pause{unseen(` ${name}`)}</>,

  figure: {
    participant: 'participant',
    share: 'share',
    judged: 'judged',
    skipped: 'skipped',
    lastAnswer: 'last answer',
    timePerItem: 'time per item',
    tooFast: 'too fast',
    checksPassed: 'attention checks passed',
    agreesWithSelf: 'agrees with self',
    distance: 'distance from others',
    of: (part: number, whole: number): string => `${integer(part)} of ${integer(whole)}`,
    selfAgreement: (share: string, pairs: number, items: number): string =>
      `${share} of ${counted(pairs, { one: 'pair', other: 'pairs' })} in ${counted(items, { one: 'repeated item', other: 'repeated items' })}`,
    median: (value: string): string => `median ${value}`,
  },

  setAside: {
    setAside: (unseen: WrapText, name: string): ReactElement => <>Set aside{unseen(` ${name}`)} …</>,
    countAgain: (unseen: WrapText, name: string): ReactElement => <>Count again{unseen(` ${name}`)} …</>,
    isSetAside: (name: string): string => `The work of ${name} is set aside: it is kept, and counts in no result.`,
    counts: (name: string): string => `The work of ${name} counts. This is what would change; nothing is saved yet.`,
    with: (name: string): string => `With ${name}`,
    withAsNow: (name: string): string => `With ${name}, as it counts now`,
    without: (name: string): string => `Without ${name}`,
    withoutAsNow: (name: string): string => `Without ${name}, as it counts now`,
    confirmSetAside: (name: string): string => `Set the work of ${name} aside`,
    confirmCount: (name: string): string => `Count the work of ${name} again`,
  },
};
