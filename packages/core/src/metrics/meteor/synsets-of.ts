import type { SynonymTable } from './resources.js';

/** Endings and what replaces them, in the order of WordNet's morphology: nouns, verbs, adjectives. */
const ENDINGS: readonly (readonly [ending: string, base: string])[] = [
  ['s', ''],
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['men', 'man'],
  ['ies', 'y'],
  ['s', ''],
  ['ies', 'y'],
  ['es', 'e'],
  ['es', ''],
  ['ed', 'e'],
  ['ed', ''],
  ['ing', 'e'],
  ['ing', ''],
  ['er', ''],
  ['est', ''],
  ['er', 'e'],
  ['est', 'e'],
];

/**
 * The synsets of a token and of its base forms: those that the exceptions list, else the first one that an ending
 * leads to and the table knows. Numbers do not tell parts of speech apart, as in METEOR.
 */
export function synsetsOf(token: string, table: SynonymTable): Int32Array {
  const ids = new Set(table.synsets(token));
  for (const base of table.baseForms(token) ?? regularBase(token, table)) {
    for (const id of table.synsets(base)) ids.add(id);
  }
  return Int32Array.from(ids).sort();
}

function regularBase(token: string, table: SynonymTable): string[] {
  if (token.length <= 2 || token.endsWith('ss')) return [];
  for (const [ending, replacement] of ENDINGS) {
    if (!token.endsWith(ending)) continue;
    const base = token.slice(0, -ending.length) + replacement;
    if (table.synsets(base).length > 0) return [base];
  }
  return [];
}
