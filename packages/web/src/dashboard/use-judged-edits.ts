import type { Campaign } from '@stet/server';
import { useQuery } from '../api/use-query.js';

/** Whether edits were judged. Imported judgments have no plan that says so, but verdicts. */
export function useJudgedEdits({ id, plan, version }: Campaign): boolean {
  const imported = useQuery(plan === null ? '/campaigns/:campaign/verdicts' : undefined, {
    param: { campaign: id },
    version,
  });
  if (plan !== null) return plan.protocol.kind === 'edits';
  const { right = 0, wrong = 0, unnecessary = 0 } = imported.data?.total ?? {};
  return right + wrong + unnecessary > 0;
}
