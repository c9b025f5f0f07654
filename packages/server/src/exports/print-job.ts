import { printJudgments, type JudgmentFormat, type Ranking } from '@stet/core/internal';

export interface PrintTask {
  readonly rankings: readonly Ranking[];
  readonly format: JudgmentFormat;
}

export function printRankings({ rankings, format }: PrintTask): string {
  return printJudgments(rankings, format).text;
}
