import type { AuditEntry } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { Moment } from '../time/moment.js';

/** What organisers did about the teams. */
export function AuditSection({ entries }: { readonly entries: readonly AuditEntry[] }): ReactElement {
  const { history } = words().teams;
  return (
    <section aria-labelledby="history">
      <h2 id="history">{history.title}</h2>
      <ul>
        {entries.map(({ id, at, organiser, action, subject }) => (
          <li key={id}>{history[action](<Moment at={at} />, <bdi>{organiser}</bdi>, <bdi>{subject}</bdi>)}</li>
        ))}
      </ul>
    </section>
  );
}
