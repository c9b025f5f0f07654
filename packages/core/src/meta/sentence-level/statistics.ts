import { pairsOf } from '../../stats/concordance.js';
import { tauB } from '../../stats/kendall.js';
import { concordanceOfCells, type Contingency } from './cells.js';
import { byConvention, coefficientsOf, countedPairs, tauOf, type TieConvention } from './tie-conventions.js';

/** A tau, and how many pairs it is over. */
interface CountedTau {
  readonly tau: number | null;
  readonly n: number;
}

/** Every statistic of Kendall's family at once, since the order of metrics can depend on how ties count. */
export type TieStatistics = Readonly<Record<TieConvention | 'tauB', CountedTau>>;

export function tieStatistics(counts: Contingency): TieStatistics {
  const concordance = concordanceOfCells(counts);
  return {
    ...byConvention((convention) => {
      const coefficients = coefficientsOf(convention);
      return { tau: tauOf(counts, coefficients), n: countedPairs(counts, coefficients) };
    }),
    tauB: { tau: tauB(concordance), n: pairsOf(concordance) },
  };
}
