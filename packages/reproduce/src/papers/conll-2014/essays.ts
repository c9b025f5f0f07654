import { parseNucle, type Essay } from '@stet/core/internal';
import { readText } from '@stet/node';
import { dataFile, once } from '../../bench.js';

/** The essays with the marks of each annotator. */
export const ESSAYS = ['conll14/noalt/official-2014.0.sgml', 'conll14/noalt/official-2014.1.sgml'];

export const essays = once((bench): Promise<Essay[][]> =>
  Promise.all(ESSAYS.map(async (file) => parseNucle(await readText(dataFile(bench, file)), { file }))),
);
