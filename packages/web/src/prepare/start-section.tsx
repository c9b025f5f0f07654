import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';

/** The last look before the start. */
export function StartSection({ campaign: { id, items, judges } }: { readonly campaign: Campaign }): ReactElement {
  return (
    <section aria-labelledby="start">
      <h2 id="start">Preview and start</h2>
      {items === 0 ? (
        <p className="quiet">Available after the items are drawn.</p>
      ) : (
        <p>
          <Link href={`/campaigns/${id}/preview`}>Preview it as a judge</Link>, then{' '}
          <Link href={`/campaigns/${id}/judges`}>make links for the judges</Link>
          {judges > 0 && ` (${judges} made)`}, and press Start above. From then on the texts and the plan cannot change.
        </p>
      )}
    </section>
  );
}
