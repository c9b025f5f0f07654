import type { NewSheet, SavedSheet } from '@stet/server';
import { api } from '../api/api.js';
import { openOutbox, type OpenOutbox } from '../outbox/browser-outbox.js';
import type { Outbox } from '../outbox/outbox.js';
import type { Sent } from '../outbox/send-entries.js';

/** An annotator's sheets on their way to the server, which answers with sheets of the same shape. */
export type AnnotatingOutbox = Outbox<NewSheet, SavedSheet, SavedSheet>;

/** What became of a sheet. */
export type SentSheet = Sent<NewSheet, SavedSheet, SavedSheet>;

export function openAnnotatingOutbox(
  annotator: string,
  key: string,
): Promise<OpenOutbox<NewSheet, SavedSheet, SavedSheet>> {
  return openOutbox(annotator, {
    send: ({ subject: essay, body: json }) => api.put('/annotating/essays/:essay', { param: { essay }, json, key }),
    followsOthers: false,
  });
}
