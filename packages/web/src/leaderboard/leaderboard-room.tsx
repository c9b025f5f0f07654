import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { counted } from '../shell/format.js';
import { PeopleNote } from '../people/people-note.js';
import type { TaskPart } from '../tasks/task-part.js';
import { AlternativesWarning } from './alternatives-warning.js';
import { BoardPart } from './board-part.js';

/** The leaderboard; with alternative answers a second one, and what to think of it. */
export function LeaderboardRoom({ task }: TaskPart): ReactElement {
  const [params, setParams] = useSearchParams();
  const { settings, may, errorTypes, waiting, alternativesVersion } = task;
  const type = errorTypes.find((name) => name === params.get('type'));
  return (
    <>
      {settings.description !== '' && (
        <p className="instructions" dir="auto">
          {settings.description}
        </p>
      )}
      {!may.readLeaderboard ? (
        <p className="empty">The leaderboard is not public yet.</p>
      ) : (
        <>
          {waiting > 0 && (
            <p className="note" role="status">
              {counted(waiting, 'submission is', 'submissions are')} being scored; what is stale is not ranked until
              then.
            </p>
          )}
          {errorTypes.length > 0 && (
            <label className="type-filter">
              Error type
              <select
                value={type ?? ''}
                onChange={(event) => {
                  const next = new URLSearchParams(params);
                  if (event.target.value === '') next.delete('type');
                  else next.set('type', event.target.value);
                  setParams(next, { replace: true });
                }}
              >
                <option value="">all</option>
                {errorTypes.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <BoardPart {...{ task, type }} gold="gold" title="Leaderboard" />
          {alternativesVersion > 0 && (
            <BoardPart {...{ task, type }} gold="alternatives" title="With alternative answers">
              <AlternativesWarning />
            </BoardPart>
          )}
          <PeopleNote task={task} />
        </>
      )}
    </>
  );
}
