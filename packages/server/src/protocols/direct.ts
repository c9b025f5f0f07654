import { ranksByScores, scalesOf, type Scores } from '@stet/core/internal';
import { badRequest } from '../errors.js';
import type { JudgingProtocol } from './judging-protocol.js';
import type { ProtocolOf } from './schemas.js';

/** A score for each output on each scale (Graham et al. 2013); ranks follow from the mean over the scales. */
export const direct: JudgingProtocol<ProtocolOf<'direct'>> = {
  check: ({ details }, { outputs }, { scales }) => {
    const given = outputs.map((_, at): Scores => details?.outputs[at]?.scores ?? {});
    const expected = scalesOf(Object.fromEntries(scales.map((scale) => [scale, 0])));
    if (given.some((scores) => scalesOf(scores).join() !== expected.join())) {
      throw badRequest(
        `scores of all ${outputs.length} outputs for ${expected.join(', ')}, and for nothing else`,
        JSON.stringify(given),
        'Score every output on every scale.',
      );
    }
    return { ranks: ranksByScores(given), details: { outputs: given.map((scores) => ({ scores })) } };
  },
};
