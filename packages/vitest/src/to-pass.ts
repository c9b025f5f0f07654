import { lintsOf } from './lint-checker.js';
import { lintLine, paragraph, type Answer } from './message.js';

export interface PassOptions {
  /** The rule that must not complain; none may, where absent. */
  readonly rule?: string;
}

/** How many texts a message shows. */
const SHOWN = 10;

/** Holds if the checker has nothing against the text, or against any text of a list. */
export async function toPass(
  received: unknown,
  text: string | readonly string[],
  { rule }: PassOptions = {},
): Promise<Answer> {
  const texts = typeof text === 'string' ? [text] : text;
  const flagged: string[][] = [];
  for (const each of texts) {
    const lints = (await lintsOf(received, each)).filter((lint) => rule === undefined || lint.rule === rule);
    if (lints.length > 0) flagged.push([each, ...lints.map((lint) => `  ${lintLine(lint)}`)]);
  }
  const more = flagged.length > SHOWN ? [`and ${flagged.length - SHOWN} more`] : [];
  return {
    pass: flagged.length === 0,
    message: () =>
      flagged.length === 0
        ? paragraph(['expected the checker to flag', texts.slice(0, SHOWN), 'and it found nothing'])
        : paragraph([
            `expected the checker to let ${texts.length === 1 ? 'the text' : `${texts.length} texts`} pass, and it flagged`,
            ...flagged.slice(0, SHOWN),
            ...more,
          ]),
  };
}
