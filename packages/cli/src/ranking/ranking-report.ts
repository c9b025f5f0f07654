import type { HeadToHead, JudgeCorrelation, RankedSystem, SystemRanking } from '@stet/core/internal';

/** How many judgments a ranking rests on. */
export interface JudgmentCounts {
  /** Pairwise judgments of systems. */
  readonly judgments: number;
  /** Those that are not ties. */
  readonly decided: number;
  readonly sentences: number;
  readonly judges: number;
}

/** Everything to report about a ranking of systems; tables, JSON and the page are made from it. */
export interface RankingReport {
  readonly counts: JudgmentCounts;
  readonly ranking: SystemRanking;
  /** The ranking with whole sentences resampled, where `ranking` resamples single judgments. */
  readonly bySentence?: SystemRanking;
  readonly headToHead: HeadToHead;
}

export interface JudgeRanking {
  readonly judge: string;
  readonly counts: JudgmentCounts;
  readonly ranking: SystemRanking;
}

/** The ranking by each judge, and how far they agree. */
export interface JudgeReport {
  readonly judges: readonly JudgeRanking[];
  readonly correlation: JudgeCorrelation;
}

/** A ranking for programs: the systems, each with its range by sentence where there is one. */
export function rankingDocument({ counts, ranking, bySentence }: Omit<RankingReport, 'headToHead'>): object {
  const { systems, ...settings } = ranking;
  const bySentenceOf = new Map(bySentence?.systems.map((system) => [system.name, system]));
  return {
    ...settings,
    // The method says what it rests on: pairs of systems, or scored outputs.
    ...{ ...counts, judgments: settings.judgments },
    systems: systems.map((system) => ({ ...system, ...sentenceRange(bySentenceOf.get(system.name)) })),
  };
}

function sentenceRange(system: RankedSystem | undefined): object {
  return system === undefined ? {} : { bySentence: { range: system.range, cluster: system.cluster } };
}

export function judgeDocument({ judges, correlation }: JudgeReport): object {
  return {
    judges: judges.map(({ judge, counts, ranking }) => ({ judge, ...counts, ...ranking })),
    correlation,
  };
}
