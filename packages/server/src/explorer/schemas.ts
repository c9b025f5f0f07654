import { z } from '@hono/zod-openapi';
import { MARK_KINDS, OUTCOMES } from '@stet/core/internal';
import { Id, Text } from '../http/schemas.js';
import { GoldName } from '../tasks/schemas.js';

const EditMark = z
  .object({
    kind: z.enum(MARK_KINDS),
    start: z.int(),
    end: z.int(),
    words: z.string(),
    corrections: z.array(z.string()),
    wanted: z
      .array(z.string())
      .exactOptional()
      .openapi({ description: 'Of a wrong edit: what the annotator wants, any one of them' }),
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
  .openapi('ExploredSystem', {
    description: 'Sentences with what a system matched, missed, did without need, and corrected otherwise',
  });
export type ExploredSystem = z.infer<typeof ExploredSystem>;

const MOST_TYPES = 200;

/** A parameter that may come several times. */
function several<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodOptional<z.ZodUnion<readonly [Schema, z.ZodArray<Schema>]>> {
  return z.union([schema, z.array(schema).max(MOST_TYPES)]).optional();
}

/** Which sentences to count. */
export const SurveyQuery = z.object({
  gold: GoldName.default('gold'),
  beside: Id.optional().openapi({ description: 'Another submission to look at side by side' }),
  search: Text(1000).default('').openapi({ description: 'Text of the source, of an output, or of a correction' }),
  type: several(Text(100)).openapi({ description: 'Error types, any one of them' }),
  outcome: several(z.enum(OUTCOMES)).openapi({ description: 'Outcomes, any one of them; with types, of such an edit' }),
  differ: z.enum(['yes', 'no']).default('no').openapi({ description: 'Only where the two wrote different text' }),
});

export const SentenceSurvey = z
  .object({
    gold: GoldName,
    goldVersion: z.int(),
    total: z.int().openapi({ description: 'How many sentences there are' }),
    sentences: z
      .array(z.int())
      .readonly()
      .openapi({ description: 'The numbers of those that pass the filter, in order' }),
    outcomes: z
      .object({
        matched: z.int(),
        missed: z.int(),
        unneeded: z.int(),
        right: z.int(),
        unchanged: z.int(),
        wrong: z.int(),
      })
      .openapi({ description: 'Sentences with each outcome, under the rest of the filter' }),
    types: z
      .array(
        z.object({
          type: z.string(),
          correct: z.int(),
          gold: z.int(),
          recall: z.number(),
          wrong: z.int().exactOptional(),
        }),
      )
      .readonly()
      .openapi({ description: 'Gold edits of each type in all sentences, and how many of them the submission made' }),
  })
  .openapi('SentenceSurvey', { description: 'What a filter finds among all sentences of a submission' });
export type SentenceSurvey = z.infer<typeof SentenceSurvey>;
