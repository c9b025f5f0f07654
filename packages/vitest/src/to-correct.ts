import { extractEdits, m2, plainWords, type EditSentenceScore, type Sentence } from '@stet/core/internal';
import { correctAll } from './corrector.js';
import { marked, paragraph, type Answer } from './message.js';

/** Holds if the corrector turns the source into the expected text, or one of several; white space does not count. */
export async function toCorrect(
  received: unknown,
  source: string,
  expected: string | readonly string[],
): Promise<Answer> {
  const texts = typeof expected === 'string' ? [expected] : expected;
  const [corrected] = await correctAll(received, [source]);
  const pass = texts.some((text) => plainWords(text) === plainWords(corrected));
  const wanted = texts.map((text) => marked(source, text));
  return {
    pass,
    message: () =>
      pass
        ? paragraph([
            'expected the corrector not to make of',
            [source],
            'this, which it made',
            [marked(source, corrected)],
          ])
        : paragraph([
            'expected the corrector to make of',
            [source],
            texts.length === 1 ? 'this' : 'one of these',
            wanted,
            'and it made',
            [marked(source, corrected)],
            countsLine(score(source, texts, corrected)),
          ]),
  };
}

/** Scores the output as if each expected text came from an annotator; the best match counts. */
function score(source: string, texts: readonly string[], corrected: string): EditSentenceScore {
  const metric = m2();
  const sentence: Sentence = {
    source,
    annotations: texts.map((text, annotator) => ({ annotator, edits: extractEdits(source, text) })),
  };
  return metric.sentences([metric.sentence({ sentence, hypothesis: corrected })])[0];
}

function countsLine({ correct, proposed, gold }: EditSentenceScore): string {
  return `edits: ${correct} right of ${proposed} made, ${gold} expected`;
}
