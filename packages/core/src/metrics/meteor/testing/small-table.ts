import type { SynonymTable } from '../resources.js';

/** A table of synonyms for tests. */
export function smallTable(
  synsets: Readonly<Record<string, readonly number[]>>,
  exceptions: Readonly<Record<string, readonly string[]>> = {},
): SynonymTable {
  return {
    name: 'synonyms:small',
    synsets: (word) => (Object.hasOwn(synsets, word) ? synsets[word] : []),
    baseForms: (form) => (Object.hasOwn(exceptions, form) ? exceptions[form] : undefined),
  };
}
