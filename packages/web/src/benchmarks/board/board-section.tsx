import { DotPlot, RankRanges, type RankedSystem } from '@stet/charts';
import { metricTitle } from '@stet/core/internal';
import type { TrackBoard } from '@stet/server';
import type { ReactElement } from 'react';
import { speech, words } from '../../language/words.js';
import { drawnScale, intervalText, valueText } from '../../scores/score-text.js';
import { TrackTable } from './track-table.js';

interface BoardSectionProps {
  readonly board: TrackBoard;
  readonly confidence: number;
  readonly entrant: string | undefined;
}

/** The board of a track: who is ranked by the average, who covers a part, and the baselines. */
export function BoardSection({ board, confidence, entrant }: BoardSectionProps): ReactElement {
  const { benchmarks } = words();
  const { track, name, official, rows, baselines } = board;
  const ranked = rows.filter(({ average }) => average.value !== null);
  const partial = rows.filter(
    ({ average, cells }) => average.value === null && cells.some(({ value }) => value !== null),
  );
  const id = `board-${track}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <bdi>{name}</bdi>
      </h2>
      <p>
        {official === null ? benchmarks.noAverage : benchmarks.boardIntro(metricTitle(official), percentOf(confidence))}
      </p>
      {ranked.length + partial.length + baselines.length === 0 ? (
        <p className="empty">{benchmarks.nobody}</p>
      ) : (
        <>
          {ranked.length > 0 && <Averages board={board} rows={ranked} confidence={confidence} />}
          <TrackTable
            board={board}
            entrant={entrant}
            groups={[
              { title: undefined, rows: ranked },
              { title: benchmarks.partial, rows: partial },
              { title: benchmarks.baselines, rows: baselines },
            ]}
          />
          <p className="quiet">{benchmarks.goldVersions(board.dataSets.map(goldWords))}</p>
        </>
      )}
    </section>
  );
}

function goldWords({ name, gold, goldVersion }: TrackBoard['dataSets'][number]): string {
  return words().benchmarks.goldOf(name, goldVersion, gold === 'alternatives');
}

interface AveragesProps {
  readonly board: TrackBoard;
  readonly rows: TrackBoard['rows'];
  readonly confidence: number;
}

/** The averages with their intervals, and which teams cannot be told apart. */
function Averages({ board: { track, name, unit, resamples }, rows, confidence }: AveragesProps): ReactElement {
  const { benchmarks } = words();
  const scale = drawnScale(unit);
  const drawn = rows.flatMap(({ team, average: { value, interval } }) =>
    value === null || interval === null ? [] : [{ team, value, interval }],
  );
  const ranges = rows.flatMap(({ team, average: { value, range, cluster } }): RankedSystem[] =>
    value === null || range === null || cluster === null ? [] : [{ name: team, score: scale * value, range, cluster }],
  );
  const share = percentOf(confidence);
  return (
    <div className="side-by-side">
      <DotPlot
        id={`averages-${track}`}
        title={benchmarks.chartTitle(name)}
        series={[benchmarks.macro]}
        unit={unit === 'percent' ? benchmarks.chartPercent : benchmarks.chartAxis}
        rows={drawn.map(({ team, value, interval: [low, high] }) => ({
          label: team,
          values: [[scale * value]],
          interval: [scale * low, scale * high],
        }))}
        description={drawn
          .map(({ team, value, interval }) => `${team}: ${valueText(value, unit)}, ${intervalText({ interval, unit })}`)
          .join('. ')}
        caption={benchmarks.chartCaption(share, resamples)}
        numbersNearby
      />
      {ranges.length === rows.length && (
        <RankRanges
          id={`ranks-${track}`}
          title={benchmarks.ranks}
          scoreName={benchmarks.macro}
          rangeName={benchmarks.rangeName(share)}
          systems={ranges}
          digits={2}
          caption={benchmarks.bands}
          numbersNearby
        />
      )}
    </div>
  );
}

const percentOf = (confidence: number): string => speech().written(String(Number((100 * confidence).toPrecision(12))));
