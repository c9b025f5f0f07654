import { methodsFor, type CampaignMethodName } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import { useQuery } from '../api/use-query.js';

/** The methods that can rank a campaign, the usual one first. Imported judgments have no plan, but perhaps scores. */
export function useMethods({ id, plan, version }: Campaign): readonly [CampaignMethodName, ...CampaignMethodName[]] {
  const imported = useQuery(plan === null ? '/campaigns/:campaign/agreement' : undefined, {
    param: { campaign: id },
    version,
  });
  const hasScores = (imported.data?.scores.length ?? 0) > 0;
  return methodsFor(plan?.protocol ?? { kind: hasScores ? 'direct' : 'ranking' });
}
