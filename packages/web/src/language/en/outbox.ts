import { speechOf } from '@stet/charts';
import type { Kept } from '../../outbox/kept.js';

const { counted } = speechOf('en');
const FORMS = {
  answer: { one: 'answer', other: 'answers' },
  change: { one: 'change', other: 'changes' },
} satisfies Record<Kept, unknown>;

export const outbox = {
  allSaved: 'All saved',
  saving: 'Saving …',
  offline: (waiting: number, what: Kept): string =>
    `Offline: ${counted(waiting, FORMS[what])} kept here, sent when you are back online`,
  signedOut: (waiting: number, what: Kept): string =>
    `${counted(waiting, FORMS[what])} kept here until you sign in again`,
  gaveUp: 'the browser gave up',
  noDatabase: 'the browser keeps no data',
  noOutbox: 'the browser keeps nothing to send',
};
