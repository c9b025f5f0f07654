import { displayWords, markedEdits, type JudgedEdit } from '@stet/core/internal';
import { badRequest } from '../errors.js';
import { checkRanks } from './check-ranks.js';
import type { AnsweredItem, JudgingProtocol } from './judging-protocol.js';
import type { AnswerDetails } from './schemas.js';

/** A verdict on each edit of each output, then ranks: the two steps of SEEDA (Kobayashi et al. 2024, section 3). */
export const edits: JudgingProtocol<{ readonly kind: 'edits' }> = {
  check: ({ ranks, details }, item) => {
    checkRanks(ranks, item.outputs.length);
    const outputs = item.outputs.map(({ text }, at) => ({
      edits: checkEdits(item.source, text, details?.outputs[at]?.edits ?? []),
    }));
    return { ranks, details: { outputs, missed: checkMissed(item, details?.missed ?? []) } };
  },
};

/** The edits of an output are those that the page marks: an answer about others is about another text. */
function checkEdits(source: string, output: string, given: readonly JudgedEdit[]): JudgedEdit[] {
  const expected = markedEdits(source, output);
  const isSame =
    given.length === expected.length &&
    expected.every(
      ({ start, end, correction }, at) =>
        given[at].start === start && given[at].end === end && given[at].correction === correction,
    );
  if (!isSame || given.some(({ verdict }) => verdict === null)) {
    throw badRequest(
      `a verdict on each of the edits ${JSON.stringify(expected)}`,
      JSON.stringify(given),
      'Say of every edit whether it is right, wrong or unnecessary.',
    );
  }
  return given.map(({ start, end, correction, verdict }) => ({ start, end, correction, verdict }));
}

type Missed = NonNullable<AnswerDetails['missed']>;

function checkMissed({ source }: AnsweredItem, missed: Missed): Missed {
  const words = displayWords(source).length;
  let reached = 0;
  for (const { start, end } of missed) {
    if (start < reached || end < start || end > words) {
      throw badRequest(
        `errors among the ${words} words of the source, in order and apart from each other`,
        JSON.stringify(missed),
        'Mark the errors again.',
      );
    }
    reached = end;
  }
  return missed;
}
