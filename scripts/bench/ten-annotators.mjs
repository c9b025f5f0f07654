import { join } from 'node:path';
import { publicData } from '../public-data.mjs';
import { runStet } from './run-stet.mjs';

const SYSTEMS = ['CAMB', 'CUUI', 'IITB', 'IPN', 'NTHU', 'PKU', 'POST', 'RAC'];

/** A gold of ten annotators for CoNLL-2014: its two, and eight of its systems. Another system is to be scored. */
export function writeTenAnnotators(folder) {
  const gold = join(folder, 'ten-annotators.m2');
  const inFolder = (name, files) => files.map((file) => publicData(`data/conll14/${name}/${file}`));
  const [source, ...references] = inFolder('references', ['source.txt', 'ref0.txt', 'ref1.txt']);
  const [system, ...annotators] = inFolder('submissions', ['AMU', ...SYSTEMS]);
  runStet(['extract', '--source', source, ...references, ...annotators, '--output', gold]);
  return { gold, system };
}
