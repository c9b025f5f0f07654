import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { STATES } from '../submissions/states.js';

/** Teams without a score against this gold: named with the reason, never ranked. */
export function Unranked({ board: { unranked } }: { readonly board: Leaderboard }): ReactElement | null {
  if (unranked.length === 0) return null;
  return (
    <>
      <h3>Not ranked</h3>
      <ul className="people">
        {unranked.map(({ team, state, reason }, at) => (
          <li key={at}>
            <span>
              <bdi>{team}</bdi> <span className={`state ${state}`}>{STATES[state]}</span>{' '}
              <span className="quiet">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
