import type { CampaignItem } from '../sampling/campaign.js';

/** What a model is asked about: a sentence with the outputs that are compared. */
export interface JudgeItem extends Pick<
  CampaignItem,
  'id' | 'sentence' | 'source' | 'before' | 'after' | 'outputs' | 'drawing'
> {
  /** How often the same outputs came before: they are asked about again, in another order. */
  readonly repetition: number;
}
