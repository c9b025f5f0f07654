import { StetError } from '../../error.js';
import { distinctOutputs, type DistinctOutput, type SystemLines } from './distinct-outputs.js';

/** How likely a sentence is to be drawn, and why (Grundkiewicz et al. 2015, section 4.1). */
export interface SentenceChance {
  /** Counted from 0. */
  readonly sentence: number;
  readonly outputs: readonly DistinctOutput[];
  /** How many systems wrote each output, the fewest first: U_i. */
  readonly multiplicities: readonly number[];
  /** How many systems are covered by the outputs shown, on average: C_i. */
  readonly coverage: number;
  /** The comparisons of as many systems as outputs are shown, over those of the systems covered: p'_i. */
  readonly pseudoProbability: number;
  /** p_i: of all sentences, also of those without a choice. */
  readonly probability: number;
}

/**
 * The probability of each sentence to be judged, when at most `perItem` outputs are shown at once. Sentences with
 * many different outputs are drawn more often, because one whose outputs are shared by many systems gives more
 * comparisons, most of them ties. With fewer systems than `perItem`, all of them are shown.
 */
export function sentenceChances(systems: readonly SystemLines[], perItem: number): SentenceChance[] {
  const most = checkedPerItem(systems.length, perItem);
  const coverages = new Map<string, number>();
  const chances = (systems.at(0)?.lines ?? []).map((_, sentence) => {
    const outputs = distinctOutputs(systems, sentence);
    const multiplicities = outputs.map(({ systems: names }) => names.length).sort((a, b) => a - b);
    const key = multiplicities.join(' ');
    const coverage = coverages.get(key) ?? expectedCoverage(multiplicities, most);
    coverages.set(key, coverage);
    return { sentence, outputs, multiplicities, coverage, pseudoProbability: pairs(most) / pairs(coverage) };
  });
  const sum = chances.reduce((total, { pseudoProbability }) => total + pseudoProbability, 0);
  return chances.map((chance) => ({ ...chance, probability: chance.pseudoProbability / sum }));
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}

function checkedPerItem(systems: number, perItem: number): number {
  if (systems < 2) {
    throw new StetError({
      code: 'BAD_OPTION',
      expected: 'two systems or more to compare',
      found: String(systems),
      remedy: 'Name the output of each system, or a folder of them; the source itself may be one.',
    });
  }
  if (!Number.isInteger(perItem) || perItem < 2) {
    throw new StetError({
      code: 'BAD_OPTION',
      expected: 'two or more outputs in an item',
      found: String(perItem),
      remedy: 'Take 5, as the WMT campaigns do.',
    });
  }
  return Math.min(perItem, systems);
}

/** How many sentences have 1, 2, … different outputs, up to the number of systems (figure 1). */
export function distinctHistogram(chances: readonly SentenceChance[], systems: number): number[] {
  const histogram = Array.from({ length: systems }, () => 0);
  for (const { outputs } of chances) histogram[outputs.length - 1]++;
  return histogram;
}

/**
 * By j, from 0 to the number of systems: in how many ways at most `most` of the outputs cover j systems; c_i(j) of
 * Grundkiewicz et al. (2015, section 4.1). Outputs count as different even where equally many systems wrote them. Adds
 * one output after the other to the counts of sets, by size and systems covered, so that no set has to be listed.
 */
export function waysToCover(multiplicities: readonly number[], most: number): Float64Array {
  const systems = multiplicities.reduce((sum, count) => sum + count, 0);
  const width = systems + 1;
  const ways = new Float64Array((most + 1) * width);
  ways[0] = 1;
  for (const count of multiplicities) {
    for (let size = most; size > 0; size--) {
      for (let covered = systems; covered >= count; covered--) {
        ways[size * width + covered] += ways[(size - 1) * width + covered - count];
      }
    }
  }
  return Float64Array.from({ length: width }, (_, covered) => {
    let sum = 0;
    for (let size = 0; size <= most; size++) sum += ways[size * width + covered];
    return sum;
  });
}

/** How many systems at most `most` outputs cover, on average over the ways to cover `most` or more: C_i. */
export function expectedCoverage(multiplicities: readonly number[], most: number): number {
  const ways = waysToCover(multiplicities, most);
  let sum = 0;
  let total = 0;
  for (let covered = most; covered < ways.length; covered++) {
    sum += ways[covered] * covered;
    total += ways[covered];
  }
  return sum / total;
}
