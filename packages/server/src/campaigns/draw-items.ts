import { MersenneTwister, drawCampaign, sentenceChances, type SystemLines } from '@stet/core/internal';
import type { Plan } from './schemas.js';
import type { ItemOutput } from './item-output.js';

export interface DrawTask {
  readonly sources: readonly string[];
  readonly systems: readonly SystemLines[];
  /** The document of each sentence; undefined if the source is a single text. */
  readonly documents: readonly string[] | undefined;
  readonly plan: Plan;
}

export interface DrawnItem {
  readonly sentence: number;
  readonly source: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly outputs: readonly ItemOutput[];
  /** How many judges should judge it. */
  readonly wanted: number;
}

export interface Drawn {
  readonly items: readonly DrawnItem[];
  /** For each sentence, the probability of drawing it; 0 where all outputs are the same. */
  readonly probabilities: readonly number[];
  readonly distinctOutputs: readonly number[];
}

/** Judges ask for items one by one, so the draw itself assigns none. */
const ANYBODY = ['anybody'];

/** Draws the items of a campaign; the same texts and plan give the same items. */
export function drawItems({ sources, systems, documents, plan }: DrawTask): Drawn {
  const chances = sentenceChances(systems, plan.outputsPerItem);
  const { items: drawn } = drawCampaign(
    { sources, systems },
    {
      items: plan.items,
      judges: ANYBODY,
      perItem: plan.outputsPerItem,
      inter: 0,
      intra: 0,
      seed: plan.seed,
      balanced: plan.balanced,
      replacement: plan.replacement,
    },
  );
  const shared = chooseShared(plan);
  const comparable = chances.map(({ outputs, probability }) => (outputs.length > 1 ? probability : 0));
  const sum = comparable.reduce((total, probability) => total + probability, 0);
  const neighbour = (sentence: number, step: number): string | null =>
    plan.context && documents?.[sentence + step] === documents?.[sentence]
      ? (sources.at(sentence + step) ?? null)
      : null;
  return {
    items: drawn.map(({ sentence, source, outputs }, at) => ({
      sentence,
      source,
      before: sentence > 0 ? neighbour(sentence, -1) : null,
      after: sentence + 1 < sources.length ? neighbour(sentence, 1) : null,
      outputs: outputs.map(({ text, systems: names }) => ({ text, systems: names })),
      wanted: shared.has(at) ? plan.overlap.judges : 1,
    })),
    probabilities: comparable.map((probability) => (sum === 0 ? 0 : probability / sum)),
    distinctOutputs: chances.map(({ outputs }) => outputs.length),
  };
}

/** The items that several judges judge. */
function chooseShared({ items, overlap, seed }: Plan): Set<number> {
  // A generator of its own, so that the items stay the same when more of them are shared.
  const random = new MersenneTwister((BigInt(seed) << 32n) | 1n);
  const left = Array.from({ length: items }, (_, at) => at);
  const count = Math.round(overlap.share * items);
  return new Set(Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]));
}
