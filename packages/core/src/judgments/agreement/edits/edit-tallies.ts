import { VERDICTS } from '../../judged-edit.js';
import type { Ranking } from '../../ranking.js';
import { judgesOf } from '../../select.js';
import { TABLE_SIZE, tableCell } from './verdict-table.js';

/** Two judges who judged the same edits, the first before the second in the alphabet; or one judge who saw some again. */
interface JudgePair {
  readonly judges: readonly [first: string, second: string];
}

/** Tables of verdicts, one for each pair of judges, which add up over sentences. */
export interface EditTallies {
  readonly judges: readonly string[];
  /** Sentences of which edits were judged. */
  readonly sentences: number;
  readonly pairs: readonly JudgePair[];
  /** The tables side by side, where a sentence counts as often as its weight says (default: once). */
  readonly sum: (weights?: Float64Array) => Float64Array;
}

interface Meeting {
  readonly sentence: number;
  /** Where it counts in the tables. */
  readonly column: number;
}

/**
 * Meetings of verdicts on the same edit of the same output: the same stretch of the source replaced by the same text, in
 * outputs of the very same systems. Each verdict of a judge meets each of another's, and each later one of its own.
 */
export function tallyEdits(rankings: readonly Ranking[]): EditTallies {
  const judges = judgesOf(rankings);
  const sentenceIndex = new Map<number, number>();
  const pairs = new Map<string, { readonly index: number; readonly judges: JudgePair['judges'] }>();
  const meetings: Meeting[] = [];
  for (const { sentence, verdicts } of judgedTwice(rankings)) {
    const index = sentenceIndex.get(sentence) ?? sentenceIndex.size;
    sentenceIndex.set(sentence, index);
    verdicts.forEach((one, at) => {
      for (const other of verdicts.slice(at + 1)) {
        // The earlier verdict stands first where a judge meets itself.
        const [first, second] = one.judge <= other.judge ? [one, other] : [other, one];
        const key = JSON.stringify([first.judge, second.judge]);
        const pair = pairs.get(key) ?? { index: pairs.size, judges: [first.judge, second.judge] as const };
        pairs.set(key, pair);
        meetings.push({ sentence: index, column: pair.index * TABLE_SIZE + tableCell(first.verdict, second.verdict) });
      }
    });
  }
  return {
    judges,
    sentences: sentenceIndex.size,
    pairs: [...pairs.values()].map(({ judges: names }) => ({ judges: names })),
    sum: (weights) => {
      const tables = new Float64Array(pairs.size * TABLE_SIZE);
      for (const { sentence, column } of meetings) tables[column] += weights === undefined ? 1 : weights[sentence];
      return tables;
    },
  };
}

interface JudgedAgain {
  readonly sentence: number;
  /** In the order of the rankings. */
  readonly verdicts: { readonly judge: string; readonly verdict: number }[];
}

function judgedTwice(rankings: readonly Ranking[]): JudgedAgain[] {
  const edits = new Map<string, JudgedAgain>();
  for (const { sentence, judge, outputs } of rankings) {
    for (const { systems, edits: judged = [] } of outputs) {
      for (const { start, end, correction, verdict, unplaced } of judged) {
        if (verdict === null || unplaced === true) continue;
        const key = JSON.stringify([sentence, systems, start, end, correction]);
        const edit = edits.get(key) ?? { sentence, verdicts: [] };
        edits.set(key, edit);
        edit.verdicts.push({ judge, verdict: VERDICTS.indexOf(verdict) });
      }
    }
  }
  return [...edits.values()];
}
