import type { AnswerDetails } from '../protocols/schemas.js';
import type { ItemRow } from '../storage/tables.js';

/** What a judge is told after answering a practice item. */
export interface Feedback {
  readonly ranks: readonly number[];
  readonly details: AnswerDetails | null;
  readonly explanation: string;
}

export function feedbackOf({ feedback }: Pick<ItemRow, 'feedback'>): Feedback | null {
  return feedback === null ? null : { details: null, ...(JSON.parse(feedback) as Omit<Feedback, 'details'>) };
}
