import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { RankingFigure } from './ranking-figure.js';
import { useMethods } from './use-methods.js';

/** The ranking without the judges who are set aside, and with them. */
export function BothWays({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const [method] = useMethods(campaign);
  return (
    <section aria-labelledby="both-ways">
      <h2 id="both-ways">The ranking both ways</h2>
      <div className="side-by-side">
        <RankingFigure campaign={campaign} method={method} judges="counted" title="Without the judges set aside" />
        <RankingFigure campaign={campaign} method={method} judges="all" title="With all judges" />
      </div>
    </section>
  );
}
