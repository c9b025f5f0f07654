import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { RankingFigure } from './ranking-figure.js';
import { useMethods } from './use-methods.js';
import { words } from '../language/words.js';

/** The ranking without the judges who are set aside, and with them. */
export function BothWays({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { bothWays } = words().dashboard;
  const [method] = useMethods(campaign);
  return (
    <section aria-labelledby="both-ways">
      <h2 id="both-ways">{bothWays.title}</h2>
      <div className="side-by-side">
        <RankingFigure campaign={campaign} method={method} judges="counted" title={bothWays.without} />
        <RankingFigure campaign={campaign} method={method} judges="all" title={bothWays.withAll} />
      </div>
    </section>
  );
}
