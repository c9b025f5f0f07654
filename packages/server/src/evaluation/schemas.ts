import { z } from '@hono/zod-openapi';
import { Id, orNull } from '../http/schemas.js';
import { SystemRanking } from '../dashboard/schemas.js';
import { MetricName } from '../tasks/schemas.js';

const Estimate = z.object({ value: z.number().nullable(), interval: z.tuple([z.number(), z.number()]).nullable() });

export const HumanEvaluation = z
  .object({
    campaign: Id,
    ranking: SystemRanking,
    systems: z
      .array(
        z.object({
          name: z.string(),
          submission: Id,
          team: z.string(),
          human: z.number().nullable().openapi({ description: 'Expected Wins; null before anybody judged it' }),
          metrics: z.array(z.number().nullable()).openapi({
            description: 'In the order of `metrics`, against the gold; null without a current score',
          }),
        }),
      )
      .openapi({ description: 'Submissions that people judge' }),
    metrics: z.array(MetricName),
    confidence: z.number(),
    correlations: z
      .array(
        z.object({
          metric: MetricName,
          n: z.int().openapi({ description: 'Systems' }),
          pearson: Estimate,
          spearman: Estimate,
          kendall: orNull(z.number()),
        }),
      )
      .openapi({ description: 'Over systems that have both; empty while there are fewer than three' }),
  })
  .openapi('HumanEvaluation');
export type HumanEvaluation = z.infer<typeof HumanEvaluation>;
