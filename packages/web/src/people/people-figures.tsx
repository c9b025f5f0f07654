import { DataTable, RankRanges, Scatter } from '@stet/charts';
import type { HumanEvaluation, MetricName } from '@stet/server';
import type { ReactElement } from 'react';
import { decimal, leftColumn, metricTitle, rightColumn } from '@stet/core/internal';
import { signed } from '../scores/score-text.js';
import { correlationTable } from './correlation-table.js';

interface PeopleFiguresProps {
  readonly found: HumanEvaluation;
  readonly official: MetricName;
}

/** The ranking by people, each metric beside it, and how far they agree. */
export function PeopleFigures({ found, official }: PeopleFiguresProps): ReactElement {
  const { ranking, systems, metrics, correlations } = found;
  const at = metrics.indexOf(official);
  const points = systems.flatMap(({ name, human, metrics: values }) => {
    const value = values.at(at) ?? null;
    return human === null || value === null ? [] : [{ name, x: 100 * value, y: human }];
  });
  const officialCorrelation = correlations.find(({ metric }) => metric === official);
  return (
    <>
      <div className="side-by-side">
        <RankRanges
          id="people-ranks"
          title="By people"
          scoreName="Expected Wins"
          rangeName={`rank range, ${Math.round(100 * ranking.confidence)} %`}
          systems={ranking.systems.map(({ name, score, best, worst, cluster }) => ({
            name,
            score,
            cluster,
            range: [best, worst] as const,
          }))}
          caption={`${ranking.rankings} judgments, ${ranking.pairs} pairs of systems; ranges from ${ranking.runs} resamples. Systems in one band cannot be told apart.`}
          signature={ranking.signature}
        />
        <Scatter
          id="people-scatter"
          title={`${metricTitle(official)} and people`}
          xUnit={metricTitle(official)}
          yUnit="Expected Wins"
          points={points}
          correlations={
            officialCorrelation === undefined
              ? []
              : [
                  { name: 'r', value: officialCorrelation.pearson.value, n: officialCorrelation.n },
                  { name: 'ρ', value: officialCorrelation.spearman.value, n: officialCorrelation.n },
                ].flatMap(({ name, value, n }) => (value === null ? [] : [{ name, value, n }]))
          }
        />
      </div>
      <DataTable
        id="people-metrics"
        table={{
          title: 'Each system by people and by metrics',
          columns: [
            leftColumn('System'),
            rightColumn('Expected Wins'),
            ...metrics.map((metric) => rightColumn(metricTitle(metric))),
          ],
          rows: systems.map(({ name, human, metrics: values }) => [
            name,
            human === null ? '–' : decimal(human, DIGITS),
            ...values.map((value) => (value === null ? '–' : signed(value))),
          ]),
          notes: ['Metrics in percent, against the gold without alternative answers.'],
        }}
      />
      {correlations.length === 0 ? (
        <p className="empty">Not enough systems: a correlation needs at least three that are both judged and scored.</p>
      ) : (
        <DataTable id="people-correlations" table={correlationTable(found)} />
      )}
    </>
  );
}

const DIGITS = 3;
