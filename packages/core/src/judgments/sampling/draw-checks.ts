import { MersenneTwister } from '../../random/mersenne-twister.js';
import { shuffle } from '../../random/shuffle.js';
import { damageSentence } from './damage-sentence.js';
import { distinctOutputs, type DistinctOutput, type SystemLines } from './distinct-outputs.js';

/** An attention check: outputs of a sentence, and one of them once more, damaged. */
export interface AttentionCheck {
  /** Counted from 0. */
  readonly sentence: number;
  /** The intact output first, and the damaged one, which no system wrote, last. */
  readonly outputs: readonly DistinctOutput[];
}

export interface CheckOptions {
  /** At most so many; fewer if there are not enough sentences. */
  readonly count: number;
  /** At most so many outputs in each. */
  readonly perItem: number;
  readonly seed: number;
  /** Sentences to take only if there are no others. */
  readonly avoid: ReadonlySet<number>;
}

/** Draws attention checks, each of another sentence. The output that most systems wrote is the one that is damaged. */
export function drawChecks(
  systems: readonly SystemLines[],
  { count, perItem, seed, avoid }: CheckOptions,
): AttentionCheck[] {
  // A generator of its own: the items of a campaign stay the same whether there are checks or not.
  const random = new MersenneTwister((BigInt(seed) << 32n) | 2n);
  const sentences = shuffle(
    (systems.at(0)?.lines ?? []).map((_, sentence) => sentence),
    random,
  );
  const checks: AttentionCheck[] = [];
  for (const sentence of sentences.toSorted((a, b) => Number(avoid.has(a)) - Number(avoid.has(b)))) {
    if (checks.length >= count) break;
    const outputs = distinctOutputs(systems, sentence);
    const [intact, ...others] = shuffle(outputs, random).toSorted((a, b) => b.systems.length - a.systems.length);
    const text = damageSentence(intact.text, random);
    if (text === undefined || outputs.some((output) => output.text === text)) continue;
    const shownOthers = others.slice(0, Math.max(0, perItem - 2));
    checks.push({ sentence, outputs: [intact, ...shownOthers, { systems: [], text }] });
  }
  return checks;
}

/**
 * Whether a judge noticed the damage. Where outputs are compared, the damaged one must not be best, nor tie with the
 * best; where each is scored by itself (`scored`), it must be below the intact one.
 */
export function passesCheck(ranks: readonly number[], { scored }: { readonly scored: boolean }): boolean {
  const damaged = ranks[ranks.length - 1];
  return damaged > (scored ? ranks[0] : Math.min(...ranks));
}
