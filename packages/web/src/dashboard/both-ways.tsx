import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { RankingFigure } from './ranking-figure.js';

/** The ranking without the judges who are left out, and with them. */
export function BothWays({ campaign }: { readonly campaign: Campaign }): ReactElement {
  return (
    <section aria-labelledby="both-ways">
      <h2 id="both-ways">The ranking both ways</h2>
      <div className="side-by-side">
        <RankingFigure
          campaign={campaign}
          method="expected-wins"
          judges="counted"
          title="Without the judges left out"
        />
        <RankingFigure campaign={campaign} method="expected-wins" judges="all" title="With all judges" />
      </div>
    </section>
  );
}
