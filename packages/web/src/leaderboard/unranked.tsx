import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { Reported } from '../shell/reported.js';

/** Teams without a score against this gold: named with the reason, never ranked. */
export function Unranked({ board: { unranked } }: { readonly board: Leaderboard }): ReactElement | null {
  if (unranked.length === 0) return null;
  const { leaderboard, submissions } = words();
  return (
    <>
      <h3>{leaderboard.notRanked}</h3>
      <ul className="people">
        {unranked.map(({ team, state, reason }, at) => (
          <li key={at}>
            <span>
              <bdi>{team}</bdi> <span className={`state ${state}`}>{submissions.states[state]}</span>{' '}
              {state === 'failed' ? (
                <span className="quiet">
                  <Reported>{reason}</Reported>
                </span>
              ) : (
                <span className="quiet">{leaderboard.reasons[state]}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
