import { StetError } from '../../error.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { assignItems } from './assign-items.js';
import type { CampaignItem, CampaignOptions, CampaignPlan } from './campaign.js';
import { checkCampaign, checkNames } from './check-campaign.js';
import { balancedChooser, uniformChooser } from './choose-outputs.js';
import type { SystemLines } from './distinct-outputs.js';
import { sentenceChances, type SentenceChance } from './sentence-chances.js';

export interface CampaignInput {
  /** The sentences that the systems were to correct. */
  readonly sources: readonly string[];
  readonly systems: readonly SystemLines[];
}

/**
 * Draws what is judged in a campaign, and by whom: the same for the same seed. Sentences are drawn by their
 * probabilities (Grundkiewicz et al. 2015, section 4.1), but for those where all systems wrote the same: there is
 * nothing to judge.
 */
export function drawCampaign({ sources, systems }: CampaignInput, options: CampaignOptions): CampaignPlan {
  checkCampaign(options);
  const { items, judges, perItem, inter, intra, seed, balanced, replacement } = options;
  const names = systems.map(({ name }) => name).sort();
  checkNames(names);
  const random = new MersenneTwister(seed);
  const chances = comparable(sentenceChances(systems, perItem));
  const sentences = replacement
    ? drawAgain(chances, items, random)
    : drawOnce(chances, checkedSupply(items, chances.length), random);
  const choose = balanced ? balancedChooser(names, random) : uniformChooser(random);
  const shown = sentences.map(({ outputs }) => choose(outputs, perItem));
  const assignments = assignItems(
    sentences.map(({ sentence }) => sentence),
    { judges, shared: Math.round(inter * items), repeated: Math.round(intra * items) },
    random,
  );
  const lists = assignments.map(({ judge, items: ids }) => ({ judge, ids: new Set(ids) }));
  const judgesOf = (id: string): string[] => lists.filter(({ ids }) => ids.has(id)).map(({ judge }) => judge);
  const drawn = sentences.map(({ sentence, probability }, at): CampaignItem => {
    const id = String(at);
    return {
      id,
      sentence,
      source: sources[sentence],
      ...(sentence > 0 ? { before: sources[sentence - 1] } : {}),
      ...(sentence + 1 < sources.length ? { after: sources[sentence + 1] } : {}),
      outputs: shown[at],
      probability,
      judges: judgesOf(id),
    };
  });
  const chosen = { items, judges, perItem, inter, intra, seed, balanced, replacement };
  return { plan: 'stet-campaign-1', options: chosen, systems: names, items: drawn, assignments };
}

/** Sentences with something to compare; their probabilities sum to 1 again. */
function comparable(chances: readonly SentenceChance[]): SentenceChance[] {
  const kept = chances.filter(({ outputs }) => outputs.length > 1);
  if (kept.length === 0) {
    throw new StetError({
      code: 'NOTHING_TO_JUDGE',
      expected: 'a sentence for which two systems wrote different text',
      found: `the same text from all systems for each of ${chances.length} sentences`,
      remedy: 'Check that the files hold the outputs of different systems.',
    });
  }
  const sum = kept.reduce((total, { probability }) => total + probability, 0);
  return kept.map((chance) => ({ ...chance, probability: chance.probability / sum }));
}

function checkedSupply(items: number, sentences: number): number {
  if (items <= sentences) return items;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `at most ${sentences} items, one for each sentence with different outputs`,
    found: String(items),
    remedy: 'Draw fewer items, or draw sentences with replacement.',
  });
}

/** Draws from all sentences each time, as the paper does. */
function drawAgain(chances: readonly SentenceChance[], count: number, random: MersenneTwister): SentenceChance[] {
  const weights = chances.map(({ probability }) => probability);
  return Array.from({ length: count }, () => chances[drawIndex(weights, 1, random)]);
}

/** Draws from the sentences that are left. */
function drawOnce(chances: readonly SentenceChance[], count: number, random: MersenneTwister): SentenceChance[] {
  const left = [...chances];
  return Array.from({ length: count }, () => {
    const weights = left.map(({ probability }) => probability);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const [drawn] = left.splice(drawIndex(weights, sum, random), 1);
    return drawn;
  });
}

function drawIndex(weights: readonly number[], sum: number, random: MersenneTwister): number {
  let remaining = random.random() * sum;
  const at = weights.findIndex((weight) => (remaining -= weight) < 0);
  // Rounding may leave a remainder.
  return at === -1 ? weights.length - 1 : at;
}
