import { DataTable, DotPlot } from '@stet/charts';
import type { SubmissionScores } from '@stet/server';
import type { ReactElement } from 'react';
import { leftColumn, metricTitle, rightColumn, type TableModel } from '@stet/core/internal';
import { words } from '../language/words.js';
import { Reported } from '../shell/reported.js';
import { intervalText, shownParts, signed, valueText } from './score-text.js';

interface ScoreDetailsProps {
  readonly id: string;
  /** The id of what names the submission. */
  readonly within: string;
  readonly scores: SubmissionScores;
}

/** A submission by every metric, by error type, and against each annotator alone. */
export function ScoreDetails({
  id,
  within,
  scores: { metrics, types, byAnnotator, explainedBy = 'm2', warnings = [] },
}: ScoreDetailsProps): ReactElement {
  const said = words().scores;
  const shown = types.filter(({ gold }) => gold > 0);
  return (
    <>
      <DataTable
        id={`${id}-metrics`}
        within={within}
        table={{
          title: said.byMetric,
          columns: [
            leftColumn(said.metric),
            rightColumn(said.score),
            rightColumn(said.intervalTitle),
            leftColumn(said.madeOf),
          ],
          rows: metrics.map((score) => [
            metricTitle(score.metric),
            valueText(score.value, score.unit),
            intervalText(score),
            shownParts(score)
              .map(({ title, text }) => `${title} ${text}`)
              .join(', '),
          ]),
          notes: metrics.map(({ signature }) => signature),
        }}
      />
      {warnings.map((warning) => (
        <small key={warning}>
          <Reported>{warning}</Reported>
        </small>
      ))}
      {byAnnotator.length > 0 && (
        <DataTable
          id={`${id}-annotators`}
          within={within}
          table={{
            title: said.byAnnotator,
            columns: [
              leftColumn(said.annotator),
              rightColumn(said.sentences),
              rightColumn(said.parts.correct),
              rightColumn(said.parts.proposed),
              rightColumn(said.parts.gold),
              rightColumn(metricTitle(explainedBy)),
            ],
            rows: byAnnotator.map(({ annotator, sentences = '', correct, proposed, gold, value }) => [
              ...[annotator, sentences, correct, proposed, gold].map(String),
              signed(value),
            ]),
          }}
        />
      )}
      {shown.length > 0 && (
        <div className="side-by-side">
          <DotPlot
            id={`${id}-types`}
            title={said.recallByType}
            series={[said.recall]}
            unit={said.percent}
            max={100}
            rows={shown.map(({ type, matched, gold }) => ({ label: type, values: [[(100 * matched) / gold]] }))}
            description={shown.map(({ type, matched, gold }) => said.matchedOf(type, matched, gold)).join('. ')}
            numbersNearby
          />
          <DataTable id={`${id}-type-numbers`} within={within} table={typeTable(types)} />
        </div>
      )}
    </>
  );
}

/** Recall of each type, and precision where the metric says the types of a system's edits. */
function typeTable(types: SubmissionScores['types']): TableModel & { readonly title: string } {
  const said = words().scores;
  const hasWrong = types.some(({ wrong }) => wrong !== undefined);
  const ratio = (part: number, whole: number): string => (whole === 0 ? '–' : signed(part / whole));
  return {
    title: said.byType,
    columns: [
      leftColumn(said.type),
      ...[
        said.matched,
        said.parts.gold,
        ...(hasWrong ? [said.wrong, said.parts.precision] : []),
        said.parts.recall,
      ].map((title) => rightColumn(title)),
    ],
    rows: types
      .filter(({ gold, wrong = 0 }) => gold > 0 || wrong > 0)
      .map(({ type, matched, gold, wrong = 0 }) => [
        ...[type, String(matched), String(gold)],
        ...(hasWrong ? [String(wrong), ratio(matched, matched + wrong)] : []),
        ratio(matched, gold),
      ]),
  };
}
