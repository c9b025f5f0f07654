import type { ItemOutput } from '../campaigns/item-output.js';
import type { AnswerDetails } from './schemas.js';

/** What a judge answered, in the order of the item's outputs. */
export interface GivenRanks {
  readonly ranks: readonly number[];
  readonly details: AnswerDetails | null;
}

/** The item that an answer is about. */
export interface AnsweredItem {
  readonly source: string;
  readonly outputs: readonly ItemOutput[];
}

/** What the server knows of a way to judge. */
export interface JudgingProtocol<Settings> {
  /** Refuses an answer that the protocol does not allow, and returns what is stored of it. */
  readonly check: (answer: GivenRanks, item: AnsweredItem, settings: Settings) => GivenRanks;
}
