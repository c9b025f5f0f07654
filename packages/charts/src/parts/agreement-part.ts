import type { JudgeAgreement } from '@stet/core/internal';
import type { Part } from '../report/part.js';

type AgreementPart = Extract<Part, { part: 'agreement-matrix' }>;

/** The agreement between and within judges, as a matrix. */
export function agreementPart(
  id: string,
  title: string,
  { judges, pairs }: JudgeAgreement,
  fewest: number,
): AgreementPart {
  return {
    part: 'agreement-matrix',
    id,
    title,
    judges,
    fewest,
    agreements: pairs.flatMap(({ judges: [first, second], kappa: { value, interval }, comparisons }) =>
      value === undefined
        ? []
        : [{ first, second, kappa: value, comparisons, ...(interval === undefined ? {} : { interval }) }],
    ),
  };
}
