import { editsToCleanText, fixed } from '@stet/core/internal';
import { correctAll } from './corrector.js';
import { marked, paragraph, type Answer } from './message.js';

/** How many changed sentences a message shows. */
const SHOWN = 10;

/** Holds if the corrector leaves the text, or every text of a list, as it is; white space does not count. */
export async function toLeaveUnchanged(received: unknown, text: string | readonly string[]): Promise<Answer> {
  const sources = typeof text === 'string' ? [text] : text;
  const { edits, words, rate, changes } = editsToCleanText(sources, await correctAll(received, sources));
  const pass = changes.length === 0;
  const more = changes.length - SHOWN;
  return {
    pass,
    message: () =>
      pass
        ? paragraph(['expected the corrector to change', sources.slice(0, SHOWN), 'and it left everything as it is'])
        : paragraph([
            'expected the corrector to leave the text as it is, and it made',
            changes.slice(0, SHOWN).map(({ source, now }) => marked(source, now)),
            ...(more > 0 ? [`and ${more} more`] : []),
            `changed: ${changes.length} of ${sources.length} sentences; edits: ${edits} in ${words} words (${fixed(rate, 1)} for each 1,000)`,
          ]),
  };
}
