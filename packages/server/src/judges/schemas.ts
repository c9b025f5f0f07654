import { z } from '@hono/zod-openapi';
import { Id, Name, Time } from '../http/schemas.js';

export const Judge = z
  .object({
    id: Id,
    name: z.string(),
    createdAt: Time,
    paused: z.boolean().openapi({ description: 'Gets no new items' }),
    leftOut: z.boolean().openapi({ description: 'Their judgments do not count in results' }),
    hasLink: z.boolean().openapi({ description: 'false: the link was revoked' }),
    participant: z.string().nullable().openapi({ description: 'The id that a participant of a crowd brought' }),
    finishedAt: Time.nullable().openapi({ description: 'When a participant had judged their share' }),
    done: z.int().openapi({ description: 'Answers in earnest: those to repeated items and attention checks counted' }),
    share: z.int().nullable().openapi({
      description: 'How many of them fall to the judge, who may do more; null where judgments were imported',
    }),
    judged: z.int(),
    skipped: z.int(),
    flagged: z.int(),
    lastAnswerAt: Time.nullable(),
    medianSeconds: z.number().nullable(),
    meanSeconds: z.number().nullable(),
  })
  .openapi('Judge');
export type Judge = z.infer<typeof Judge>;

export const NewJudge = z.object({ name: Name }).openapi('NewJudge');

export const JudgeChange = z
  .object({ name: Name.optional(), paused: z.boolean().optional(), leftOut: z.boolean().optional() })
  .openapi('JudgeChange');

export const JudgeLink = z
  .object({
    id: Id,
    name: z.string(),
    link: z
      .string()
      .openapi({ example: '/judge#KEY', description: 'Personal; it cannot be shown again, only renewed' }),
  })
  .openapi('JudgeLink');
export type JudgeLink = z.infer<typeof JudgeLink>;
