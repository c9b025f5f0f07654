import {
  StetError,
  correctedMustTexts,
  checkMustLine,
  wholeLints,
  type FoundLint,
  type Lint,
  type MustLine,
  type MustResult,
} from '@stet/core/internal';

/** A grammar checker as a function: a text in, its lints out, at once or later. Places count UTF-16, as JavaScript does. */
export type LintChecker = (text: string) => readonly FoundLint[] | Promise<readonly FoundLint[]>;

/** Asks a checker about a text. */
export async function lintsOf(received: unknown, text: string): Promise<Lint[]> {
  if (typeof received !== 'function') throw notAChecker(`a value of type ${typeof received}`);
  const found: unknown = await (received as (text: string) => unknown)(text);
  if (!Array.isArray(found)) throw notAChecker(`one that gave ${found === null ? 'null' : typeof found}`);
  return wholeLints(text, found as readonly FoundLint[]);
}

/** Holds lines against a checker, which is also asked about what its suggestions make of those to flag. */
export async function holdLines(received: unknown, lines: readonly MustLine[]): Promise<MustResult[]> {
  const answers = new Map<string, readonly Lint[]>();
  const ask = async (text: string): Promise<readonly Lint[]> => {
    const lints = answers.get(text) ?? (await lintsOf(received, text));
    answers.set(text, lints);
    return lints;
  };
  for (const line of lines) {
    for (const corrected of correctedMustTexts(line, await ask(line.text))) await ask(corrected);
  }
  return lines.map((line) => checkMustLine(line, (text) => answers.get(text)));
}

function notAChecker(found: string): StetError {
  return new StetError({
    code: 'BAD_OPTION',
    expected: 'a checker: a function from a text to its lints, or a promise of them',
    found,
    remedy: 'Write expect((text) => …), with rule, start and end of each lint.',
  });
}
