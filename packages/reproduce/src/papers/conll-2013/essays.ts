import { parseNucle, type Essay } from '@stet/core/internal';
import { readText } from '@stet/node';
import { dataFile, once } from '../../bench.js';

export const ESSAYS = 'conll13/original/data/official.sgml';

export const essays = once(async (bench): Promise<Essay[]> =>
  parseNucle(await readText(dataFile(bench, ESSAYS)), { file: ESSAYS }),
);
