import type { Assignment, NewAnswer, Saved } from '@stet/server';
import { api } from '../api/api.js';
import { openOutbox, type OpenOutbox } from '../outbox/browser-outbox.js';
import type { Outbox } from '../outbox/outbox.js';
import type { Sent } from '../outbox/send-entries.js';

/** The answers of a judge on their way to the server. */
export type JudgingOutbox = Outbox<NewAnswer, Saved, Assignment>;

/** What became of an answer. */
export type SentAnswer = Sent<NewAnswer, Saved, Assignment>;

export function openJudgingOutbox(judge: string, key: string): Promise<OpenOutbox<NewAnswer, Saved, Assignment>> {
  return openOutbox(judge, {
    send: ({ subject: assignment, body: json }) =>
      api.put('/judging/assignments/:assignment/answer', { param: { assignment }, json, key }),
    followsOthers: true,
  });
}
