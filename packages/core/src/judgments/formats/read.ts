import type { Ranking } from '../ranking.js';
import { isCampaignBackup, parseCampaignBackup } from './backup/parse.js';
import { detectJudgmentFormat, type JudgmentFormat } from './formats.js';
import { parseJudgmentLines } from './jsonl/parse.js';
import { parsePairOperators, parsePairRanks } from './pairs/parse.js';
import { parseWmtCsv, type WmtCsvOptions } from './wmt-csv/parse.js';
import { parseJudgmentXml } from './xml/parse.js';

export interface JudgmentReadOptions extends WmtCsvOptions {
  /** Known by the content where it is not said. */
  readonly format?: JudgmentFormat | undefined;
}

/** Reads rankings from any format of human judgments, or from the backup of a campaign. */
export function readJudgments(text: string, options: JudgmentReadOptions = {}): Ranking[] {
  if (isCampaignBackup(text)) return parseCampaignBackup(text, options);
  return parsers[options.format ?? detectJudgmentFormat(text, options.file)](text, options);
}

const parsers: Readonly<Record<JudgmentFormat, (text: string, options: JudgmentReadOptions) => Ranking[]>> = {
  xml: parseJudgmentXml,
  'wmt-csv': parseWmtCsv,
  jsonl: parseJudgmentLines,
  'pairs-ops': parsePairOperators,
  'pairs-tup': parsePairRanks,
};
