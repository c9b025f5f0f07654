import { counted } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Select } from '../shell/choices.js';
import { PeopleNote } from '../people/people-note.js';
import type { TaskProps } from '../tasks/task-props.js';
import { AlternativesWarning } from './alternatives-warning.js';
import { BoardSection, type ReadingTeam } from './board-section.js';

interface LeaderboardRoomProps extends TaskProps {
  readonly reader?: ReadingTeam;
}

/** The leaderboard and, with alternative answers, a second one with a warning. */
export function LeaderboardRoom({ task, reader }: LeaderboardRoomProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const { settings, may, errorTypes, waiting, alternativesVersion } = task;
  const type = errorTypes.find((name) => name === params.get('type'));
  const view = {
    ...{ task, type, reader },
    counts: params.get('counts') === 'yes',
    onCounts: (counts: boolean): void => {
      const next = new URLSearchParams(params);
      if (counts) next.set('counts', 'yes');
      else next.delete('counts');
      setParams(next, { replace: true });
    },
  };
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
              {counted(waiting, 'submission is', 'submissions are')} being scored; stale scores are not ranked until
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
                // A type orders the table anew.
                next.delete('sort');
                next.delete('order');
                setParams(next, { replace: true });
              }}
            />
          )}
          <BoardSection {...view} gold="gold" title="Leaderboard" />
          {alternativesVersion > 0 && (
            <BoardSection {...view} gold="alternatives" title="With alternative answers">
              <AlternativesWarning />
            </BoardSection>
          )}
          <PeopleNote task={task} />
        </>
      )}
    </>
  );
}
