import { findFormat } from '../../formats/certainty.js';
import { checkRanking } from '../check-ranking.js';
import type { Ranking } from '../ranking.js';
import type { JudgmentFile, JudgmentFormat, JudgmentPrintOptions } from './judgment-format.js';
import { judgmentFormats } from './judgment-formats.js';
import type { JudgmentFormatName } from './registry.js';

const printed = judgmentFormats.flatMap(({ name, print }: JudgmentFormat<JudgmentFormatName>) =>
  print === undefined ? [] : [{ name, print }],
);

/** The names of the formats that judgments can be written in. */
export const printedJudgmentFormats: readonly JudgmentFormatName[] = printed.map(({ name }) => name);

/** Judgments as text, and what the format could not hold. */
export interface PrintedJudgments {
  readonly text: string;
  readonly lost: readonly string[];
}

/** Writes rankings in a format of human judgments; `readJudgments` reads back what it can hold. */
export function printJudgments(
  rankings: readonly Ranking[],
  name: JudgmentFormatName,
  options: JudgmentPrintOptions = {},
): PrintedJudgments {
  const { print } = findFormat(printed, name);
  const checked = rankings.map((ranking) => checkRanking(ranking, {}));
  return { text: print(checked, options), lost: judgmentLosses(checked, name, options) };
}

const folders = judgmentFormats.flatMap(({ name, printFolder }: JudgmentFormat<JudgmentFormatName>) =>
  printFolder === undefined ? [] : [{ name, printFolder }],
);

/** The names of the formats that are written as a folder of files. */
export const judgmentFolderFormats: readonly JudgmentFormatName[] = folders.map(({ name }) => name);

/** Judgments as files of a folder, and what the format could not hold. */
export interface PrintedJudgmentFolder {
  readonly files: readonly JudgmentFile[];
  readonly lost: readonly string[];
}

/** Writes rankings in a format that is a folder of files. */
export function printJudgmentFolder(
  rankings: readonly Ranking[],
  name: JudgmentFormatName,
  options: JudgmentPrintOptions = {},
): PrintedJudgmentFolder {
  const { printFolder } = findFormat(folders, name);
  const checked = rankings.map((ranking) => checkRanking(ranking, {}));
  return { files: printFolder(checked, options), lost: judgmentLosses(checked, name, options) };
}

/** What a format cannot hold of rankings, in words; the same that writing them tells. */
export function judgmentLosses(
  rankings: readonly Ranking[],
  name: JudgmentFormatName,
  options: JudgmentPrintOptions = {},
): string[] {
  const { loses }: JudgmentFormat = findFormat(judgmentFormats, name);
  return loses?.(rankings, options) ?? [];
}
