import { byHumanScore, selectSystems, type ScoredSystems } from '../scored-systems.js';
import { correlateSubset, type SubsetCorrelations } from './leave-one-out.js';

/** Fewer systems have no correlation worth a look. */
const FEWEST = 3;

/**
 * The correlations within each run of `width` systems that people put next to each other, the best first (window
 * analysis, Kobayashi et al. 2024): whether a metric can tell systems apart that are close.
 */
export function windowCorrelations(scored: ScoredSystems, width: number): SubsetCorrelations[] {
  const ordered = byHumanScore(scored);
  const windows: SubsetCorrelations[] = [];
  if (width < FEWEST) return windows;
  for (let first = 0; first + width <= ordered.systems.length; first++) {
    windows.push(correlateSubset(selectSystems(ordered, range(first, first + width))));
  }
  return windows;
}

/** The correlations over the best systems only, from all of them down to three (top-N, Ma et al. 2019). */
export function topCorrelations(scored: ScoredSystems): SubsetCorrelations[] {
  const ordered = byHumanScore(scored);
  const curves: SubsetCorrelations[] = [];
  for (let size = ordered.systems.length; size >= FEWEST; size--) {
    curves.push(correlateSubset(selectSystems(ordered, range(0, size))));
  }
  return curves;
}

function range(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, at) => first + at);
}
