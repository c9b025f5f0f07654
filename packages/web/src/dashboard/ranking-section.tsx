import type { CampaignMethodName } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { Choice } from '../shell/choices.js';
import { METHOD_TITLES, RankingFigure } from './ranking-figure.js';

interface RankingSectionProps {
  readonly campaign: Campaign;
  readonly methods: readonly CampaignMethodName[];
  readonly method: CampaignMethodName;
  readonly onMethod: (method: CampaignMethodName) => void;
}

/** The current ranking, by the chosen method. */
export function RankingSection({ campaign, methods, method, onMethod }: RankingSectionProps): ReactElement {
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">Ranking</h2>
      <Choice
        legend="Method"
        name="method"
        options={methods.map((name) => [name, METHOD_TITLES[name]] as const)}
        value={method}
        onChange={onMethod}
      />
      <RankingFigure campaign={campaign} method={method} judges="counted" title="Systems by rank" />
    </section>
  );
}
