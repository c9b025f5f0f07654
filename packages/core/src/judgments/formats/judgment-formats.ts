import { backup } from './backup/format.js';
import { jsonl } from './jsonl/format.js';
import { pairsOps, pairsTup } from './pairs/format.js';
import { wmtCsv } from './wmt-csv/format.js';
import { xml } from './xml/format.js';

/** The formats of human judgments. A new one is a file, and a line here. */
export const judgmentFormats = [xml, wmtCsv, jsonl, pairsOps, pairsTup, backup] as const;
