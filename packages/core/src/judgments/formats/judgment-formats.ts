import { backup } from './backup.js';
import { jsonl } from './jsonl.js';
import { pairsOps, pairsTup } from './pairs.js';
import { seeda } from './seeda/seeda.js';
import { wmtCsv } from './wmt-csv/print.js';
import { xml } from './xml.js';

/** The formats of human judgments. A new one is a file, and a line here. */
export const judgmentFormats = [xml, wmtCsv, jsonl, pairsOps, pairsTup, seeda, backup] as const;
