import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Select } from '../shell/choices.js';
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
            <Select
              className="type-filter"
              label="Error type"
              options={[['', 'all'], ...errorTypes.map((name) => [name, name] as const)]}
              value={type ?? ''}
              onChange={(name) => {
                const next = new URLSearchParams(params);
                if (name === '') next.delete('type');
                else next.set('type', name);
                setParams(next, { replace: true });
              }}
            />
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
