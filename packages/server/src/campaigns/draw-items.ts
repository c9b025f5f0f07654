import {
  MersenneTwister,
  drawCampaign,
  evenStart,
  pairsAmong,
  sentenceChances,
  type CampaignItem,
  type PairDrawing,
  type SystemLines,
} from '@stet/core/internal';
import type { Plan } from './schemas.js';
import type { ItemOutput } from './item-output.js';
import { shownSentence, type ShownSentence, type SourceTexts } from './shown-sentence.js';

export interface DrawTask extends SourceTexts {
  readonly systems: readonly SystemLines[];
  readonly plan: Plan;
}

export interface DrawnItem extends ShownSentence {
  readonly outputs: readonly ItemOutput[];
  /** How many judges should judge it. */
  readonly wanted: number;
  /** Where pairs are compared. */
  readonly drawing: PairDrawing | null;
}

export interface Drawn {
  readonly items: readonly DrawnItem[];
  /** Items that are drawn when judges ask for them: how many judges should judge each. */
  readonly undrawn: readonly number[];
  /** For each sentence, the probability of drawing it; 0 where all outputs are the same. */
  readonly probabilities: readonly number[];
  readonly distinctOutputs: readonly number[];
  /** Of the systems; where pairs are compared. */
  readonly systemPairs: number | null;
}

/** Judges ask for items one by one, so the draw itself assigns none. */
const ANYBODY = ['anybody'];

/** Draws the items of a campaign; the same texts and plan give the same items. */
export function drawItems({ sources, systems, documents, plan }: DrawTask): Drawn {
  const isPairwise = plan.protocol.kind === 'pairwise';
  const systemPairs = pairsAmong(systems.length);
  const isAdaptive = plan.protocol.kind === 'pairwise' && plan.protocol.drawing === 'adaptive';
  const perItem = isPairwise ? 2 : plan.outputsPerItem;
  const chances = sentenceChances(systems, perItem);
  const { items: drawn } = drawCampaign(
    { sources, systems },
    {
      protocol: isPairwise ? 'pairwise' : 'ranking',
      items: plan.items,
      judges: ANYBODY,
      perItem,
      inter: 0,
      intra: 0,
      seed: plan.seed,
      balanced: plan.balanced,
      replacement: plan.replacement,
    },
  );
  const shared = chooseShared(plan);
  const wanted = drawn.map((_, at) => (shared.has(at) ? plan.overlap.judges : 1));
  // Also drawn in advance above, which tells whether there are as many pairs as the plan asks for.
  const inAdvance = isAdaptive ? evenStart(plan.items, systemPairs) : drawn.length;
  return {
    items: drawn.slice(0, inAdvance).map(({ sentence, outputs, drawing = null }, at) => ({
      ...shownSentence({ sources, documents }, plan, sentence),
      outputs: outputs.map(({ text, systems: names }) => ({ text, systems: names })),
      wanted: wanted[at],
      drawing,
    })),
    undrawn: wanted.slice(inAdvance),
    probabilities: isPairwise
      ? sentenceShares(systems, chances)
      : shares(chances.map(({ outputs, probability }) => (outputs.length > 1 ? probability : 0))),
    distinctOutputs: chances.map(({ outputs }) => outputs.length),
    systemPairs: isPairwise ? systemPairs : null,
  };
}

/** How likely each sentence is when each pair of systems is, and then each sentence where the two differ. */
function sentenceShares(systems: readonly SystemLines[], chances: readonly Pick<CampaignItem, 'outputs'>[]): number[] {
  const weights = chances.map(() => 0);
  systems.forEach((first, at) => {
    for (const second of systems.slice(at + 1)) {
      const differing = chances.flatMap(({ outputs }, sentence) =>
        outputs.some(({ systems: names }) => names.includes(first.name) && names.includes(second.name))
          ? []
          : [sentence],
      );
      for (const sentence of differing) weights[sentence] += 1 / differing.length;
    }
  });
  return shares(weights);
}

function shares(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum === 0 ? 0 : weight / sum));
}

/** The items that several judges judge. */
function chooseShared({ items, overlap, seed }: Plan): Set<number> {
  // A generator of its own, so that the items stay the same when more of them are shared.
  const random = new MersenneTwister((BigInt(seed) << 32n) | 1n);
  const left = Array.from({ length: items }, (_, at) => at);
  const count = Math.round(overlap.share * items);
  return new Set(Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]));
}
