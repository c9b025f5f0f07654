import { StetError, quote } from '@stet/core/internal';

/** A grammar checker as a function: a sentence in, the corrected sentence out, at once or later. */
export type Corrector = (sentence: string) => string | Promise<string>;

/** Corrects each sentence, one after the other. */
export async function correctAll(received: unknown, sentences: readonly string[]): Promise<string[]> {
  if (typeof received !== 'function') throw notACorrector(`a value of type ${typeof received}`);
  const corrected: string[] = [];
  for (const sentence of sentences) {
    const answer: unknown = await (received as (sentence: string) => unknown)(sentence);
    if (typeof answer !== 'string') throw notACorrector(`one that gave ${typeof answer} for ${quote(sentence)}`);
    corrected.push(answer);
  }
  return corrected;
}

function notACorrector(found: string): StetError {
  return new StetError({
    code: 'BAD_OPTION',
    expected: 'a corrector: a function from a sentence to the corrected sentence, or a promise of it',
    found,
    remedy: 'Write expect((sentence) => …).',
  });
}
