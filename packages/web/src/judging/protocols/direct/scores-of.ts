import type { Scale } from '@stet/core/internal';
import type { AnswerDetails } from '@stet/server';

/** The scales on which an output has no score yet. */
export function missingScales(details: AnswerDetails, output: number, scales: readonly Scale[]): Scale[] {
  return scales.filter((scale) => details.outputs[output].scores?.[scale] === undefined);
}
