import { StetError } from '../../error.js';
import { drawIndex } from '../../random/draw-index.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { pairsAmong } from '../pairs-among.js';
import { assignItems } from './assign-items.js';
import type { CampaignItem, CampaignOptions, CampaignPlan } from './campaign.js';
import { checkCampaign, checkNames } from './check-campaign.js';
import { balancedChooser, uniformChooser } from './choose-outputs.js';
import type { SystemLines } from './distinct-outputs.js';
import { drawEvenPairs } from './draw-pair.js';
import { outputTable } from './output-table.js';
import { PairSupply } from './pair-supply.js';
import { sentenceChances, type SentenceChance } from './sentence-chances.js';

export interface CampaignInput {
  /** The sentences that the systems were to correct. */
  readonly sources: readonly string[];
  readonly systems: readonly SystemLines[];
}

type DrawnItem = Pick<CampaignItem, 'sentence' | 'outputs' | 'probability' | 'drawing'>;

/**
 * Draws what is judged in a campaign, and by whom: the same for the same seed. Sentences where all systems wrote the
 * same are left out: there is nothing to judge.
 */
export function drawCampaign({ sources, systems }: CampaignInput, options: CampaignOptions): CampaignPlan {
  checkCampaign(options);
  const { protocol = 'ranking', items, judges, inter, intra, seed, balanced, replacement } = options;
  const names = systems.map(({ name }) => name).sort();
  checkNames(names);
  const random = new MersenneTwister(seed);
  const shown = protocol === 'pairwise' ? drawPairs(systems, options) : drawSets(systems, options, random);
  const assignments = assignItems(
    shown.map(({ sentence }) => sentence),
    { judges, shared: Math.round(inter * items), repeated: Math.round(intra * items) },
    random,
  );
  const lists = assignments.map(({ judge, items: ids }) => ({ judge, ids: new Set(ids) }));
  const judgesOf = (id: string): string[] => lists.filter(({ ids }) => ids.has(id)).map(({ judge }) => judge);
  const drawn = shown.map(({ sentence, outputs, probability, drawing }, at): CampaignItem => {
    const id = String(at);
    return {
      id,
      sentence,
      source: sources[sentence],
      ...(sentence > 0 ? { before: sources[sentence - 1] } : {}),
      ...(sentence + 1 < sources.length ? { after: sources[sentence + 1] } : {}),
      outputs,
      probability,
      ...(drawing === undefined ? {} : { drawing }),
      judges: judgesOf(id),
    };
  });
  const chosen = { items, judges, perItem: options.perItem, inter, intra, seed, balanced, replacement };
  return {
    plan: 'stet-campaign-1',
    options: protocol === 'ranking' ? chosen : { protocol, ...chosen, perItem: 2, balanced: true },
    systems: names,
    items: drawn,
    assignments,
  };
}

/** Sentences by their probabilities (Grundkiewicz et al. 2015, section 4.1), then some of their outputs. */
function drawSets(
  systems: readonly SystemLines[],
  { items, perItem, balanced, replacement }: CampaignOptions,
  random: MersenneTwister,
): DrawnItem[] {
  const chances = comparable(sentenceChances(systems, perItem));
  const drawn = replacement
    ? drawAgain(chances, items, random)
    : drawOnce(chances, checkedSupply(items, chances.length, 'one for each sentence with different outputs'), random);
  const names = systems.map(({ name }) => name).sort();
  const choose = balanced ? balancedChooser(names, random) : uniformChooser(random);
  return drawn.map(({ sentence, outputs, probability }) => ({
    sentence,
    outputs: choose(outputs, perItem),
    probability,
  }));
}

/** Pairs of systems, all about equally often, then a sentence for each. */
function drawPairs(systems: readonly SystemLines[], { items, seed, replacement }: CampaignOptions): DrawnItem[] {
  const chances = comparable(sentenceChances(systems, 2));
  const supply = new PairSupply(outputTable(systems), replacement);
  const available = replacement
    ? chances.reduce((sum, { outputs }) => sum + pairsAmong(outputs.length), 0)
    : chances.length;
  checkedSupply(items, available, replacement ? 'one for each two outputs of a sentence' : 'one for each sentence');
  return drawEvenPairs(supply, items, seed);
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

function checkedSupply(items: number, available: number, which: string): number {
  if (items <= available) return items;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `at most ${available} items, ${which}`,
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
