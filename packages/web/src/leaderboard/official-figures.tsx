import { DotPlot, RankRanges, type RankedSystem } from '@stet/charts';
import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { metricTitle } from '@stet/core/internal';
import { intervalText, signed } from '../scores/score-text.js';

/** The official metric with its intervals, and each system's rank range, with clusters as bands. */
export function OfficialFigures({ board }: { readonly board: Leaderboard }): ReactElement {
  const { gold, official, confidence, resamples, sentences } = board;
  const metric = metricTitle(official);
  const scored = board.rows.flatMap(({ team, scores, range, cluster }) => {
    const score = scores.find((candidate) => candidate.metric === official);
    return score === undefined ? [] : [{ team, range, cluster, ...score }];
  });
  const ranked = scored.flatMap(({ team, value, range, cluster }): RankedSystem[] =>
    range === null || cluster === null ? [] : [{ name: team, score: 100 * value, range, cluster }],
  );
  const sure = `${Math.round(100 * confidence)} %`;
  return (
    <div className="side-by-side">
      <DotPlot
        id={`${gold}-scores`}
        title={metric}
        series={[metric]}
        unit="percent"
        rows={scored.map(({ team, value, interval: [low, high] }) => ({
          label: team,
          values: [[100 * value]],
          interval: [100 * low, 100 * high],
        }))}
        description={scored
          .map(({ team, value, interval }) => `${team}: ${signed(value)}, ${intervalText(interval)}`)
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
