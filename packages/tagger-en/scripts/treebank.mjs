import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readTreebank } from '../dist/training/treebank.js';

const { values: options } = parseArgs({ options: { data: { type: 'string' } } });
const FOLDER = options.data ?? '../shared/data/ud-ewt';

/** The sentences of one part of the English Web Treebank: train, dev or test. */
export function readPart(part) {
  const file = join(FOLDER, `en_ewt-${part}.conllu`);
  if (existsSync(file)) return readTreebank(readFileSync(file, 'utf8'));
  if (existsSync(`${file}.gz`)) return readTreebank(gunzipSync(readFileSync(`${file}.gz`)).toString('utf8'));
  console.error(`There is no ${file}, packed or not. Name the folder of UD English-EWT with --data.`);
  process.exit(2);
}
