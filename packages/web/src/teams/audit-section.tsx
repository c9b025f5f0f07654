import type { AuditEntry } from '@stet/server';
import type { ReactElement } from 'react';
import { Moment } from '../time/moment.js';

const WORDS: Readonly<Record<AuditEntry['action'], string>> = {
  'team approved': 'approved',
  'team removed': 'removed',
};

/** What organisers did about the teams. */
export function AuditSection({ entries }: { readonly entries: readonly AuditEntry[] }): ReactElement {
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <ul>
        {entries.map(({ id, at, organiser, action, subject }) => (
          <li key={id}>
            <Moment at={at} />: <bdi>{organiser}</bdi> {WORDS[action]} <bdi>{subject}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
