import { DotPlot } from '@stet/charts';
import { metricTitle } from '@stet/core/internal';
import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { drawnScale, intervalText, valueText } from '../scores/score-text.js';
import type { BoardRow } from './board-columns.js';

interface ScorePlotProps {
  readonly board: Leaderboard;
  /** The rows of the board, in the order to draw them. */
  readonly rows: readonly BoardRow[];
}

/** The official metric of each system, with its interval. */
export function ScorePlot({ board, rows }: ScorePlotProps): ReactElement {
  const { gold, official, confidence, resamples, sentences } = board;
  const metric = metricTitle(official);
  const scored = rows.flatMap(({ team, scores }) => {
    const score = scores.find((candidate) => candidate.metric === official);
    return score === undefined ? [] : [{ team, ...score }];
  });
  const unit = scored.at(0)?.unit;
  const scale = drawnScale(unit);
  const { leaderboard } = words();
  return (
    <DotPlot
      id={`${gold}-scores`}
      title={metric}
      series={[metric]}
      unit={unit === 'number' ? metric : leaderboard.percent}
      rows={scored.map(({ team, value, interval: [low, high] }) => ({
        label: team,
        values: [[scale * value]],
        interval: [scale * low, scale * high],
      }))}
      description={scored
        .map((score) => `${score.team}: ${valueText(score.value, score.unit)}, ${intervalText(score)}`)
        .join('. ')}
      caption={leaderboard.intervals(Math.round(100 * confidence), resamples, sentences)}
      numbersNearby
    />
  );
}
