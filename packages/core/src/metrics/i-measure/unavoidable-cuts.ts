import { shareOf } from './margins.js';

/**
 * Of cuts in a row, those that every cheapest alignment goes through. An alignment that misses a run of cuts, and goes
 * through those around it, costs at least the price of any of them, and the shares of all of them, more than the pairs
 * by themselves, less `shortfall`; a cheapest one costs at most the slack of the sections between them more. Where every
 * run is worth more than the slack of its sections, none is missed. Other runs are given up, the shortest first.
 */
export function unavoidableCuts(
  cutPrices: readonly number[],
  sectionSlacks: readonly number[],
  shortfall: number,
): boolean[] {
  let cuts = [...cutPrices.keys()];
  for (;;) {
    const run = shortestUnproven(cuts, cutPrices, sectionSlacks, shortfall);
    if (run.length === 0) break;
    cuts = cuts.filter((cut) => !run.includes(cut));
  }
  return cutPrices.map((_, cut) => cuts.includes(cut));
}

function shortestUnproven(
  cuts: readonly number[],
  cutPrices: readonly number[],
  sectionSlacks: readonly number[],
  shortfall: number,
): readonly number[] {
  const slackBetween = (from: number, to: number): number =>
    sectionSlacks.slice(from, to).reduce((sum, sectionSlack) => sum + sectionSlack, 0);
  for (let length = 1; length <= cuts.length; length++) {
    for (let first = 0; first + length <= cuts.length; first++) {
      const run = cuts.slice(first, first + length);
      const price = Math.max(...run.map((cut) => cutPrices[cut]));
      const shares = run.reduce((sum, cut) => sum + shareOf(cutPrices[cut]), 0);
      const from = first === 0 ? 0 : cuts[first - 1] + 1;
      const to = first + length === cuts.length ? sectionSlacks.length : cuts[first + length] + 1;
      if (Math.max(price, shares) <= slackBetween(from, to) + shortfall) return run;
    }
  }
  return [];
}
