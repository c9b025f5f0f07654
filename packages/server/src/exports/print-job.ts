import { printJudgmentFolder, printJudgments, type JudgmentFormatName, type Ranking } from '@stet/core/internal';
import { tar } from '../tar.js';

export interface PrintTask {
  readonly rankings: readonly Ranking[];
  readonly format: JudgmentFormatName;
}

export function printRankings({ rankings, format }: PrintTask): string {
  return printJudgments(rankings, format).text;
}

export interface PrintFolderTask extends PrintTask {
  /** The source sentences. */
  readonly source: readonly string[];
}

/** Judgments in a format that is a folder of files, as one tar file. */
export function printRankingFolder({ rankings, format, source }: PrintFolderTask): Uint8Array {
  const { files } = printJudgmentFolder(rankings, format, { source });
  return new Uint8Array(tar(files.map(({ path, text }) => ({ name: path, text }))));
}
