import type { Campaign } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { Choice } from '../shell/choices.js';
import { RankingFigure, type Method } from './ranking-figure.js';

const METHODS: readonly (readonly [Method, string])[] = [
  ['expected-wins', 'Expected Wins'],
  ['trueskill', 'TrueSkill'],
];

/** The current ranking, by the chosen method. */
export function RankingSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const [method, setMethod] = useState<Method>('expected-wins');
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">Ranking</h2>
      <Choice legend="Method" name="method" options={METHODS} value={method} onChange={setMethod} />
      <RankingFigure campaign={campaign} method={method} judges="counted" title="Systems by rank" />
    </section>
  );
}
