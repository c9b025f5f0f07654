import {
  NONE,
  figure,
  interval,
  rankingMethods,
  sentinelNote,
  type JudgeStanding,
  type JudgeStandings,
  type MetricCorrelation,
  type StandingCorrelations,
} from '@stet/core/internal';
import { shownRange, shownScore } from '../print/ranking-tables.js';
import { left, right, type TableModel } from '../print/table.js';

/** The systems as people and models rank them, and how far their scores go together. */
export function standingTables(standings: JudgeStandings | undefined): TableModel[] {
  if (standings === undefined) return [];
  return [...rankingTables(standings), ...correlationTables(standings)];
}

/** People first, then the judges. */
export function rankedJudges({ people, judges }: JudgeStandings): JudgeStanding[] {
  return [...(people === undefined ? [] : [people]), ...judges];
}

function rankingTables(standings: JudgeStandings): TableModel[] {
  const ranked = rankedJudges(standings);
  if (ranked.length === 0) return [];
  const [first] = ranked.map(({ byMethod }) => byMethod['expected-wins']);
  const cells = ({ byMethod }: JudgeStanding, name: string): string[] => {
    const system = byMethod['expected-wins'].systems.find((candidate) => candidate.name === name);
    return system === undefined
      ? [NONE, NONE, NONE]
      : [String(system.cluster), shownScore(system.score), shownRange(system.range)];
  };
  return [
    {
      title: `Systems in the order of ${ranked[0].judge}`,
      columns: [left('System'), ...ranked.flatMap(({ judge }) => [right('#'), right(judge), right('Range')])],
      rows: first.systems.map(({ name }) => [name, ...ranked.flatMap((standing) => cells(standing, name))]),
      notes: [
        `#: clusters. ${rankingMethods['expected-wins'].title}; ranges of ranks over ${first.resamples} draws of the sentences (seed ${first.seed}).`,
        ...standings.unranked.map((judge) => `${judge} compared too few systems to rank them.`),
      ],
    },
  ];
}

function correlationTables({ correlations }: JudgeStandings): TableModel[] {
  if (correlations.length === 0) return [];
  const { resamples, seed } = correlations[0].byMethod.trueskill;
  const rows = correlations.flatMap(setRows);
  return [
    {
      title: 'Correlation with people about systems',
      columns: [
        left('Set'),
        right('n'),
        left('Judge'),
        ...['Expected Wins r', '95 %', 'rho', 'TrueSkill r', '95 %', 'rho'].map(right),
      ],
      rows,
      groups: rows.flatMap(([set], at) => (at > 0 && set !== rows[at - 1][0] ? [at] : [])),
      notes: [
        'Judges and people are rated alike, by Expected Wins or by TrueSkill; in every set the scores are those among all systems.',
        `Intervals: ${resamples} draws of the systems (seed ${seed}).`,
        sentinelNote,
      ],
    },
  ];
}

function setRows({ set, systems, byMethod }: StandingCorrelations): string[][] {
  const [wins, skills] = [byMethod['expected-wins'], byMethod.trueskill].map(
    ({ systemLevel }) => systemLevel.correlations ?? [],
  );
  const cells = ({ pearson, spearman, bootstrap }: MetricCorrelation): string[] => [
    figure(pearson.value),
    interval(bootstrap.pearson),
    figure(spearman.value),
  ];
  return wins.map((correlation, at) => [
    set,
    String(systems.length),
    correlation.metric,
    ...cells(correlation),
    ...cells(skills[at]),
  ]);
}
