import type { JudgmentFormatName } from '@stet/core/internal';

/** The formats that a campaign's judgments are exported in, as addresses and as core call them. */
export const EXPORTED_JUDGMENTS = [
  ['xml', 'xml'],
  ['csv', 'wmt-csv'],
  ['jsonl', 'jsonl'],
  ['seeda', 'seeda'],
] as const satisfies readonly (readonly [address: string, name: JudgmentFormatName])[];
