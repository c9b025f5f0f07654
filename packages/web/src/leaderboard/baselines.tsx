import { metricTitle } from '@stet/core/internal';
import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { intervalText, valueText } from '../scores/score-text.js';
import { ListTable, numbers } from '../shell/list-table.js';

interface BaselinesProps {
  readonly board: Leaderboard;
  /** Of the board, of which a page may have two. */
  readonly title: string;
}

/** Teams that organisers pinned for comparison: with all their scores, and without a rank. */
export function Baselines({ board, title }: BaselinesProps): ReactElement | null {
  const { baselines, metrics } = board;
  if (baselines.length === 0) return null;
  const { benchmarks } = words();
  return (
    <ListTable
      name={`${title}: ${benchmarks.baselines}`}
      caption={benchmarks.baselines}
      columns={[benchmarks.team, ...metrics.map((metric) => numbers(metricTitle(metric)))]}
    >
      {baselines.map(({ submission, team, scores }) => (
        <tr key={submission}>
          <th scope="row">
            <bdi>{team}</bdi>
          </th>
          {metrics.map((metric) => {
            const score = scores.find((candidate) => candidate.metric === metric);
            return (
              <td key={metric} className="number">
                {score === undefined ? (
                  '–'
                ) : (
                  <>
                    {valueText(score.value, score.unit)} <small>{intervalText(score)}</small>
                  </>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </ListTable>
  );
}
