import type { CampaignMethodName } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { Choice } from '../shell/choices.js';
import { RankingFigure } from './ranking-figure.js';
import { words } from '../language/words.js';

interface RankingSectionProps {
  readonly campaign: Campaign;
  readonly methods: readonly CampaignMethodName[];
  readonly method: CampaignMethodName;
  readonly onMethod: (method: CampaignMethodName) => void;
}

/** The current ranking, by the chosen method. */
export function RankingSection({ campaign, methods, method, onMethod }: RankingSectionProps): ReactElement {
  const { ranking, method: legend, methods: titles } = words().dashboard;
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">{ranking.title}</h2>
      <Choice
        legend={legend}
        name="method"
        options={methods.map((name) => [name, titles[name]] as const)}
        value={method}
        onChange={onMethod}
      />
      <RankingFigure campaign={campaign} method={method} judges="counted" title={ranking.byRank} />
    </section>
  );
}
