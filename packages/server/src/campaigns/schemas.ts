import { z } from '@hono/zod-openapi';
import { Crowd } from '../crowds/schemas.js';
import { Id, Name, Text, Time, orNull } from '../http/schemas.js';
import { AnswerDetails, OutputDetails, Protocol } from '../protocols/schemas.js';

export const CampaignState = z.enum(['draft', 'running', 'paused', 'closed']).openapi('State', {
  description: 'A draft is being prepared; a paused campaign accepts answers to open items but gives out no new ones',
});
export type CampaignState = z.infer<typeof CampaignState>;

export const Plan = z
  .object({
    protocol: Protocol.default({ kind: 'ranking' }),
    items: z.int().min(1).max(20_000).openapi({ description: 'Sampled sets of outputs to draw' }),
    outputsPerItem: z.int().min(2).max(10).default(5).openapi({ description: 'At most this many outputs on a page' }),
    balanced: z.boolean().default(false).openapi({
      description: 'Prefer outputs of systems that were compared less often; otherwise all are equally likely',
    }),
    replacement: z.boolean().default(false).openapi({ description: 'A sentence may be drawn again' }),
    seed: z.int().min(0).max(2_147_483_647).default(1),
    overlap: z
      .object({
        share: z.number().min(0).max(1).openapi({ description: 'Share of the items that several judges judge' }),
        judges: z.int().min(2).max(20).openapi({ description: 'How many' }),
      })
      .default({ share: 0, judges: 2 }),
    repeatEvery: z.int().min(0).max(1000).default(0).openapi({
      description: 'After this many items, a judge gets one of their earlier items again, unannounced; 0 for never',
    }),
    checkEvery: z.int().min(0).max(1000).default(0).openapi({
      description:
        'In each stretch of so many items, a judge gets an attention check, unannounced and at random; 0 for never',
    }),
    leaseMinutes: z
      .int()
      .min(1)
      .max(1440)
      .default(30)
      .openapi({ description: 'An item not judged by then goes to others' }),
    context: z.boolean().default(true).openapi({ description: 'Show the sentences before and after' }),
    tooFastSeconds: z.number().min(0).max(600).default(3),
    language: z
      .string()
      .regex(/^([A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4})?$/u)
      .default('')
      .openapi({ description: 'Of the sentences, as a BCP 47 tag, for fonts and screen readers', example: 'en' }),
  })
  .openapi('Plan');
export type Plan = z.infer<typeof Plan>;

export const Campaign = z
  .object({
    id: Id,
    name: z.string(),
    state: CampaignState,
    instructions: z.string(),
    createdAt: Time,
    version: z.int().openapi({ description: 'Changes with every judgment' }),
    plan: orNull(Plan),
    sentences: z.int().openapi({ description: '0 until there is a source' }),
    systems: z.array(z.string()),
    gold: z.boolean(),
    items: z.int(),
    practice: z.int(),
    judges: z.int(),
    models: z.int().openapi({ description: 'Models that judge beside people; what they say is kept apart' }),
    wanted: z.int().openapi({ description: 'Judgments that the plan asks for' }),
    judged: z.int(),
    crowd: orNull(Crowd).openapi({ description: 'How participants are recruited; null if they are not' }),
    crowdOpen: z.boolean().openapi({ description: 'Whether there is a link by which participants come' }),
  })
  .openapi('Campaign');
export type Campaign = z.infer<typeof Campaign>;

export const NewCampaign = z.object({ name: Name, instructions: Text(20_000).default('') }).openapi('NewCampaign');

export const CampaignChange = z
  .object({ name: Name.optional(), instructions: Text(20_000).optional() })
  .openapi('CampaignChange');

export const StateChange = z.object({ state: z.enum(['running', 'paused', 'closed']) }).openapi('StateChange');

export const UploadedText = z
  .object({ role: z.enum(['source', 'system', 'gold', 'documents']), name: z.string(), lines: z.int() })
  .openapi('UploadedText');
export type UploadedText = z.infer<typeof UploadedText>;

/** System names are written to files separated by blanks or commas, so they may contain neither. */
export const SystemName = Name.refine((name) => !/[\s,]/u.test(name), 'must have no space and no comma');

export const PlanPreview = z
  .object({
    sentences: z.int(),
    probabilities: z.array(z.number()).openapi({
      description: 'For each sentence, the probability of drawing it; 0 where all outputs are the same',
    }),
    distinctOutputs: z.array(z.int()).openapi({ description: 'For each sentence, how many different outputs it has' }),
    items: z.int(),
    judgments: z.int().openapi({ description: 'Judgments that the plan asks for, without repeats' }),
    pairs: z.int().openapi({ description: 'Pairwise judgments of systems that they will yield, including ties' }),
    outputsPerItem: z.number().openapi({ description: 'On average' }),
    comparisonsPerPair: z.number().nullable().openapi({
      description: 'Where pairs are compared: the judgments that will compare each pair of systems, on average',
    }),
  })
  .openapi('PlanPreview');
export type PlanPreview = z.infer<typeof PlanPreview>;

const PracticeItem = z.object({
  source: Text(5000),
  before: Text(5000).nullable().default(null),
  after: Text(5000).nullable().default(null),
  outputs: z
    .array(
      z.object({
        text: Text(5000),
        rank: z.int().min(1).max(10).openapi({ description: 'The rank we would give it' }),
        details: OutputDetails.optional().openapi({ description: 'What else we would say, if the protocol asks' }),
      }),
    )
    .min(2)
    .max(10),
  explanation: Text(5000).default(''),
});

export const Practice = z.object({ items: z.array(PracticeItem).max(50) }).openapi('Practice');
export type Practice = z.infer<typeof Practice>;

const SKIP_REASONS = ['not-a-sentence', 'cannot-tell', 'offensive', 'other'] as const;
export const SkipReason = z.enum(SKIP_REASONS).openapi('SkipReason');
export type SkipReason = z.infer<typeof SkipReason>;

const ItemOutput = z.object({ text: z.string(), systems: z.array(z.string()) });

export const Item = z
  .object({
    id: Id,
    position: z.int(),
    sentence: z.int().openapi({ description: 'Counted from 0' }),
    source: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    outputs: z.array(ItemOutput),
    wanted: z.int(),
    judged: z.int(),
    flags: z.int(),
    skips: z.int(),
  })
  .openapi('Item');
export type Item = z.infer<typeof Item>;

const ItemJudgment = z
  .object({
    judge: z.string(),
    judgeId: Id,
    kind: z.enum(['person', 'model']).openapi({ description: 'What kind of judge it is' }),
    occasion: z.int().openapi({ description: '2 if the judge got the item again' }),
    revision: z.int(),
    current: z.boolean().openapi({ description: 'false: the judge changed their mind later' }),
    ranks: z.array(z.int()).nullable().openapi({ description: 'In the order of the outputs of the item' }),
    details: orNull(AnswerDetails),
    displayed: z.array(z.int()).openapi({ description: 'The outputs in the order shown to the judge' }),
    skip: orNull(SkipReason),
    flagged: z.boolean(),
    comment: z.string(),
    answeredAt: Time,
    seconds: z.number(),
  })
  .openapi('ItemJudgment');

export const ItemDetail = Item.extend({ judgments: z.array(ItemJudgment) }).openapi('ItemDetail');
export type ItemDetail = z.infer<typeof ItemDetail>;
