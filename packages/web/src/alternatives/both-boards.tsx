import { DataTable } from '@stet/charts';
import type { Leaderboard, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { counted, leftColumn, metricTitle, rightColumn, signed } from '@stet/core/internal';
import { useQuery } from '../api/use-query.js';
import { AlternativesWarning } from '../leaderboard/alternatives-warning.js';
import { shownParts, valueText } from '../scores/score-text.js';
import { Loaded } from '../shell/loaded.js';
import { compareBoards, gainOf } from './compare-boards.js';

/** Both leaderboards in one table, with a warning about the second. */
export function BothBoards({ task }: { readonly task: Task }): ReactElement {
  const { id, version, waiting } = task;
  const request = { param: { task: id }, version };
  const first = useQuery('/tasks/:task/leaderboard', { ...request, query: { gold: 'gold' } });
  const second = useQuery('/tasks/:task/leaderboard', { ...request, query: { gold: 'alternatives' } });
  return (
    <section aria-labelledby="both-boards">
      <h2 id="both-boards">Both leaderboards</h2>
      <AlternativesWarning />
      {waiting > 0 && (
        <p className="note" role="status">
          {counted(waiting, 'submission is', 'submissions are')} being scored; stale scores are left out until then.
        </p>
      )}
      <Loaded query={first} what="the leaderboard">
        {(withoutAlternatives) => (
          <Loaded query={second} what="the leaderboard with alternative answers">
            {(withAlternatives) => <ComparedTable first={withoutAlternatives} second={withAlternatives} />}
          </Loaded>
        )}
      </Loaded>
    </section>
  );
}

function ComparedTable({ first, second }: { readonly first: Leaderboard; readonly second: Leaderboard }): ReactElement {
  const { official } = first;
  const metric = metricTitle(official);
  const teams = compareBoards(first, second);
  if (teams.length === 0) return <p className="empty">No submission has a score yet.</p>;
  const cells = (row: Leaderboard['rows'][number] | undefined): string[] => {
    const score = row?.scores.find((candidate) => candidate.metric === official);
    if (row === undefined || score === undefined) return ['–', '–', '–'];
    const counts = shownParts(score).filter(({ isShare }) => !isShare);
    return [String(row.rank), valueText(score.value, score.unit), counts.map(({ text }) => text).join(' / ')];
  };
  const counts = 'Correct / proposed / gold';
  return (
    <DataTable
      id="compared"
      table={{
        title: `${metric} without and with alternative answers`,
        columns: [
          leftColumn('Team'),
          ...['Rank', metric, counts].map(rightColumn),
          ...['Rank', metric, counts].map((title) => rightColumn(`${title} with`)),
          rightColumn('Gain'),
        ],
        rows: teams.map((team) => {
          const gain = gainOf(team, official);
          return [team.team, ...cells(team.first), ...cells(team.second), gain === undefined ? '–' : signed(gain)];
        }),
        notes: [
          `Gold version ${first.goldVersion}, with alternative answers version ${second.goldVersion}. Scores in percent.`,
        ],
      }}
    />
  );
}
