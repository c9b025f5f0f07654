import { z } from '@hono/zod-openapi';
import { ErrorBody, Id, Text, Time, orNull } from '../http/schemas.js';
import { MetricName, Task } from '../tasks/schemas.js';
import { Team } from '../teams/schemas.js';

/** One metric's score of a submission, with its confidence interval. */
export const MetricScore = z
  .object({
    metric: MetricName,
    value: z.number(),
    interval: z.tuple([z.number(), z.number()]),
    parts: z.record(z.string(), z.number()).openapi({
      description: 'What the score is made of, e.g. correct, proposed, gold, precision, recall',
    }),
    signature: z.string(),
    unit: z.enum(['percent', 'number']).optional().openapi({
      description: 'How people read the value: as a share in percent, where absent, or as the number that it is',
    }),
  })
  .openapi('MetricScore');
export type MetricScore = z.infer<typeof MetricScore>;

export const TypeScore = z
  .object({
    type: z.string(),
    matched: z.int(),
    gold: z.int(),
    wrong: z
      .int()
      .optional()
      .openapi({ description: 'Edits of the type that are not in the gold, where the metric gives edits a type' }),
  })
  .openapi('TypeScore', { description: 'Gold edits of a type, and how many of them the system made' });

const AnnotatorScore = z
  .object({
    annotator: z.int(),
    sentences: z
      .int()
      .optional()
      .openapi({ description: 'That the annotator did; absent in scores of older versions' }),
    correct: z.int(),
    proposed: z.int(),
    gold: z.int(),
    value: z.number(),
  })
  .openapi('AnnotatorScore', { description: 'Against one annotator alone' });

export const SubmissionScores = z
  .object({
    metrics: z.array(MetricScore),
    types: z.array(TypeScore),
    byAnnotator: z.array(AnnotatorScore),
    explainedBy: MetricName.optional().openapi({
      description: 'The metric that found the edits behind types and annotators; m2 where absent',
    }),
    warnings: z.array(z.string()).optional().openapi({ description: 'What readers of the scores should know' }),
  })
  .openapi('SubmissionScores');

export type SubmissionScores = z.infer<typeof SubmissionScores>;

export const SubmissionState = z
  .enum(['waiting', 'scored', 'stale', 'failed', 'withdrawn'])
  .openapi('SubmissionState', {
    description: 'stale: scored against a gold that was changed since, and waiting to be scored again',
  });
export type SubmissionState = z.infer<typeof SubmissionState>;

export const Submission = z
  .object({
    id: Id,
    team: z.object({ id: Id, name: z.string() }),
    number: z.int(),
    note: z.string(),
    phase: z.int(),
    submittedAt: Time,
    state: SubmissionState,
    alternativesState: orNull(SubmissionState).openapi({
      description: 'The same for the gold with alternative answers; null without one',
    }),
    charged: z.boolean().openapi({ description: 'Counts against the limit' }),
    chosen: z.boolean(),
    ranked: z.boolean().openapi({ description: 'Represents its team on the leaderboard' }),
    reason: orNull(ErrorBody.shape.error).openapi({ description: 'Why it failed' }),
    scores: orNull(SubmissionScores).openapi({ description: 'Against an earlier gold while the state is stale' }),
    alternatives: orNull(SubmissionScores).openapi({ description: 'Scores with alternative answers' }),
  })
  .openapi('Submission');
export type Submission = z.infer<typeof Submission>;

export const SubmissionChange = z
  .object({ note: Text(200).optional(), chosen: z.boolean().optional(), withdrawn: z.boolean().optional() })
  .openapi('SubmissionChange');
export type SubmissionChange = z.infer<typeof SubmissionChange>;

export const Left = z
  .object({ phase: orNull(z.int()), today: orNull(z.int()), month: orNull(z.int()) })
  .openapi('Left', { description: 'In the whole phase, today and this month, in its time zone; null means no limit' });

export const ScorePreview = MetricScore.pick({ metric: true, value: true, signature: true, unit: true }).openapi(
  'ScorePreview',
);
export type ScorePreview = z.infer<typeof ScorePreview>;

/** What is known of an output before it is handed in. */
export const SubmissionCheck = z
  .object({
    lines: z.int(),
    changed: z.int().openapi({ description: 'Lines that differ from their source sentence' }),
    emptied: z.int().openapi({ description: 'Lines with nothing on them, where the source has words' }),
    missing: z.int().openapi({ description: 'Essays of the source that it does not have; they count as `!`' }),
    isM2: z.boolean().openapi({ description: 'It is M2; its corrected text is taken' }),
    earlier: orNull(z.int()).openapi({
      description: 'The number of an earlier submission with the same text, in this phase',
    }),
    left: orNull(Left).openapi({
      description: 'Submissions left, this one not counted; null if it was handed in before',
    }),
    preview: orNull(ScorePreview).openapi({
      description:
        'By the official metric; null where submissions are limited, without a gold, or if it takes too long',
    }),
  })
  .openapi('SubmissionCheck');
export type SubmissionCheck = z.infer<typeof SubmissionCheck>;

/** What a team sees of its task. */
export const TeamRoom = z
  .object({
    task: Task,
    team: Team,
    left: orNull(Left).openapi({
      description: 'Submissions left now; null without an open phase; null inside means no limit',
    }),
    submissions: z.array(Submission),
  })
  .openapi('TeamRoom');
export type TeamRoom = z.infer<typeof TeamRoom>;
