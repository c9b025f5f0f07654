import {
  printJudgmentFolder,
  printJudgments,
  type JudgmentFormatName,
  type PrintedJudgments,
  type Ranking,
} from '@stet/core/internal';
import { tar } from '../archive/tar.js';

export interface PrintTask {
  readonly rankings: readonly Ranking[];
  readonly format: JudgmentFormatName;
}

export function printRankings({ rankings, format }: PrintTask): PrintedJudgments {
  return printJudgments(rankings, format);
}

export interface PrintFolderTask extends PrintTask {
  /** The source sentences. */
  readonly source: readonly string[];
}

export interface PrintedFolder {
  readonly archive: Uint8Array;
  readonly lost: readonly string[];
}

/** Judgments in a format that is a folder of files, as one tar file, which also says what could not be carried over. */
export function printRankingFolder({ rankings, format, source }: PrintFolderTask): PrintedFolder {
  const { files, lost } = printJudgmentFolder(rankings, format, { source });
  const losses = lost.map((loss) => `not carried over: ${loss}\n`).join('');
  const archive = tar([
    ...files.map(({ path, text }) => ({ name: path, text })),
    ...(losses === '' ? [] : [{ name: 'not-carried-over.txt', text: losses }]),
  ]);
  return { archive: new Uint8Array(archive), lost };
}
