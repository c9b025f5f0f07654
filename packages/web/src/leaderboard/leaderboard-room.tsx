import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { words } from '../language/words.js';
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
  const { leaderboard } = words();
  return (
    <>
      {settings.description !== '' && (
        <p className="instructions" dir="auto">
          {settings.description}
        </p>
      )}
      {!may.readLeaderboard ? (
        <p className="empty">{leaderboard.notPublic}</p>
      ) : (
        <>
          {waiting > 0 && (
            <p className="note" role="status">
              {leaderboard.scoring(waiting)}
            </p>
          )}
          {errorTypes.length > 0 && (
            <Select
              className="type-filter"
              label={leaderboard.errorType}
              options={[['', leaderboard.allTypes], ...errorTypes.map((name) => [name, name] as const)]}
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
          <BoardSection {...view} gold="gold" title={leaderboard.title} />
          {alternativesVersion > 0 && (
            <BoardSection {...view} gold="alternatives" title={leaderboard.withAlternatives}>
              <AlternativesWarning />
            </BoardSection>
          )}
          <PeopleNote task={task} />
        </>
      )}
    </>
  );
}
