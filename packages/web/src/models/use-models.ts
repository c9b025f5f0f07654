import type { ModelJudges } from '@stet/server';
import { useQuery, type Query } from '../api/use-query.js';

/** While a model is asked, its progress is worth a look every other second. */
const WHILE_ASKING_MS = 2000;

/** The models of a campaign, and where they may be asked. */
export function useModels(campaign: string): Query<ModelJudges> {
  return useQuery('/campaigns/:campaign/models', {
    param: { campaign },
    everyMs: (last) => (last?.rows.some(({ state }) => state === 'asking') === true ? WHILE_ASKING_MS : undefined),
  });
}
