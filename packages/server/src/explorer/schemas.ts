import { z } from '@hono/zod-openapi';
import { GoldName } from '../tasks/schemas.js';

const EditMark = z
  .object({
    kind: z.enum(['matched', 'missed', 'unneeded']),
    start: z.int(),
    end: z.int(),
    words: z.string(),
    corrections: z.array(z.string()),
    type: z.string(),
    annotator: z.int(),
    optional: z.literal(true).exactOptional(),
  })
  .openapi('EditMark');

const ExploredOutput = z.object({
  system: z.string(),
  hypothesis: z.string(),
  annotator: z.int(),
  correct: z.int(),
  proposed: z.int(),
  gold: z.int(),
  marks: z.array(EditMark),
});

export const ExploredSystem = z
  .object({
    gold: GoldName,
    goldVersion: z.int(),
    system: z.string(),
    total: z.int().openapi({ description: 'How many sentences there are' }),
    sentences: z.array(z.object({ sentence: z.int(), source: z.string(), outputs: z.array(ExploredOutput) })),
  })
  .openapi('ExploredSystem', { description: 'Sentences with what a system matched, missed and did without need' });
export type ExploredSystem = z.infer<typeof ExploredSystem>;
