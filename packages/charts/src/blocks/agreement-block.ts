import type { JudgeAgreement } from '@stet/core/internal';
import type { Block } from '../report/block.js';

type AgreementBlock = Extract<Block, { block: 'agreement-matrix' }>;

/** The agreement between and within judges, as a matrix. */
export function agreementBlock(
  id: string,
  title: string,
  { judges, pairs }: JudgeAgreement,
  fewest: number,
): AgreementBlock {
  return {
    block: 'agreement-matrix',
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
