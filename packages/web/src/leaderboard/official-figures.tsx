import { DotPlot, RankRanges, type RankedSystem } from '@stet/charts';
import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { metricTitle } from '@stet/core/internal';
import { drawnScale, intervalText, valueText } from '../scores/score-text.js';

/** The official metric with its intervals, and each system's rank range, with clusters as bands. */
export function OfficialFigures({ board }: { readonly board: Leaderboard }): ReactElement {
  const { gold, official, confidence, resamples, sentences } = board;
  const metric = metricTitle(official);
  const scored = board.rows.flatMap(({ team, scores, range, cluster }) => {
    const score = scores.find((candidate) => candidate.metric === official);
    return score === undefined ? [] : [{ team, range, cluster, ...score }];
  });
  const unit = scored.at(0)?.unit;
  const scale = drawnScale(unit);
  const ranked = scored.flatMap(({ team, value, range, cluster }): RankedSystem[] =>
    range === null || cluster === null ? [] : [{ name: team, score: scale * value, range, cluster }],
  );
  const sure = `${Math.round(100 * confidence)} %`;
  return (
    <div className="side-by-side">
      <DotPlot
        id={`${gold}-scores`}
        title={metric}
        series={[metric]}
        unit={unit === 'number' ? metric : 'percent'}
        rows={scored.map(({ team, value, interval: [low, high] }) => ({
          label: team,
          values: [[scale * value]],
          interval: [scale * low, scale * high],
        }))}
        description={scored
          .map((score) => `${score.team}: ${valueText(score.value, score.unit)}, ${intervalText(score)}`)
          .join('. ')}
        caption={`Lines: ${sure} intervals from ${resamples} draws of the ${sentences} sentences.`}
        numbersNearby
      />
      {ranked.length === scored.length && (
        <RankRanges
          id={`${gold}-ranks`}
          title="Ranks"
          scoreName={metric}
          rangeName={`ranks in ${sure} of the draws`}
          systems={ranked}
          digits={2}
          caption="Systems in one band cannot be told apart."
          numbersNearby
        />
      )}
    </div>
  );
}
