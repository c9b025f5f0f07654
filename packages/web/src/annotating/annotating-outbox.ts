import { saveSheet } from '../api/annotating.js';
import type { NewSheet, SavedSheet } from '../api/types.js';
import { openOutbox, type OpenOutbox } from '../outbox/browser-outbox.js';
import type { Outbox } from '../outbox/outbox.js';
import type { Sent } from '../outbox/send-entries.js';

/** The sheets of an annotator on their way to the server. What stands there comes in the same shape. */
export type AnnotatingOutbox = Outbox<NewSheet, SavedSheet, SavedSheet>;

/** What became of a sheet. */
export type SentSheet = Sent<NewSheet, SavedSheet, SavedSheet>;

export function openAnnotatingOutbox(
  annotator: string,
  key: string,
): Promise<OpenOutbox<NewSheet, SavedSheet, SavedSheet>> {
  return openOutbox(annotator, {
    send: ({ subject, body }) => saveSheet(key, subject, body),
    followsOthers: false,
  });
}
