import { checkRanking } from '../check-ranking.js';
import type { Ranking } from '../ranking.js';
import type { JudgmentFormat } from './formats.js';
import { printJudgmentLines } from './jsonl/print.js';
import { printPairOperators, printPairRanks } from './pairs/print.js';
import type { FirstSentence } from './wmt-csv/first-sentence.js';
import { printWmtCsv } from './wmt-csv/print.js';
import { printJudgmentXml } from './xml/print.js';

export interface JudgmentPrintOptions {
  /** In WMT's CSV, the number of the first sentence (default: 0 in rows of two systems, else 1). */
  readonly firstSentence?: FirstSentence | undefined;
}

/** Judgments as text, and what the format could not hold. */
export interface PrintedJudgments {
  readonly text: string;
  readonly lost: readonly string[];
}

/** Writes rankings in a format of human judgments; `readJudgments` reads back what it can hold. */
export function printJudgments(
  rankings: readonly Ranking[],
  format: JudgmentFormat,
  { firstSentence }: JudgmentPrintOptions = {},
): PrintedJudgments {
  const checked = rankings.map((ranking) => checkRanking(ranking, { file: undefined, line: undefined }));
  return { text: printers[format](checked, firstSentence), lost: losses[format](checked) };
}

type Printer = (rankings: readonly Ranking[], firstSentence: FirstSentence | undefined) => string;

const printers: Readonly<Record<JudgmentFormat, Printer>> = {
  xml: printJudgmentXml,
  'wmt-csv': printWmtCsv,
  jsonl: printJudgmentLines,
  'pairs-ops': printPairOperators,
  'pairs-tup': printPairRanks,
};

type Loss = (rankings: readonly Ranking[]) => string[];

const losses: Readonly<Record<JudgmentFormat, Loss>> = {
  xml: () => [],
  'wmt-csv': lostInCsv,
  jsonl: () => [],
  'pairs-ops': lostInPairs,
  'pairs-tup': lostInPairs,
};

function lostInCsv(rankings: readonly Ranking[]): string[] {
  return [
    counted(rankings, ({ item }) => item !== undefined, 'the name of the item'),
    counted(rankings, ({ seconds }) => seconds !== undefined, 'the time that the judge took'),
  ].flat();
}

function lostInPairs(rankings: readonly Ranking[]): string[] {
  const hasPairs = ({ outputs }: Ranking): boolean => outputs.length > 1 || (outputs.at(0)?.systems.length ?? 0) > 1;
  return [
    counted(rankings, hasPairs, 'judge, sentence, and which pairs belong together'),
    counted(rankings, (ranking) => !hasPairs(ranking), 'everything, since there are no two systems to compare'),
  ].flat();
}

function counted(rankings: readonly Ranking[], has: (ranking: Ranking) => boolean, what: string): string[] {
  const count = rankings.filter(has).length;
  return count === 0 ? [] : [`${what}, of ${count} rankings`];
}
