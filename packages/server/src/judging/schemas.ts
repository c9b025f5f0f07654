import { z } from '@hono/zod-openapi';
import { Completion } from '../crowds/schemas.js';
import { CampaignState, SkipReason } from '../campaigns/schemas.js';
import { Id, Text, Time, orNull } from '../http/schemas.js';
import { AnswerDetails, Protocol } from '../protocols/schemas.js';

export const MyProgress = z
  .object({
    judged: z.int().openapi({ description: 'In earnest; attention checks are not told apart' }),
    skipped: z.int(),
    left: z.int().openapi({ description: 'Items that this judge could still be given' }),
    share: z.int().openapi({
      description:
        'Items that fall to this judge if all judges do as much, repeats and checks counted; there may be more to do',
    }),
    practiceLeft: z.int(),
  })
  .openapi('MyProgress');
export type MyProgress = z.infer<typeof MyProgress>;

export const JudgingRoom = z
  .object({
    campaign: z.object({
      name: z.string(),
      state: CampaignState,
      instructions: z.string(),
      protocol: Protocol,
      language: z.string().openapi({ description: 'Language of the sentences; empty if not set' }),
    }),
    judge: z.object({ id: Id, name: z.string(), paused: z.boolean() }),
    progress: MyProgress,
  })
  .openapi('JudgingRoom');
export type JudgingRoom = z.infer<typeof JudgingRoom>;

const Answer = z
  .object({
    id: z.string(),
    ranks: z.array(z.int()).nullable().openapi({ description: 'In the order shown; 1 is best, equal ranks are ties' }),
    details: orNull(AnswerDetails),
    skip: orNull(SkipReason),
    flagged: z.boolean(),
    comment: z.string(),
    answeredAt: Time,
  })
  .openapi('Answer');

export const Assignment = z
  .object({
    id: Id,
    number: z.int().openapi({ description: "Counts the judge's items from 1" }),
    practice: z.boolean(),
    countedNumber: z.int().openapi({ description: "Counts the judge's practice items from 1, and then the others" }),
    source: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    outputs: z.array(z.string()).openapi({ description: 'Different texts, in the order to show' }),
    revision: z.int().openapi({ description: 'How often the judge has answered; send it with the answer' }),
    answer: orNull(Answer),
    leaseUntil: Time,
    feedback: z
      .object({
        ranks: z.array(z.int()).openapi({ description: 'The ranks we would give, in the order shown' }),
        details: orNull(AnswerDetails),
        explanation: z.string(),
      })
      .nullable()
      .openapi({ description: 'After a practice item' }),
  })
  .openapi('Assignment');
export type Assignment = z.infer<typeof Assignment>;

export const NextQuery = z.object({
  held: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,9}$/u)
    .optional()
    .openapi({
      description: 'Ids of open items that the page has fetched ahead, separated by commas; another item is given',
    }),
});

export const Next = z
  .object({
    assignment: orNull(Assignment),
    why: z.enum(['finished', 'waiting', 'paused', 'not-running']).nullable().openapi({
      description: 'Why there is none: nothing is left, others are working on the rest, or there is a pause',
    }),
    completion: orNull(Completion).openapi({ description: 'For a participant who has finished: how to say so' }),
    progress: MyProgress,
  })
  .openapi('Next');
export type Next = z.infer<typeof Next>;

export const NewAnswer = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{16,64}$/u)
      .openapi({
        description: 'Chosen by the page, such as a UUID; an answer sent twice with it is saved once',
        example: '0192f0c1-7b1e-7c60-9f4e-3d2a0c5b8e11',
      }),
    revision: z.int().min(0).openapi({ description: 'The revision of the assignment that the judge sees' }),
    ranks: z.array(z.int().min(1).max(10)).nullable().openapi({
      description: 'A rank for each output in the order shown, from 1 to their number; null if skipped',
    }),
    details: orNull(AnswerDetails).default(null).openapi({ description: 'In the order shown' }),
    skip: orNull(SkipReason).default(null),
    flagged: z.boolean().default(false),
    comment: Text(5000).default(''),
    clientMs: z.int().min(0).max(2_147_483_647).nullable().default(null).openapi({
      description: 'How long the page was in view',
    }),
  })
  .openapi('NewAnswer');
export type NewAnswer = z.input<typeof NewAnswer>;

export const Saved = z
  .object({ assignment: Assignment, progress: MyProgress })
  .openapi('Saved', { description: 'Sent only once the answer is on disk' });
export type Saved = z.infer<typeof Saved>;

export const Stale = z
  .object({
    error: z.object({
      code: z.literal('CONFLICT'),
      expected: z.string(),
      found: z.string(),
      remedy: z.string(),
    }),
    current: Assignment,
  })
  .openapi('Stale');

export const MyAssignment = z
  .object({
    id: Id,
    number: z.int(),
    practice: z.boolean(),
    source: z.string(),
    state: z.enum(['open', 'judged', 'skipped']),
    flagged: z.boolean(),
    revision: z.int(),
  })
  .openapi('MyAssignment');
export type MyAssignment = z.infer<typeof MyAssignment>;
