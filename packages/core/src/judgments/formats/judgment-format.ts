import type { Detectable } from '../../formats/certainty.js';
import type { Findings, InputText } from '../../formats/corpus-format.js';
import type { Ranking } from '../ranking.js';
import type { FirstSentence } from '../numbering/first-sentence.js';

export interface JudgmentPrintOptions {
  /** The number of the first sentence (default: what is usual in the format). */
  readonly firstSentence?: FirstSentence | undefined;
  /** The source sentences, for formats that hold text. */
  readonly source?: readonly string[] | undefined;
}

export interface JudgmentParseOptions extends JudgmentPrintOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
  /** The ranks of the same items, for a format that has none: SEEDA's step 1. */
  readonly ranks?: readonly Ranking[] | undefined;
  /** Is told, in words, what of the file cannot be read as it was meant. */
  readonly onWarning?: ((warning: string) => void) | undefined;
}

/** One of the files that a format consists of. */
export interface JudgmentFile {
  /** Relative to the folder of them all. */
  readonly path: string;
  readonly text: string;
}

/** A format of human judgments, described in full. */
export interface JudgmentFormat<Name extends string = string> extends Detectable {
  readonly name: Name;
  /** As people call it. */
  readonly title: string;
  /** Files are read whole: rows of pairs are joined to rankings, and of a backup the last answers count. */
  readonly parse: (text: string, options: JudgmentParseOptions) => Ranking[];
  /** What files of the format count sentences from (default: 0). */
  readonly usualFirstSentence?: (text: string) => FirstSentence;
  /** Absent where Stet does not write the format, or writes it as several files. */
  readonly print?: (rankings: readonly Ranking[], options: JudgmentPrintOptions) => string;
  /** Writes a format that is a folder of files. */
  readonly printFolder?: (rankings: readonly Ranking[], options: JudgmentPrintOptions) => JudgmentFile[];
  /** What a file holds, for a format that cannot be read without another file. Throws at the first problem. */
  readonly inspect?: (input: InputText) => Findings;
  /** What the format cannot hold of the rankings, in words (default: nothing). */
  readonly loses?: (rankings: readonly Ranking[], options: JudgmentPrintOptions) => string[];
}

/** A line that says `what` is lost, and of how many rankings; none where no ranking has it. */
export function lostOf(rankings: readonly Ranking[], has: (ranking: Ranking) => boolean, what: string): string[] {
  const count = rankings.filter(has).length;
  return count === 0 ? [] : [`${what}, of ${count} ${count === 1 ? 'judgment' : 'judgments'}`];
}

/** What no format but JSON Lines holds beside the ranks. */
export function lostBesideRanks(rankings: readonly Ranking[]): string[] {
  return [
    ...lostOf(rankings, ({ outputs }) => outputs.some(({ scores }) => scores !== undefined), 'the scores'),
    ...lostOf(rankings, ({ drawing }) => drawing !== undefined, 'how the pair was drawn'),
    ...lostOf(rankings, ({ outputs }) => outputs.some(({ edits }) => edits !== undefined), 'the verdicts on edits'),
    ...lostOf(rankings, ({ missed }) => missed !== undefined, 'the errors marked in the source'),
  ];
}
