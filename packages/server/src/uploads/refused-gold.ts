import { z } from '@hono/zod-openapi';
import type { StetErrorDetails } from '@stet/core/internal';
import { answers, namedFile, takesFile } from '../http/route.js';
import { ErrorBody } from '../http/schemas.js';

const MOST_LISTED = 100;

/** A gold that was not saved, and the edits that would have to be left out of it. */
export const RefusedGold = z
  .object({
    error: ErrorBody.shape.error,
    badEdits: z.int().openapi({ description: 'How many edits have bad offsets' }),
    first: z
      .array(z.object({ line: z.int().optional(), expected: z.string(), found: z.string() }))
      .max(MOST_LISTED)
      .openapi({ description: `Where they are, up to ${MOST_LISTED} of them` }),
  })
  .openapi('RefusedGold');
export type RefusedGold = z.infer<typeof RefusedGold>;

export function refusedGold(skipped: readonly StetErrorDetails[]): RefusedGold {
  return {
    error: { ...skipped[0], remedy: 'Correct the offsets; they count tokens from 0. Or leave such edits out.' },
    badEdits: skipped.length,
    first: skipped.slice(0, MOST_LISTED).map(({ line, expected, found }) => ({ line, expected, found })),
  };
}

/** What every route takes that saves a gold, and how it refuses one. */
export const takesGold = {
  ...takesFile,
  query: namedFile.extend({
    skipBadEdits: z
      .enum(['true', 'false'])
      .default('false')
      .openapi({ description: 'true: leave out edits whose offsets do not fit their sentence; signatures count them' }),
  }),
  422: answers(RefusedGold, 'Edits have offsets that do not fit their sentence; nothing was saved'),
};
