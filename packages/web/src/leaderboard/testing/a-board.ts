import type { Leaderboard, MetricName, MetricScore } from '@stet/server';

function aScore(metric: MetricName, value: number): MetricScore {
  const parts = metric === 'm2' ? { correct: 2, proposed: 4, gold: 5, precision: 0.5, recall: 0.4, value } : { value };
  return { metric, value, interval: [value - 0.05, value + 0.05], parts, signature: `${metric}|1` };
}

type Row = Leaderboard['rows'][number];

export function aRow(
  team: string,
  rank: number,
  values: Partial<Record<MetricName, number>>,
  overrides: Partial<Row> = {},
): Row {
  return {
    submission: `s-${team}`,
    team,
    note: '',
    submittedAt: 0,
    entries: 1,
    rank,
    range: [rank, rank],
    cluster: 1,
    type: null,
    scores: (Object.entries(values) as [MetricName, number][]).map(([metric, value]) => aScore(metric, value)),
    ...overrides,
  };
}

export function aBoard(rows: Row[], overrides: Partial<Leaderboard> = {}): Leaderboard {
  return {
    gold: 'gold',
    goldVersion: 1,
    official: 'm2',
    metrics: ['m2', 'gleu'],
    confidence: 0.95,
    resamples: 1000,
    sentences: 9,
    computedAt: 0,
    isCurrent: true,
    rows,
    baselines: [],
    unranked: [],
    ...overrides,
  };
}
