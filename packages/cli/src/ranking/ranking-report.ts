import type { HeadToHead, JudgeCorrelation, RankedSystem, SystemRanking } from '@stet/core/internal';

/** How much a ranking rests on. */
export interface JudgmentCounts {
  /** Pairwise judgments of systems. */
  readonly judgments: number;
  /** Those that are no ties. */
  readonly decided: number;
  readonly sentences: number;
  readonly judges: number;
}

/** All that is said of a ranking of systems: what tables, JSON and a page are made of. */
export interface RankingReport {
  readonly counts: JudgmentCounts;
  readonly ranking: SystemRanking;
  /** The same with whole sentences drawn, where single judgments are drawn first. */
  readonly bySentence?: SystemRanking;
  readonly headToHead: HeadToHead;
}

export interface JudgeRanking {
  readonly judge: string;
  readonly counts: JudgmentCounts;
  readonly ranking: SystemRanking;
}

/** The rankings of each judge, and how far they agree. */
export interface JudgeReport {
  readonly judges: readonly JudgeRanking[];
  readonly correlation: JudgeCorrelation;
}

/** A ranking for programs: the systems, each with its range by sentence where there is one. */
export function rankingDocument({ counts, ranking, bySentence }: RankingReport): object {
  const { systems, ...settings } = ranking;
  const across = new Map(bySentence?.systems.map((system) => [system.name, system]));
  return {
    ...settings,
    ...counts,
    systems: systems.map((system) => ({ ...system, ...sentenceRange(across.get(system.name)) })),
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
