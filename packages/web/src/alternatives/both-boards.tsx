import { DataTable } from '@stet/charts';
import type { Leaderboard, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { leftColumn, metricTitle, rightColumn, signed } from '@stet/core/internal';
import { useQuery } from '../api/use-query.js';
import { speech, words } from '../language/words.js';
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
  const { alternatives, leaderboard } = words();
  return (
    <section aria-labelledby="both-boards">
      <h2 id="both-boards">{alternatives.boards.title}</h2>
      <AlternativesWarning />
      {waiting > 0 && (
        <p className="note" role="status">
          {alternatives.boards.scoring(waiting)}
        </p>
      )}
      <Loaded query={first} what={leaderboard.wanted}>
        {(withoutAlternatives) => (
          <Loaded query={second} what={alternatives.wantedBoard}>
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
  const { alternatives, tasks } = words();
  const { boards } = alternatives;
  if (teams.length === 0) return <p className="empty">{tasks.noScores}</p>;
  const cells = (row: Leaderboard['rows'][number] | undefined): string[] => {
    const score = row?.scores.find((candidate) => candidate.metric === official);
    if (row === undefined || score === undefined) return ['–', '–', '–'];
    const counts = shownParts(score).filter(({ isShare }) => !isShare);
    return [String(row.rank), valueText(score.value, score.unit), counts.map(({ text }) => text).join(' / ')];
  };
  const columns = [boards.rank, metric, boards.counts];
  return (
    <DataTable
      id="compared"
      table={{
        title: boards.tableTitle(metric),
        columns: [
          leftColumn(boards.team),
          ...columns.map(rightColumn),
          ...columns.map((title) => rightColumn(boards.with(title))),
          rightColumn(boards.gain),
        ],
        rows: teams.map((team) => {
          const gain = gainOf(team, official);
          return [
            team.team,
            ...cells(team.first),
            ...cells(team.second),
            gain === undefined ? '–' : speech().written(signed(gain)),
          ];
        }),
        notes: [boards.versions(first.goldVersion, second.goldVersion)],
      }}
    />
  );
}
