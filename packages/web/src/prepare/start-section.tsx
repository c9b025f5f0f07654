import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { words } from '../language/words.js';

/** The last look before the start. */
export function StartSection({ campaign: { id, items, judges } }: { readonly campaign: Campaign }): ReactElement {
  const { start } = words().prepare;
  return (
    <section aria-labelledby="start">
      <h2 id="start">{start.title}</h2>
      {items === 0 ? (
        <p className="quiet">{start.notReady}</p>
      ) : (
        <p>
          {start.steps(
            (text) => (
              <Link href={`/campaigns/${id}/preview`}>{text}</Link>
            ),
            (text) => (
              <Link href={`/campaigns/${id}/judges`}>{text}</Link>
            ),
            judges,
          )}
        </p>
      )}
    </section>
  );
}
