import { DataTable, DotPlot } from '@stet/charts';
import type { SubmissionScores } from '@stet/server';
import type { ReactElement } from 'react';
import { metricTitle } from '@stet/core/internal';
import { intervalText, shownParts, signed } from './score-text.js';

interface ScoreDetailsProps {
  readonly id: string;
  readonly scores: SubmissionScores;
}

/** A submission by every metric, by error type, and against each annotator alone. */
export function ScoreDetails({ id, scores: { metrics, types, byAnnotator } }: ScoreDetailsProps): ReactElement {
  const shown = types.filter(({ gold }) => gold > 0);
  return (
    <>
      <DataTable
        id={`${id}-metrics`}
        table={{
          title: 'By metric',
          columns: [
            { title: 'Metric', align: 'left' },
            { title: 'Score', align: 'right' },
            { title: 'Interval', align: 'right' },
            { title: 'Made of', align: 'left' },
          ],
          rows: metrics.map((score) => [
            metricTitle(score.metric),
            signed(score.value),
            intervalText(score.interval),
            shownParts(score)
              .map(({ title, text }) => `${title} ${text}`)
              .join(', '),
          ]),
          notes: metrics.map(({ signature }) => signature),
        }}
      />
      {byAnnotator.length > 0 && (
        <DataTable
          id={`${id}-annotators`}
          table={{
            title: 'Against each annotator alone',
            columns: [
              { title: 'Annotator', align: 'left' },
              { title: 'Correct', align: 'right' },
              { title: 'Proposed', align: 'right' },
              { title: 'Gold', align: 'right' },
              { title: 'M²', align: 'right' },
            ],
            rows: byAnnotator.map(({ annotator, correct, proposed, gold, value }) => [
              ...[String(annotator), String(correct), String(proposed), String(gold), signed(value)],
            ]),
          }}
        />
      )}
      {shown.length > 0 && (
        <div className="side-by-side">
          <DotPlot
            id={`${id}-types`}
            title="Recall by error type"
            series={['recall']}
            unit="percent"
            max={100}
            rows={shown.map(({ type, matched, gold }) => ({ label: type, values: [[(100 * matched) / gold]] }))}
            description={shown.map(({ type, matched, gold }) => `${type}: ${matched} of ${gold}`).join('. ')}
            numbersNearby
          />
          <DataTable
            id={`${id}-type-numbers`}
            table={{
              title: 'By error type',
              columns: [
                { title: 'Type', align: 'left' },
                { title: 'Matched', align: 'right' },
                { title: 'Gold', align: 'right' },
                { title: 'R', align: 'right' },
              ],
              rows: shown.map(({ type, matched, gold }) => [
                ...[type, String(matched), String(gold), signed(matched / gold)],
              ]),
            }}
          />
        </div>
      )}
    </>
  );
}
