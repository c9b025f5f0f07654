import { printJudgments, type JudgmentFormatName, type Ranking } from '@stet/core/internal';

export interface PrintTask {
  readonly rankings: readonly Ranking[];
  readonly format: JudgmentFormatName;
}

export function printRankings({ rankings, format }: PrintTask): string {
  return printJudgments(rankings, format).text;
}
