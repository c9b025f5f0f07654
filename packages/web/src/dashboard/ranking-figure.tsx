import { RankRanges } from '@stet/charts';
import type { CampaignMethodName } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { AssessedMeans } from './assessed-means.js';
import { useModelsQuery } from '../models/models-choice.js';
import { Loaded } from '../shell/loaded.js';
import { words } from '../language/words.js';
import { percent } from '../shell/format.js';
import { Reported } from '../shell/reported.js';

interface RankingFigureProps {
  readonly campaign: Campaign;
  readonly method: CampaignMethodName;
  /** Whether to use only the judges who are not left out, or everybody. */
  readonly judges: 'counted' | 'all';
  /** A judge by id who is set aside, or counted, or the only one, for this figure alone. */
  readonly exception?: { readonly without?: string; readonly with?: string; readonly only?: string };
  /** Of the figure, where there may be several with the same method and judges. */
  readonly id?: string;
  readonly title: string;
}

/** The systems with their rank ranges and clusters. */
export function RankingFigure(props: RankingFigureProps): ReactElement {
  const { campaign, method, judges, exception = {}, id = judges, title } = props;
  const { ranking, methods, noJudgments } = words().dashboard;
  const request = { param: { campaign: campaign.id }, version: campaign.version };
  const models = useModelsQuery();
  const query = useQuery('/campaigns/:campaign/ranking', {
    ...request,
    query: { method, judges, ...models, ...exception },
  });
  // A sentence judged ten times is not ten independent facts, so ranges resampled by sentence stand beside the published way.
  const bySentence = useQuery('/campaigns/:campaign/ranking', {
    ...request,
    query: { method, judges, ...models, ...exception, unit: 'sentence' },
  });
  const across = new Map(bySentence.data?.systems.map(({ name, best, worst }) => [name, [best, worst] as const]));
  return (
    <Loaded query={query} what={ranking.fetched}>
      {({ systems, rankings, pairs, runs, confidence, problem, signature, constantJudges }) =>
        problem !== null ? (
          <p className="empty">
            {problem === 'none' ? (
              noJudgments(title)
            ) : (
              <>
                {title}: <Reported>{problem}</Reported>
              </>
            )}
          </p>
        ) : (
          <>
            <RankRanges
              id={`ranking-${method}-${id}`}
              title={title}
              scoreName={method === 'direct-assessment' ? 'z' : methods[method]}
              rangeName={ranking.range(percent(confidence))}
              {...(across.size === 0 ? {} : { otherRangeName: ranking.bySentence })}
              systems={systems.map(({ name, score, best, worst, cluster }) => {
                const otherRange = across.get(name);
                return {
                  name,
                  score,
                  cluster,
                  range: [best, worst] as const,
                  ...(otherRange === undefined ? {} : { otherRange }),
                };
              })}
              caption={ranking.caption[method === 'direct-assessment' ? 'scored' : 'pairs'](rankings, pairs, runs)}
              signature={signature}
            />
            <AssessedMeans ranking={title} systems={systems} constantJudges={constantJudges} confidence={confidence} />
          </>
        )
      }
    </Loaded>
  );
}
