import type { Phase } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { Moment } from '../time/moment.js';

/** The dates of a task. */
export function PhaseTable({ phases }: { readonly phases: readonly Phase[] }): ReactElement | null {
  if (phases.length === 0) return null;
  const { dates } = words().team;
  return (
    <ul className="dates">
      {phases.map(({ name, opensAt, closesAt, timeZone, limit }, at) => (
        <li key={at}>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>{dates.from(<Moment at={opensAt} zone={timeZone} />)}</p>
          {closesAt !== null && <p>{dates.until(<Moment at={closesAt} zone={timeZone} />)}</p>}
          {limit > 0 && <p className="quiet">{dates.limit(limit)}</p>}
        </li>
      ))}
    </ul>
  );
}
