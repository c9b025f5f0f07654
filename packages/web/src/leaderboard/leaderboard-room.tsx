import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { counted } from '../shell/format.js';
import { PeopleNote } from '../people/people-note.js';
import type { TaskProps } from '../tasks/task-props.js';
import { AlternativesWarning } from './alternatives-warning.js';
import { BoardSection } from './board-section.js';

/** The leaderboard and, with alternative answers, a second one with a warning. */
export function LeaderboardRoom({ task }: TaskProps): ReactElement {
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
          <BoardSection task={task} type={type} gold="gold" title="Leaderboard" />
          {alternativesVersion > 0 && (
            <BoardSection task={task} type={type} gold="alternatives" title="With alternative answers">
              <AlternativesWarning />
            </BoardSection>
          )}
          <PeopleNote task={task} />
        </>
      )}
    </>
  );
}
