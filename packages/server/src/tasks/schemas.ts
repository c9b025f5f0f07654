import { z } from '@hono/zod-openapi';
import { metricKinds, normalisations, units } from '@stet/core/internal';
import { Id, Name, PageQuery, Text, Time, orNull } from '../http/schemas.js';

export const MetricName = z
  .union([z.enum(metricKinds.map(({ name }) => name)), z.string().regex(/^[a-z][a-z0-9-]{0,39}$/u)])
  .openapi('MetricName', { description: 'A metric of Stet, or of a program that the operator of the server named' });
export type MetricName = z.infer<typeof MetricName>;

/** A language tag; empty where the language has none. */
export const Language = z
  .string()
  .regex(/^([A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4})?$/u)
  .default('en');

const TimeZone = z.string().refine(isTimeZone, 'is not an IANA time zone').openapi({ example: 'Asia/Singapore' });

/** Also under a newer name, such as Europe/Kyiv: browsers list other names than this server does. */
function isTimeZone(zone: string): boolean {
  try {
    // Offsets such as +02:00 know no summer time.
    return /^[A-Z]/iu.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const Phase = z
  .object({
    name: Name,
    opensAt: Time,
    closesAt: orNull(Time).openapi({
      description: 'The first moment at which nothing is accepted any more; null: it stays open',
    }),
    timeZone: TimeZone.default('UTC').openapi({ description: 'In which people are told the dates' }),
    limit: z
      .int()
      .min(0)
      .max(10_000)
      .default(0)
      .openapi({ description: 'Scored submissions of a team; 0 for no limit' }),
    limitPerDay: z.int().min(0).max(1000).default(0).openapi({ description: 'The same for a day of the time zone' }),
    limitPerMonth: z
      .int()
      .min(0)
      .max(10_000)
      .default(0)
      .openapi({ description: 'The same for a calendar month of the time zone' }),
  })
  .refine(({ opensAt, closesAt }) => closesAt === null || opensAt < closesAt, 'must close after it opens')
  .openapi('Phase');
export type Phase = z.infer<typeof Phase>;

const Release = z
  .object({
    source: orNull(Time).default(null).openapi({ description: 'When teams may read the source; null: not yet' }),
    leaderboard: orNull(Time).default(null).openapi({ description: 'When everybody may read the leaderboard' }),
    systems: orNull(Time).default(null).openapi({ description: "When everybody may read all systems' sentences" }),
    gold: orNull(Time).default(null).openapi({ description: 'When everybody may read the gold' }),
  })
  .openapi('Release', { description: 'Release dates. Until then teams see their own work only' });

export const Registration = z
  .object({
    most: z.int().min(1).max(10_000).default(50).openapi({ description: 'Teams that may register by one link' }),
    approval: z.boolean().default(false).openapi({ description: 'An organiser lets each of them take part' }),
  })
  .openapi('Registration', { description: 'How teams register by the link' });

/** How teams register in tasks that say nothing about it. */
export const DEFAULT_REGISTRATION = Registration.parse({});

const MOST_METRICS = 50;

export const TaskSettings = z
  .object({
    description: Text(20_000).default(''),
    language: Language,
    metrics: z.array(MetricName).min(1).max(MOST_METRICS).default(['m2']),
    official: MetricName.default('m2'),
    unit: z.enum(units).default('word').openapi({
      description: 'What texts are cut into for every metric of Stet: words between blanks, characters, or segments',
    }),
    normalise: z
      .array(z.enum(normalisations))
      .min(1)
      .default(['none'])
      .openapi({ description: 'What is done to texts before they are compared, in order' }),
    phases: z.array(Phase).max(20).default([]),
    release: Release.default({ source: null, leaderboard: null, systems: null, gold: null }),
    totalsOnly: z.boolean().default(false).openapi({
      description:
        "Nobody but organisers ever sees the gold, others' sentences, or scores by sentence, type or annotator, whatever the dates say",
    }),
    ranked: z.enum(['best', 'latest', 'chosen']).default('latest').openapi({
      description: 'Which submission of a team stands on the leaderboard; the latest where none is chosen',
    }),
    proposals: z
      .object({ opensAt: orNull(Time).default(null), closesAt: orNull(Time).default(null) })
      .default({ opensAt: null, closesAt: null })
      .openapi({ description: 'When teams may propose alternative answers' }),
    registration: Registration.default(DEFAULT_REGISTRATION),
    resamples: z.int().min(100).max(10_000).default(1000),
    confidence: z.number().min(0.5).max(0.999).default(0.95),
    seed: z.int().min(0).max(2_147_483_647).default(1),
  })
  .refine(({ metrics, official }) => metrics.includes(official), 'official must be one of the metrics')
  .refine(({ metrics }) => new Set(metrics).size === metrics.length, 'metrics must differ')
  .refine(({ normalise }) => new Set(normalise).size === normalise.length, 'normalise must name each step once')
  .openapi('TaskSettings');

export type TaskSettings = z.infer<typeof TaskSettings>;
/** Settings as they are sent: what is left out takes its default. */
export type NewTaskSettings = z.input<typeof TaskSettings>;

export const GoldName = z.enum(['gold', 'alternatives']).openapi('GoldName', {
  description: 'The gold as annotated, or with the alternative answers that were accepted',
});
export type GoldName = z.infer<typeof GoldName>;

export const Task = z
  .object({
    id: Id,
    name: z.string(),
    settings: TaskSettings,
    createdAt: Time,
    version: z.int().openapi({ description: 'Changes with everything that a page of the task shows' }),
    sentences: z.int().openapi({ description: '0 until there is a source' }),
    annotators: z.int().openapi({ description: 'Of the gold; 0 without one' }),
    errorTypes: z
      .array(z.string())
      .openapi({ description: 'Of the gold; empty for anybody to whom it is not released' }),
    skippedEdits: z.int().openapi({ description: 'Edits of the gold that are left out for their bad offsets' }),
    goldVersion: z.int(),
    alternativesVersion: z.int(),
    teams: z.int(),
    submissions: z.int(),
    waiting: z.int().openapi({ description: 'Submissions that are being scored' }),
    phase: orNull(z.int()).openapi({ description: 'Index of the phase that is open now' }),
    campaign: orNull(Id),
    benchmark: orNull(z.object({ id: Id, name: z.string() })).openapi({
      description: 'The benchmark that it is a data set of; null for anybody who is no organiser',
    }),
    registrationOpen: z.boolean().openapi({
      description: 'Whether the link by which teams register works; false for anybody who is no organiser',
    }),
    metricPrograms: z.array(MetricName).openapi({
      description:
        'Metrics of programs that a task can have beside those of Stet; empty for anybody who is no organiser',
    }),
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
export type Task = z.infer<typeof Task>;

export const TaskQuery = PageQuery.extend({
  dataSets: z
    .enum(['true', 'false'])
    .default('true')
    .openapi({ description: 'Also the data sets of benchmarks, each of which is a task' }),
});

export const NewTask = z.object({ name: Name, settings: TaskSettings.optional() }).openapi('NewTask');
export const TaskChange = z.object({ name: Name.optional(), settings: TaskSettings.optional() }).openapi('TaskChange');
