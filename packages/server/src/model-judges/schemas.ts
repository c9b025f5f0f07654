import { z } from '@hono/zod-openapi';
import { JUDGE_SCHEMES, SCALES } from '@stet/core/internal';
import { ErrorBody, Id, Name, Text, Time, orNull } from '../http/schemas.js';

/** The fields of a request that some servers refuse. */
const LeftOut = z.enum(['temperature', 'max_tokens', 'seed']);

/** What somebody decides who adds a model. */
export const NewModelJudge = z
  .object({
    name: Name.optional().openapi({ description: 'As a judge of the campaign (default: the name of the model)' }),
    endpoint: Name.openapi({ description: 'One of those that the operator of the server allows' }),
    model: Name.openapi({ example: 'gpt-4o-mini' }),
    scheme: z.enum(JUDGE_SCHEMES).optional().openapi({
      description: 'How it is asked; must fit the protocol of the campaign (default: the first that does)',
    }),
    criteria: Text(50).optional().openapi({ description: 'What to look at; which there are depends on the scheme' }),
    prompt: Text(20_000).optional().openapi({ description: 'Your own question, with {targets} in it' }),
    verdicts: z.boolean().default(true).openapi({
      description: 'Where edits are judged: also ask of each edit whether it is valid',
    }),
    about: z.enum(['judged', 'all']).default('judged').openapi({
      description: 'Ask about the items that people have judged, or about all',
    }),
    orders: z
      .union([z.literal(1), z.literal(2)])
      .default(1)
      .openapi({
        description: 'With 2, outputs are also shown the other way round',
      }),
    controls: z.int().min(0).max(1000).default(0).openapi({
      description: 'Also ask about so many items with a copy of an output and the source; no judgment comes of them',
    }),
    detokenise: z.boolean().default(false).openapi({ description: 'Join tokens into plain text before asking' }),
    seed: z.int().min(0).max(2_147_483_647).default(1),
    temperature: z.number().min(0).max(2).default(0),
    leaveOut: z.array(LeftOut).max(3).default([]).openapi({ description: 'Fields that the server refuses' }),
    mostCalls: z.int().min(1).max(1_000_000).default(1000).openapi({
      description: 'Stop after so many calls; an answer that cannot be used takes a second one',
    }),
  })
  .openapi('NewModelJudge');
export type NewModelJudge = z.infer<typeof NewModelJudge>;

/** How a model is asked, as it is stored. No key is among it. */
export const ModelSettings = z.object({
  endpoint: Name,
  /** The address at that time: what another one answers is no part of this judge. */
  url: Text(2000),
  model: Name,
  scheme: z.enum(JUDGE_SCHEMES),
  criteria: Text(50).optional(),
  prompt: Text(20_000).optional(),
  scales: z.array(z.enum(SCALES)).optional(),
  verdicts: z.boolean(),
  about: z.enum(['judged', 'all']),
  context: z.boolean(),
  orders: z.union([z.literal(1), z.literal(2)]),
  targets: z.int(),
  controls: z.int(),
  detokenise: z.boolean(),
  seed: z.int(),
  temperature: z.number(),
  leaveOut: z.array(LeftOut),
  mostCalls: z.int(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

/** What a server said, as it is stored. */
export const ModelReply = z.object({
  content: z.string().nullable(),
  refusal: z.string().optional(),
  finishReason: z.string().optional(),
  model: z.string().optional(),
  fingerprint: z.string().optional(),
  usage: z.object({ promptTokens: z.int(), completionTokens: z.int() }).optional(),
});
export type ModelReply = z.infer<typeof ModelReply>;

export const ModelJudge = z
  .object({
    id: Id,
    name: z.string(),
    createdAt: Time,
    settings: orNull(ModelSettings.omit({ url: true })).openapi({
      description: 'null where its judgments were imported, so that it cannot be asked from here',
    }),
    state: z.enum(['new', 'asking', 'stopped', 'failed', 'done']).openapi({
      description: 'A run that was stopped or failed goes on where it was when it is started again',
    }),
    reason: orNull(ErrorBody.shape.error).openapi({ description: 'Why it failed, or stopped by itself' }),
    questions: z.int().openapi({ description: 'Different questions of the last run; 0 before the first' }),
    calls: z.int().openapi({ description: 'Answers that its server gave so far' }),
    judged: z.int(),
    skipped: z.int().openapi({ description: 'Items without an answer that can be used' }),
    startedAt: Time.nullable(),
    endedAt: Time.nullable(),
  })
  .openapi('ModelJudge');
export type ModelJudge = z.infer<typeof ModelJudge>;

export const ModelJudges = z
  .object({
    endpoints: z.array(z.string()).openapi({ description: 'Where models may be asked, as the operator named it' }),
    schemes: z
      .array(z.object({ scheme: z.enum(JUDGE_SCHEMES), criteria: z.array(z.string()), sideBySide: z.boolean() }))
      .openapi({ description: 'How a model can be asked by the protocol of this campaign, the usual way first' }),
    rows: z.array(ModelJudge),
  })
  .openapi('ModelJudges');
export type ModelJudges = z.infer<typeof ModelJudges>;

export const ModelEstimate = z
  .object({
    items: z.int(),
    questions: z.int().openapi({ description: 'Different ones, answered or not' }),
    open: z.int().openapi({ description: 'Questions without an answer yet' }),
    inputTokens: z.int(),
    outputTokens: z.int(),
    mostCalls: z.int(),
    needsConfirmation: z.boolean().openapi({ description: 'Whether there are more than 1,000 to ask' }),
  })
  .openapi('ModelEstimate', { description: 'What is left to ask; tokens are guessed, four characters each' });
export type ModelEstimate = z.infer<typeof ModelEstimate>;

export const StartModel = z
  .object({
    confirmed: z.int().min(0).optional().openapi({
      description: 'The number of open questions that somebody agreed to; needed for more than 1,000',
    }),
    mostCalls: z.int().min(1).max(1_000_000).optional().openapi({ description: 'Another limit of calls from now on' }),
  })
  .openapi('StartModel');

const Share = z.object({ count: z.int(), of: z.int() });

const ModelBeside = z.object({
  id: Id,
  name: z.string(),
  judged: z.int(),
  skipped: z.int(),
  signature: z
    .string()
    .nullable()
    .openapi({ description: 'All that decides its answers; null where they were imported' }),
  doubts: z.array(z.string()).openapi({ description: 'What makes its judgments doubtful, in words' }),
  position: z.object({ share: z.number(), p: z.number() }).nullable().openapi({
    description: 'Share of the spread of points that the position of an output accounts for',
  }),
  flips: orNull(Share).openapi({ description: 'Pairs that each output won once when shown the other way round' }),
  ties: orNull(Share),
  copiesTied: orNull(Share).openapi({ description: 'Hidden copies of an output with its points' }),
  sourcesWon: orNull(Share).openapi({ description: 'Hidden sources ahead of all corrections' }),
  askedAgain: z.int().openapi({ description: 'Questions whose first answer could not be used' }),
  faults: z.array(z.object({ fault: z.string(), count: z.int() })).openapi({ description: 'Why items have no answer' }),
  calls: z.int(),
  promptTokens: z.int(),
  completionTokens: z.int(),
  models: z.array(z.string()).openapi({ description: 'As its server named what answered' }),
});
export type ModelBeside = z.infer<typeof ModelBeside>;

const KappaOf = z.object({
  judge: z.string(),
  other: z.string(),
  kappa: z.number().nullable(),
  interval: z.array(z.number()).nullable(),
  observed: z.number().nullable(),
  comparisons: z.int(),
});

export const ModelsBeside = z
  .object({
    version: z.int().openapi({ description: 'Of the judgments that this was computed from' }),
    models: z.array(ModelBeside),
    withPeople: z.array(KappaOf).openapi({ description: 'Each model with each person' }),
    amongPeople: z.array(KappaOf).openapi({ description: 'People with each other, to compare with' }),
  })
  .openapi('ModelsBeside', { description: 'What models say beside what people say' });
export type ModelsBeside = z.infer<typeof ModelsBeside>;
