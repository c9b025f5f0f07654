import type { Campaign } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { Choice } from '../shell/choices.js';
import { METHOD_TITLES, RankingFigure, methodsOf, type Method } from './ranking-figure.js';

/** The current ranking, by the chosen method. */
export function RankingSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const methods = methodsOf(campaign);
  const [method, setMethod] = useState<Method>(methods[0]);
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">Ranking</h2>
      <Choice
        legend="Method"
        name="method"
        options={methods.map((name) => [name, METHOD_TITLES[name]] as const)}
        value={method}
        onChange={setMethod}
      />
      <RankingFigure campaign={campaign} method={method} judges="counted" title="Systems by rank" />
    </section>
  );
}
