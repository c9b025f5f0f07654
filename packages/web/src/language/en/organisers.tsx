import type { ReactElement, ReactNode } from 'react';
import type { WrapText } from '../wrap-text.js';

export const organisers = {
  title: 'Organisers',
  wanted: 'the organisers',
  you: '(you)',
  since: (at: ReactNode): ReactElement => <>since {at}</>,
  signOut: (unseen: WrapText, name: string): ReactElement => <>Sign out everywhere{unseen(` ${name}`)}</>,
  remove: (unseen: WrapText, name: string): ReactElement => <>Remove{unseen(` ${name}`)} …</>,
  removeQuestion: 'They are signed out everywhere, and can no longer organise. Everything they made is kept.',
  removeConfirm: 'Remove the organiser',
  invite: 'Invite an organiser',
  name: 'Name',
  makeLink: 'Make a link',
  linkFor: (name: string): string => `The link for ${name}`,
  worksOnce: (until: ReactNode): ReactElement => <>It works once, until {until}, and is not shown again.</>,
};
