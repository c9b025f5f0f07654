import type { MersenneTwister } from '../../random/mersenne-twister.js';

/** Fewer words, or characters, cannot be damaged so that everybody sees it. */
const FEWEST = 4;
const SHARE = 1 / 4;

/**
 * The sentence with a quarter of its words left out and others moved, so that nobody who reads it takes it for a good
 * correction: for attention checks. Of a text without blanks, or of a few words, characters are taken for words;
 * undefined if it is shorter still.
 */
export function damageSentence(sentence: string, random: MersenneTwister): string | undefined {
  const words = sentence.trim().split(/\s+/u);
  if (words.length >= FEWEST) return damage(words, random).join(' ');
  const characters = Array.from(words.join(' '));
  return characters.length < FEWEST ? undefined : damage(characters, random).join('');
}

function damage(words: readonly string[], random: MersenneTwister): string[] {
  const left = [...words];
  for (let count = shareOf(words.length); count > 0; count--) left.splice(random.below(left.length), 1);
  for (let count = shareOf(left.length); count > 0; count--) {
    const at = random.below(left.length - 1);
    [left[at], left[at + 1]] = [left[at + 1], left[at]];
  }
  return left;
}

const shareOf = (length: number): number => Math.max(1, Math.round(SHARE * length));
