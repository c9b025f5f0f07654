import { RankRanges, type RankedSystem } from '@stet/charts';
import { metricTitle } from '@stet/core/internal';
import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { drawnScale } from '../scores/score-text.js';
import { ScorePlot } from './score-plot.js';

/** The official metric with its intervals, and each system's rank range, with clusters as bands. */
export function OfficialFigures({ board }: { readonly board: Leaderboard }): ReactElement {
  const { gold, official, confidence, rows } = board;
  const ranked = rows.flatMap(({ team, scores, range, cluster }): RankedSystem[] => {
    const score = scores.find(({ metric }) => metric === official);
    if (score === undefined || range === null || cluster === null) return [];
    return [{ name: team, score: drawnScale(score.unit) * score.value, range, cluster }];
  });
  const { leaderboard } = words();
  return (
    <div className="side-by-side">
      <ScorePlot board={board} rows={rows} />
      {ranked.length === rows.length && (
        <RankRanges
          id={`${gold}-ranks`}
          title={leaderboard.ranks}
          scoreName={metricTitle(official)}
          rangeName={leaderboard.ranksInDraws(Math.round(100 * confidence))}
          systems={ranked}
          digits={2}
          caption={leaderboard.oneBand}
          numbersNearby
        />
      )}
    </div>
  );
}
