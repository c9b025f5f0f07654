import type { PairDrawing } from '../ranking.js';
import type { DistinctOutput } from './distinct-outputs.js';

/** A sentence with the outputs that are shown for it together. */
export interface CampaignItem {
  /** A running number, from 0. */
  readonly id: string;
  /** Counted from 0. */
  readonly sentence: number;
  readonly source: string;
  /** The sentences around it, for the judge to understand it; none at the ends of the text. */
  readonly before?: string;
  readonly after?: string;
  /** In the order of their first systems; whoever shows them has to shuffle them. */
  readonly outputs: readonly DistinctOutput[];
  /** How likely this sentence was to be drawn; of a pair, how likely its systems were, and then the sentence. */
  readonly probability: number;
  /** Where pairs are compared. */
  readonly drawing?: PairDrawing;
  /** Who judges it. */
  readonly judges: readonly string[];
}

/** What one judge does: items in order; an item that is shown again comes twice. */
export interface Assignment {
  readonly judge: string;
  /** By id. */
  readonly items: readonly string[];
}

/** How a campaign is drawn. */
export interface CampaignOptions {
  /** What judges do: rank up to `perItem` outputs (default), or say which of two is better. */
  readonly protocol?: 'ranking' | 'pairwise';
  readonly items: number;
  readonly judges: readonly string[];
  /** The most outputs that are shown together; two are where pairs are compared. */
  readonly perItem: number;
  /** The share of items that a second judge gets as well, to see how far judges agree. */
  readonly inter: number;
  /** The share of items that a judge gets again, to see how far judges agree with themselves. */
  readonly intra: number;
  readonly seed: number;
  /** Prefer outputs of systems that were compared less so far; otherwise all outputs are equally likely. */
  readonly balanced: boolean;
  /**
   * Draw each sentence from all of them; otherwise no sentence is drawn twice. Two outputs that were compared do not
   * come again either way.
   */
  readonly replacement: boolean;
}

/** The items of a campaign and who judges them; plain data, written as JSON. */
export interface CampaignPlan {
  /** Tells a program what it reads. */
  readonly plan: 'stet-campaign-1';
  readonly options: CampaignOptions;
  /** In plain string order. */
  readonly systems: readonly string[];
  readonly items: readonly CampaignItem[];
  readonly assignments: readonly Assignment[];
}
