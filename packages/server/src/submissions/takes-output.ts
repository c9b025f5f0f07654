import { z } from '@hono/zod-openapi';
import { namedFile, takesFile } from '../http/route.js';
import { Text } from '../http/schemas.js';

/** What a route takes that checks or saves an output. */
export const OutputQuery = namedFile.extend({
  asIs: z
    .enum(['true', 'false'])
    .default('false')
    .openapi({ description: 'true: take it although lines seem to answer others than their own' }),
});

/** The same for one that hands it in. */
export const SubmissionQuery = OutputQuery.extend({
  note: Text(200).default('').openapi({ description: 'What you call it; the leaderboard shows it' }),
});

export const takesSubmission = {
  ...takesFile,
  query: SubmissionQuery,
  headers: z.object({
    'idempotency-key': z
      .string()
      .regex(/^[\w.:-]{1,100}$/u)
      .optional()
      .openapi({ description: 'Sent again with the same key, it is one submission; by default the output serves' }),
  }),
};
