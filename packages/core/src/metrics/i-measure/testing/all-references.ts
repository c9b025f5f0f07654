import type { GoldSentence } from '../gold-sentence.js';

/** Every different reference of a sentence, written out. */
export function allReferences(gold: GoldSentence): Int32Array[] {
  if (gold.kind === 'list') return gold.references.map(({ tokens }) => tokens.ids);
  const all = gold.lattice.stages.reduce<number[][]>(
    (begun, { paths }) => begun.flatMap((ids) => paths.map((path) => [...ids, ...path])),
    [[]],
  );
  return [...new Map(all.map((ids) => [ids.join(), Int32Array.from(ids)])).values()];
}
