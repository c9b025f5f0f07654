import type { PairDrawing } from '../judgments/ranking.js';
import type { CampaignMethodName } from './method.js';

/** What decides how judgments are best ranked: the way to judge, and for pairs how they were drawn. */
interface JudgedBy {
  readonly kind: 'ranking' | 'pairwise' | 'direct' | 'edits';
  readonly drawing?: PairDrawing['by'];
}

/** The methods that rank what a protocol asks for, the usual one first. */
export function methodsFor({ kind, drawing }: JudgedBy): readonly [CampaignMethodName, ...CampaignMethodName[]] {
  if (kind === 'direct') return ['direct-assessment', 'expected-wins', 'trueskill'];
  if (kind !== 'pairwise') return ['expected-wins', 'trueskill'];
  // Expected Wins trust a pair of systems that was hardly compared as much as one that was compared often.
  return drawing === 'adaptive'
    ? ['bradley-terry', 'expected-wins', 'trueskill']
    : ['expected-wins', 'trueskill', 'bradley-terry'];
}
