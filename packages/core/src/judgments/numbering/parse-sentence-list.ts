import { quote } from '../../error.js';
import { splitLines } from '../../text/lines.js';
import { badJudgment } from '../bad-judgment.js';
import { wholeNumber } from '../check-ranking.js';

/** Reads the numbers of the sentences that texts hold, one a line, in the order of the texts. */
export function parseSentenceList(text: string, file?: string): number[] {
  const seen = new Set<number>();
  return splitLines(text).map((line, at) => {
    const location = { file, line: at + 1 };
    const number = wholeNumber(line.trim(), 'the number of a sentence', location);
    if (seen.has(number)) {
      throw badJudgment(location, 'each sentence once', `${quote(line)} again`, 'Remove one of them.');
    }
    seen.add(number);
    return number;
  });
}
