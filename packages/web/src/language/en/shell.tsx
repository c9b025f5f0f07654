import { speechOf } from '@stet/charts';
import { goldTitles } from '@stet/core/internal';
import type { ReactElement } from 'react';
import type { WrapText } from '../wrap-text.js';

const { counted, integer } = speechOf('en');

const beyond = (more: number): string => (more === 0 ? '' : `, and ${integer(more)} more`);

export const shell = {
  /** The forms of a gold. */
  goldTitles,
  addressMistyped: 'The address may be mistyped, or what was here has been removed.',
  allLinks: 'All links',
  backup: 'Backup',
  cancel: 'Cancel',
  checkLink: 'If somebody sent you this link, check that you copied all of it, or ask them for a new one.',
  close: 'Close',
  continue: 'Continue',
  continueWithLink: 'Continue with this link',
  copied: 'Copied.',
  copiedLinks: (count: number): string => `Copied ${counted(count, { one: 'link', other: 'links' })}.`,
  copy: 'Copy',
  copyAll: 'Copy all',
  copyThemNow: 'Copy them now: none of them can be shown again.',
  discardChanges: 'Discard changes',
  /** How much is done of a total; what was done beyond it is told apart. */
  doneOf: {
    any: (done: number, total: number, more: number): string => `${integer(done)} of ${integer(total)}${beyond(more)}`,
    judged: (done: number, total: number, more: number): string =>
      `${integer(done)} of ${integer(total)} judged${beyond(more)}`,
    judgments: (done: number, total: number, more: number): string =>
      `${integer(done)} of ${integer(total)} judgments${beyond(more)}`,
  },
  dropFile: 'Drop it to choose it.',
  /** `what` stands in the nominative where a language has one: “the systems”. */
  fetching: (what: string): string => `Fetching ${what} …`,
  home: 'Home',
  hours: (hours: number): string => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
  keys: 'Keys',
  language: 'Language',
  languageHint: 'of the sentences, such as en or zh-Hans: for fonts and screen readers',
  leave: {
    title: 'Leave without saving?',
    confirm: 'Leave and discard changes',
    cancel: 'Stay here',
    question: (changes: string): string => `You have changed ${changes}. If you leave now, those changes are lost.`,
  },
  lines: (count: number): string => counted(count, { one: 'line', other: 'lines' }),
  linkChanged: 'Your link has changed',
  linkExpired: 'This link has expired',
  linkIncomplete: 'Link incomplete',
  makeLink: (unseen: WrapText, name: string): ReactElement => <>Make link{unseen(` of ${name}`)}</>,
  minutes: (minutes: number): string => `${minutes} min`,
  name: 'Name',
  newLink: {
    label: 'Your new link',
    wrong: (room: string): string => `That is not a new link. A link ends with /${room}# and 43 letters or digits.`,
    changed: {
      judge:
        'The link you came by was renewed or revoked. Ask the organiser for your new one. Answers not sent yet are kept on this device, and sent when you continue.',
      annotate:
        'The link you came by was renewed or revoked. Ask the organiser for your new one. Marks not sent yet are kept on this device, and sent when you continue.',
    },
    expired: {
      judge:
        'It was renewed or revoked, or you copied only part of it. Ask the organiser for a new one. Answers not sent yet are kept on this device, and sent when you continue.',
      annotate:
        'It was renewed or revoked, or you copied only part of it. Ask the organiser for a new one. Marks not sent yet are kept on this device, and sent when you continue.',
    },
  },
  notOrganiserLink: 'That is not an organiser link. One ends with #organiser= and 43 letters or digits.',
  notFetched: (what: string): string => `Could not fetch ${what}`,
  notSavedYet: (changes: string): string => `Not saved yet: ${changes}.`,
  notTaken: 'not taken',
  oneMoment: 'One moment …',
  onlyNow: 'Copy it now: it cannot be shown again. If it is lost, renew it.',
  openBackup: 'Or open a backup',
  organiserLink: 'Organiser link',
  pageDidNotLoad: 'The page did not load',
  pageNotFound: 'Page not found',
  pageStopped: 'This page has stopped working',
  playground: 'Playground',
  range: (low: string, high: string): string => `${low} to ${high}`,
  reload: 'Reload',
  remove: 'Remove',
  removeForGood: 'Remove it for good',
  removeNamed: (name: string): string => `Remove ${name}?`,
  removeThis: {
    benchmark: 'Remove this benchmark …',
    campaign: 'Remove this campaign …',
    task: 'Remove this task …',
  },
  renew: {
    button: (unseen: WrapText, name: string): ReactElement => <>Renew link{unseen(` of ${name}`)} …</>,
    title: (name: string): string => `Renew the link of ${name}?`,
    question: (name: string): string =>
      `The link that ${name} has now stops working at once, and you get a new one to give them.`,
    confirm: 'Renew the link',
  },
  revoke: {
    button: (unseen: WrapText, name: string): ReactElement => <>Revoke link{unseen(` of ${name}`)} …</>,
    title: (name: string): string => `Revoke the link of ${name}?`,
    question: (name: string): string => `${name} cannot enter again until you make a new link.`,
    confirm: 'Revoke the link',
  },
  save: 'Save',
  saveIt: 'Save it',
  saveThis: 'Save this?',
  saved: 'Saved.',
  saving: 'Saving …',
  scoreWithoutSigningIn: (playground: WrapText): ReactElement => (
    <>
      You can score text without signing in: the {playground('playground')} does it in this browser, and nothing leaves
      it.
    </>
  ),
  seconds: (seconds: number): string => `${seconds} s`,
  sessionEnded: 'Your session has ended',
  signIn: 'Sign in',
  signInAgain: 'Sign in again; this page stays as it is.',
  signOut: 'Sign out',
  signedInElsewhere: 'I signed in in another tab',
  skipToContent: 'Skip to the content',
  sourceOf: (file: string): string => `source of ${file}`,
  thisLinkIncomplete: 'This link is incomplete',
  thisPageDoesNotExist: 'This page does not exist',
  tryAgain: 'Try again',
  wholeLink:
    'The key after # is missing. Copy the whole link, up to its last letter, or ask the organiser for a new one.',
  wholeNumber: (min: number, max: number): string => `a whole number from ${integer(min)} to ${integer(max)}`,
  whoSignsIn: (code: WrapText): ReactElement => (
    <>
      Organisers sign in with a link that works once: the one that {code('stet serve')} prints when it first starts, or
      an invitation from another organiser. Judges, teams and annotators have their own links, with /judge#, /team# or
      /annotate# in them.
    </>
  ),
  worthALook: '(worth a look)',
};
