import { speechOf } from '@stet/charts';
import type { CrowdRoom } from '@stet/server';
import type { ReactElement } from 'react';
import type { IdProblem } from '../../crowd/participant-id.js';

const { counted, integer } = speechOf('en');

export const crowd = {
  study: 'Study',
  theStudy: 'the study',
  unknownLink: 'This link does not work',
  unknownLinkWhy:
    'The study has ended, or the link was not copied whole. Open it again from where you found the study.',
  badLink: 'This link is incomplete',
  badLinkWhy: {
    missing:
      'It does not say who you are. Open the study again from where you found it, instead of typing or copying its address.',
    'too-long':
      'The participant id in it is too long to be one. Open the study again from where you found it, instead of typing or copying its address.',
    odd: 'The participant id in it is not one: it may hold letters, digits, dots, hyphens and underscores only. Open the study again from where you found it, instead of typing or copying its address.',
  } satisfies Record<IdProblem, string>,
  ended: 'You can no longer take part',
  endedWhy: 'The organiser has ended your access to this study.',
  closed: {
    full: [
      'This study is full',
      'All places are taken, so that nobody new can take part. Thank you for your interest.',
    ],
    'not-running': [
      'This study is not open',
      'It has not begun yet, or it is paused or over. Come back later, or ask whoever invited you.',
    ],
  } as Readonly<Record<NonNullable<CrowdRoom['closed']>, readonly [title: string, text: string]>>,
  nobodyBegun: 'Nobody with your participant id has begun.',
  goOn: 'I have begun already: let me go on',

  whatYouDo: 'What you do',
  work: (sentences: number, practice: number, request: string): string =>
    `You see ${counted(sentences, { one: 'sentence', other: 'sentences' })} that learners wrote, each with several corrections${practice > 0 ? `, after ${counted(practice, { one: 'practice item', other: 'practice items' })}` : ''}. ${request} A few may come twice. You can stop at any time, and come back by the same link.`,
  whatYouAgreeTo: 'What you agree to',
  stored: (participant: ReactElement): ReactElement => (
    <>
      Your answers are stored with the time they took, and with your participant id, {participant}. Nothing else about
      you is stored: no name, no address, nothing about your device.
    </>
  ),
  agree: 'I agree, begin',

  judgedAll: 'You have judged everything that we asked of you. Thank you: every answer is saved.',
  lastStep: 'One last step: confirm that you have finished.',
  confirmAt: (host: string): string => `Confirm at ${host}`,
  yourCode: 'Your completion code',
  copy: 'Copy',
  enterCode: (isCopied: boolean): string =>
    `${isCopied ? 'Copied. ' : ''}Enter it where you found this study, to confirm that you have finished.`,

  participants: 'Participants',
  begunAndFinished: (begun: number, limit: number, finished: number, isOpen: boolean): string =>
    `${begun} of at most ${limit} have begun, ${finished} have finished. ${isOpen ? 'The link works: whoever has it may take part while the campaign runs.' : 'There is no link: nobody new can take part.'}`,
  link: 'The link for participants',
  linkNote:
    'The id of each participant comes at the end. Copy it now: it cannot be shown again. If it is lost, make a new one, which ends this one.',
  replace: 'Replace the link for participants?',
  replaceQuestion:
    'The link that works now stops working at once, wherever it was published. Participants who have begun go on, and come back by the new link.',
  makeNew: 'Make a new link',
  makeNewAsk: 'Make a new link …',
  close: 'Close the link for participants?',
  closeQuestion:
    'The link stops working at once, and nobody new can take part until you make a new one. Participants who have begun go on where they are.',
  closeIt: 'Close it',
  closeAsk: 'Close the link …',
  make: 'Make the link',
  downloadList: 'Download the list (CSV)',

  recruiting:
    'Besides judges whom you know, you can recruit people by a service such as Prolific: they all come by one link, and each gets a fixed number of items.',
  recruit: 'Recruit participants',
  limit: 'Participants, at most',
  limitHint: 'who has begun can always come back',
  itemsEach: 'Items for each',
  itemsEachHint: 'repeated items and attention checks come on top',
  parameter: 'Parameter with the id',
  parameterHint: 'of the link: PROLIFIC_PID, workerId, participant …',
  parameterFault: 'a name of letters, digits, dots, hyphens and underscores',
  together: (judgments: number, wanted: number): string =>
    `Together at most ${integer(judgments)} judgments${wanted > 0 ? `; the plan asks for ${integer(wanted)}` : ''}.`,
  consent: 'What participants agree to',
  atEnd: 'At the end',
  completion: 'What participants get at the end',
  code: 'They see a code',
  address: 'They are sent to an address',
  completionCode: 'Completion code',
  completionAddress: 'Completion address',
  addressHint: 'begins with https://',
  changed: 'how participants are recruited',
};
