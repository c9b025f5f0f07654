import { percentileInterval } from '../../significance/interval.js';
import type { Interval } from '../system-level/fisher-interval.js';
import { bootstrapSentences } from './resampled-taus.js';
import { concordanceOfCells, contingencyRows, countCells } from './cells.js';
import type { JudgedPairs } from './judged-pairs.js';
import { standardError, standardErrorOfRows, tauSums } from './sentence-groups.js';
import { tieStatistics, type TieStatistics } from './statistics.js';
import { clearWinners, intervalOf } from './tau-interval.js';
import { byConvention, coefficientsOf, type TieConvention } from './tie-conventions.js';

export interface SentenceLevelOptions {
  readonly confidence: number;
  readonly resamples: number;
  readonly seed: number;
}

/** How a tau varies from sample to sample. */
interface TauSpread {
  /** Over resamples of the sentences. */
  readonly interval: Interval | null;
  /** Linearised, of whole sentences; and as if each pair were a sentence of its own. */
  readonly standardError: number | null;
  readonly standardErrorOfRows: number | null;
}

export interface MetricTaus {
  readonly metric: string;
  /** A row each for human better, tie, worse; in each, the metric's better, tie, worse. */
  readonly contingency: readonly (readonly number[])[];
  readonly metricTies: number;
  readonly taus: TieStatistics;
  readonly spread: Readonly<Record<TieConvention, TauSpread>>;
}

/** Taus under every convention, with the metric that is clearly ahead of all others, if there is one. */
export interface SentenceTaus {
  readonly n: number;
  readonly sentences: number;
  readonly humanTies: number;
  readonly metrics: readonly MetricTaus[];
  readonly winners: Readonly<Record<TieConvention, string | null>>;
}

export function sentenceTaus(judged: JudgedPairs, options: SentenceLevelOptions): SentenceTaus {
  const { pairs, metrics, cells, groups } = judged;
  const resampled = bootstrapSentences(groups, metrics.length, options);
  const intervals = byConvention((convention) =>
    resampled[convention].map((values) =>
      intervalOf(values, (defined) => percentileInterval(defined, options.confidence)),
    ),
  );
  const counts = cells.map(countCells);
  const rows = metrics.map((metric, at): MetricTaus => {
    const { secondTies, bothTies } = concordanceOfCells(counts[at]);
    return {
      metric,
      contingency: contingencyRows(counts[at]),
      metricTies: secondTies + bothTies,
      taus: tieStatistics(counts[at]),
      spread: byConvention((convention) => ({
        interval: intervals[convention][at],
        standardError: standardError(tauSums(groups, at, coefficientsOf(convention))),
        standardErrorOfRows: standardErrorOfRows(counts[at], coefficientsOf(convention)),
      })),
    };
  });
  return {
    n: pairs.outcome.length,
    humanTies: pairs.outcome.reduce((count, outcome) => count + Number(outcome === 0), 0),
    sentences: groups.size,
    metrics: rows,
    winners: clearWinners(metrics, counts, intervals),
  };
}
