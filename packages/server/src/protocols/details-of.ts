import type { JudgmentRow } from '../storage/tables.js';
import type { AnswerDetails } from './schemas.js';

export function detailsOf({ details }: Pick<JudgmentRow, 'details'>): AnswerDetails | null {
  return details === null ? null : (JSON.parse(details) as AnswerDetails);
}
