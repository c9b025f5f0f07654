import { z } from '@hono/zod-openapi';
import { Id, Time, orNull } from '../http/schemas.js';
import { MetricScore, SubmissionState, TypeScore } from '../submissions/schemas.js';
import { GoldName, MetricName } from '../tasks/schemas.js';

const ShownSubmission = z.object({
  submission: Id,
  team: z.string(),
  note: z.string(),
  submittedAt: Time,
  entries: z.int().openapi({ description: 'How many submissions the team has that it has not withdrawn' }),
  scores: z.array(MetricScore),
  type: orNull(TypeScore).openapi({ description: 'The type that was asked for' }),
});

const LeaderboardRow = ShownSubmission.extend({
  rank: z.int().openapi({ description: 'By the official metric; equal values share a rank' }),
  range: orNull(z.tuple([z.int(), z.int()])).openapi({ description: 'Ranks that it takes in most resamples' }),
  cluster: orNull(z.int()).openapi({ description: 'Systems that cannot be told apart share one' }),
});

export const Leaderboard = z
  .object({
    gold: GoldName,
    goldVersion: z.int(),
    official: MetricName,
    metrics: z.array(MetricName),
    confidence: z.number(),
    resamples: z.int(),
    sentences: z.int(),
    computedAt: Time,
    isCurrent: z.boolean().openapi({
      description: 'False while a newer one is being computed; ask again in a moment',
    }),
    rows: z.array(LeaderboardRow).openapi({ description: 'Best first' }),
    baselines: z.array(ShownSubmission).openapi({ description: 'For comparison, best first; not ranked' }),
    unranked: z
      .array(z.object({ team: z.string(), state: SubmissionState, reason: z.string() }))
      .openapi({ description: 'Without a score against this gold: never ranked' }),
  })
  .openapi('Leaderboard');
export type Leaderboard = z.infer<typeof Leaderboard>;
