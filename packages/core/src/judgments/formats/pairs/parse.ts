import { quote } from '../../../error.js';
import { splitLines } from '../../../text/lines.js';
import { badJudgment, checkRanking, wholeNumber } from '../../check-ranking.js';
import { FIRST_BETTER, SECOND_BETTER } from '../../pairwise.js';
import type { Ranking } from '../../ranking.js';
import type { SourceLocation } from '../../../source-location.js';

/** Pair lists do not say who judged. */
export const UNKNOWN_JUDGE = 'unknown';

interface PairOptions {
  readonly file?: string | undefined;
}

/**
 * Reads a list of `A TAB B TAB <`. Each line becomes a ranking of two outputs by an unknown judge, and since the list
 * does not name the sentence, for a sentence of its own: the number of the line, from 0.
 */
export function parsePairOperators(text: string, options: PairOptions = {}): Ranking[] {
  return parsePairs(text, 3, options, ([sign], location) => {
    const found = ['<', '=', '>'].indexOf(sign);
    if (found === -1) throw badJudgment(location, '<, = or > in the third field', quote(sign), 'Correct the line.');
    return found - 1;
  });
}

/** Reads a list of `A TAB B TAB 1 TAB 2`, as `parsePairOperators` does. */
export function parsePairRanks(text: string, options: PairOptions = {}): Ranking[] {
  return parsePairs(text, 4, options, (ranks, location) => {
    const [first, second] = ranks.map((rank) => wholeNumber(rank, 'rank', location));
    if (Math.min(first, second) < 1) throw badJudgment(location, 'ranks from 1, the best', '0', 'Correct the rank.');
    return Math.sign(first - second);
  });
}

function parsePairs(
  text: string,
  width: number,
  { file }: PairOptions,
  outcomeOf: (fields: readonly string[], location: SourceLocation) => number,
): Ranking[] {
  return splitLines(text).map((line, sentence) => {
    const location = { file, line: sentence + 1 };
    const [first, second, ...fields] = line.split('\t');
    if (fields.length !== width - 2) {
      throw badJudgment(location, `${width} fields with a TAB between them`, quote(line), 'Correct the line.');
    }
    const outcome = outcomeOf(fields, location);
    const outputs = [
      { systems: [first], rank: outcome === SECOND_BETTER ? 2 : 1 },
      { systems: [second], rank: outcome === FIRST_BETTER ? 2 : 1 },
    ];
    return checkRanking({ sentence, judge: UNKNOWN_JUDGE, outputs }, location);
  });
}
