import { z } from '@hono/zod-openapi';
import { ErrorBody, Id, Name, Text, Time, orNull } from '../http/schemas.js';

/** METEOR is left out where its resources may be missing; these need nothing but the texts. */
export const MetricName = z.enum(['m2', 'hoo', 'i-measure', 'gleu', 'bleu', 'meteor', 'green']);

const TimeZone = z
  .string()
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'is no IANA time zone')
  .openapi({ example: 'Asia/Singapore' });

export const Phase = z
  .object({
    name: Name,
    opensAt: Time,
    closesAt: Time.openapi({ description: 'The first moment at which nothing is taken any more' }),
    timeZone: TimeZone.default('UTC').openapi({ description: 'In which people are told the dates' }),
    limit: z
      .int()
      .min(0)
      .max(10_000)
      .default(0)
      .openapi({ description: 'Scored submissions of a team; 0 for no limit' }),
    limitPerDay: z.int().min(0).max(1000).default(0).openapi({ description: 'The same for a day of the time zone' }),
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, 'must close after it opens')
  .openapi('Phase');

const Release = z
  .object({
    source: orNull(Time).default(null).openapi({ description: 'When teams may read the source; null: not yet' }),
    leaderboard: orNull(Time).default(null).openapi({ description: 'When everybody may read the leaderboard' }),
    systems: orNull(Time).default(null).openapi({ description: "When everybody may read all systems' sentences" }),
    gold: orNull(Time).default(null).openapi({ description: 'When everybody may read the gold' }),
  })
  .openapi('Release', { description: 'What is public when. Until then teams see their own work only' });

export const TaskSettings = z
  .object({
    description: Text(20_000).default(''),
    language: z
      .string()
      .regex(/^([A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4})?$/u)
      .default('en'),
    metrics: z.array(MetricName).min(1).max(7).default(['m2']),
    official: MetricName.default('m2'),
    phases: z.array(Phase).max(20).default([]),
    release: Release.default({ source: null, leaderboard: null, systems: null, gold: null }),
    ranked: z.enum(['best', 'latest', 'chosen']).default('latest').openapi({
      description: 'Which submission of a team stands on the leaderboard; the latest where none is chosen',
    }),
    proposals: z
      .object({ opensAt: orNull(Time).default(null), closesAt: orNull(Time).default(null) })
      .default({ opensAt: null, closesAt: null })
      .openapi({ description: 'When teams may propose alternative answers' }),
    resamples: z.int().min(100).max(10_000).default(1000),
    confidence: z.number().min(0.5).max(0.999).default(0.95),
    seed: z.int().min(0).max(2_147_483_647).default(1),
  })
  .refine(({ metrics, official }) => metrics.includes(official), 'official must be one of the metrics')
  .refine(({ metrics }) => new Set(metrics).size === metrics.length, 'metrics must differ')
  .openapi('TaskSettings');

export type TaskSettings = z.infer<typeof TaskSettings>;

export const GoldName = z.enum(['gold', 'alternatives']).openapi('GoldName', {
  description: 'The gold as annotated, or with the alternative answers that were accepted',
});

export const Task = z
  .object({
    id: Id,
    name: z.string(),
    settings: TaskSettings,
    createdAt: Time,
    version: z.int().openapi({ description: 'Changes with everything that a page of the task shows' }),
    sentences: z.int().openapi({ description: '0 until there is a source' }),
    annotators: z.int().openapi({ description: 'Of the gold; 0 without one' }),
    errorTypes: z.array(z.string()).openapi({ description: 'Of the gold; empty for whom it is not released' }),
    goldVersion: z.int(),
    alternativesVersion: z.int(),
    teams: z.int(),
    submissions: z.int(),
    waiting: z.int().openapi({ description: 'Submissions that are being scored' }),
    phase: orNull(z.int()).openapi({ description: 'Index of the phase that is open now' }),
    campaign: orNull(Id),
    may: z
      .object({
        organise: z.boolean(),
        readSource: z.boolean(),
        readLeaderboard: z.boolean(),
        readSystems: z.boolean(),
        readGold: z.boolean(),
        submit: z.boolean(),
        propose: z.boolean(),
      })
      .openapi({ description: 'What whoever asks may do now' }),
  })
  .openapi('Task');

export type TaskView = z.infer<typeof Task>;

export const NewTask = z.object({ name: Name, settings: TaskSettings.optional() }).openapi('NewTask');
export const TaskChange = z.object({ name: Name.optional(), settings: TaskSettings.optional() }).openapi('TaskChange');

export const Team = z
  .object({
    id: Id,
    name: z.string(),
    createdAt: Time,
    linked: z.boolean().openapi({ description: 'false: its link was revoked' }),
    submissions: z.int(),
  })
  .openapi('Team');

export const TeamLink = z
  .object({ team: Team, key: z.string(), link: z.string().openapi({ example: '/team/KEY' }) })
  .openapi('TeamLink', { description: 'Shown once; only the hash of the key is kept' });

/** Short enough for a table. */
export const NewTeam = z
  .object({ name: Name.refine((name) => name.length <= 80, 'is longer than 80 characters') })
  .openapi('NewTeam');

/** What somebody who is about to register reads of a task. */
export const JoinRoom = z
  .object({
    task: Id,
    name: z.string(),
    description: z.string(),
    language: z.string(),
    phases: z.array(Phase),
    phase: orNull(z.int()).openapi({ description: 'Index of the phase that is open now' }),
  })
  .openapi('JoinRoom');

export const JoinLink = z.object({ link: z.string().openapi({ example: '/join/TOKEN' }) }).openapi('JoinLink');

/** What one metric says about a submission, with how sure it is. */
export const MetricScore = z
  .object({
    metric: MetricName,
    value: z.number(),
    interval: z.tuple([z.number(), z.number()]),
    parts: z.record(z.string(), z.number()).openapi({
      description: 'What the score is made of, e.g. correct, proposed, gold, precision, recall',
    }),
    signature: z.string(),
  })
  .openapi('MetricScore');

const TypeScore = z.object({ type: z.string(), matched: z.int(), gold: z.int() }).openapi('TypeScore', {
  description: 'Gold edits of a type, and how many of them the system made',
});

const AnnotatorScore = z
  .object({ annotator: z.int(), correct: z.int(), proposed: z.int(), gold: z.int(), value: z.number() })
  .openapi('AnnotatorScore', { description: 'Against one annotator alone' });

export const SubmissionScores = z
  .object({ metrics: z.array(MetricScore), types: z.array(TypeScore), byAnnotator: z.array(AnnotatorScore) })
  .openapi('SubmissionScores');

export type SubmissionScores = z.infer<typeof SubmissionScores>;

export const SubmissionState = z
  .enum(['waiting', 'scored', 'stale', 'failed', 'withdrawn'])
  .openapi('SubmissionState', {
    description: 'stale: scored against a gold that was changed since, and waiting to be scored again',
  });

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
    ranked: z.boolean().openapi({ description: 'The one that stands on the leaderboard for its team' }),
    reason: orNull(ErrorBody.shape.error).openapi({ description: 'Why it failed' }),
    scores: orNull(SubmissionScores).openapi({ description: 'Of an earlier gold while the state is stale' }),
    alternatives: orNull(SubmissionScores).openapi({ description: 'Scores with alternative answers' }),
  })
  .openapi('Submission');

export type SubmissionView = z.infer<typeof Submission>;

export const SubmissionChange = z
  .object({ note: Text(200).optional(), chosen: z.boolean().optional(), withdrawn: z.boolean().optional() })
  .openapi('SubmissionChange');

/** What a team sees of its task. */
export const TeamRoom = z
  .object({
    task: Task,
    team: Team,
    left: orNull(z.object({ phase: orNull(z.int()), today: orNull(z.int()) })).openapi({
      description: 'Submissions left now; null without an open phase, null inside where there is no limit',
    }),
    submissions: z.array(Submission),
  })
  .openapi('TeamRoom');

const LeaderboardRow = z.object({
  submission: Id,
  team: z.string(),
  note: z.string(),
  submittedAt: Time,
  rank: z.int().openapi({ description: 'By the official metric; equal values share a rank' }),
  range: orNull(z.tuple([z.int(), z.int()])).openapi({ description: 'Ranks that it takes in most resamples' }),
  cluster: orNull(z.int()).openapi({ description: 'Systems that cannot be told apart share one' }),
  scores: z.array(MetricScore),
  type: orNull(TypeScore).openapi({ description: 'The type that was asked for' }),
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
    rows: z.array(LeaderboardRow).openapi({ description: 'Best first' }),
    unranked: z
      .array(z.object({ team: z.string(), state: SubmissionState, reason: z.string() }))
      .openapi({ description: 'Without a score against this gold: never ranked' }),
  })
  .openapi('Leaderboard');

export type LeaderboardView = z.infer<typeof Leaderboard>;

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
  ...{ system: z.string(), hypothesis: z.string(), annotator: z.int() },
  ...{ correct: z.int(), proposed: z.int(), gold: z.int(), marks: z.array(EditMark) },
});

export const ExploredSystem = z
  .object({
    gold: GoldName,
    goldVersion: z.int(),
    system: z.string(),
    sentences: z.array(z.object({ sentence: z.int(), source: z.string(), outputs: z.array(ExploredOutput) })),
  })
  .openapi('ExploredSystem', { description: 'Every sentence with what a system matched, missed and did without need' });
