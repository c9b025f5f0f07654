import { DataTable, RankRanges, Scatter } from '@stet/charts';
import type { HumanEvaluation, MetricName } from '@stet/server';
import type { ReactElement } from 'react';
import { decimal, leftColumn, metricTitle, rightColumn } from '@stet/core/internal';
import { speech, words } from '../language/words.js';
import { signed } from '../scores/score-text.js';
import { correlationTable } from './correlation-table.js';

interface PeopleFiguresProps {
  readonly found: HumanEvaluation;
  readonly official: MetricName;
}

/** The ranking by people, each metric beside it, and how far they agree. */
export function PeopleFigures({ found, official }: PeopleFiguresProps): ReactElement {
  const { people } = words();
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
          title={people.byPeople}
          scoreName={people.expectedWins}
          rangeName={people.rankRange(Math.round(100 * ranking.confidence))}
          systems={ranking.systems.map(({ name, score, best, worst, cluster }) => ({
            name,
            score,
            cluster,
            range: [best, worst] as const,
          }))}
          caption={people.caption(ranking)}
          signature={ranking.signature}
        />
        <Scatter
          id="people-scatter"
          title={people.metricAndPeople(metricTitle(official))}
          xUnit={metricTitle(official)}
          yUnit={people.expectedWins}
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
          title: people.eachSystem,
          columns: [
            leftColumn(people.system),
            rightColumn(people.expectedWins),
            ...metrics.map((metric) => rightColumn(metricTitle(metric))),
          ],
          rows: systems.map(({ name, human, metrics: values }) => [
            name,
            human === null ? '–' : speech().written(decimal(human, DIGITS)),
            ...values.map((value) => (value === null ? '–' : signed(value))),
          ]),
          notes: [people.inPercent],
        }}
      />
      {correlations.length === 0 ? (
        <p className="empty">{people.tooFewSystems}</p>
      ) : (
        <DataTable id="people-correlations" table={correlationTable(found)} />
      )}
    </>
  );
}

const DIGITS = 3;
