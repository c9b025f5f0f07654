import { MersenneTwister } from '../../random/mersenne-twister.js';
import { shuffle } from '../../random/shuffle.js';
import type { JudgeItem } from './judge-item.js';

/**
 * In which order outputs are shown, by their index. It follows from the seed, the texts and the repetition alone, so that
 * an item keeps its question, and a cached answer, whatever other items there are.
 */
export function showOrder({ source, outputs, repetition }: JudgeItem, seed: number): number[] {
  const hash = hashText([source, ...outputs.map(({ text }) => text)].join('\n'));
  const random = new MersenneTwister((BigInt(seed) << 64n) | (BigInt(hash) << 32n) | BigInt(repetition));
  return shuffle(
    outputs.map((_, at) => at),
    random,
  );
}

/** FNV-1a of Fowler, Noll and Vo, over UTF-16 code units. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
