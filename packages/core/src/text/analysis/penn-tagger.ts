import type { Tagger } from '../tagger.js';
import type { Analyser } from './analyser.js';

/** Tags of OntoNotes and web text that the Penn Treebank lacks, and what it has in their place. */
const IN_PENN: ReadonlyMap<string, string> = new Map([
  ['HYPH', ':'],
  ['NFP', ':'],
  ['AFX', 'JJ'],
  ['ADD', 'NN'],
  ['GW', 'NN'],
]);

/** The tags of an analyser as the Penn Treebank has them, which tags every `to` alike. */
export function pennTagger(analyser: Analyser): Tagger {
  return (tokens) =>
    analyser.analyse(tokens).map(({ lower, tag }) => (lower === 'to' ? 'TO' : (IN_PENN.get(tag) ?? tag)));
}
