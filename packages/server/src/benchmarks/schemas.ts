import { z } from '@hono/zod-openapi';
import { ErrorBody, Id, Name, Time, orNull } from '../http/schemas.js';
import { Left, Submission } from '../submissions/schemas.js';
import { Task, TaskSettings } from '../tasks/schemas.js';
import { Team } from '../teams/schemas.js';
import { BenchmarkSettings } from './settings-schema.js';

/** A task as one of the data sets of a benchmark. */
export const DataSet = z
  .object({
    task: Id.openapi({ description: 'The task that it is; all routes of tasks take it' }),
    name: z.string(),
    track: z.int().openapi({ description: 'Index of its track in the settings of the benchmark' }),
    settings: TaskSettings,
    sentences: z.int().openapi({ description: '0 until there is a source' }),
    hasEssays: z.boolean().openapi({
      description: "Its source is essays, which teams download and hand in as MultiGEC's Markdown",
    }),
    hasGold: z.boolean(),
    phase: orNull(z.int()).openapi({ description: 'Index of the phase that is open now' }),
    may: Task.shape.may,
  })
  .openapi('DataSet');
export type DataSet = z.infer<typeof DataSet>;

export const Benchmark = z
  .object({
    id: Id,
    name: z.string(),
    settings: BenchmarkSettings,
    createdAt: Time,
    version: z.int(),
    dataSets: z.array(DataSet).openapi({ description: 'In the order in which they were added' }),
    teams: z.int(),
    registrationOpen: z.boolean().openapi({
      description: 'Whether the link by which teams register works; false for anybody who is no organiser',
    }),
    may: z
      .object({
        organise: z.boolean(),
        takePart: z.boolean().openapi({ description: 'A team of the benchmark that is approved, where it must be' }),
      })
      .openapi({ description: 'What whoever asks may do now' }),
  })
  .openapi('Benchmark');
export type Benchmark = z.infer<typeof Benchmark>;

export const NewBenchmark = z.object({ name: Name, settings: BenchmarkSettings.optional() }).openapi('NewBenchmark');
export const BenchmarkChange = z
  .object({ name: Name.optional(), settings: BenchmarkSettings.optional() })
  .openapi('BenchmarkChange');

const TrackIndex = z.int().min(0);
export const NewDataSet = z
  .object({ name: Name, track: TrackIndex.default(0), settings: TaskSettings.optional() })
  .openapi('NewDataSet');
export const DataSetCopy = z
  .object({
    task: Id.openapi({ description: 'The task to copy, which stays as it is' }),
    name: Name.optional().openapi({ description: 'That of the task by default' }),
    track: TrackIndex.default(0),
    baselines: z.boolean().default(true).openapi({
      description: 'Also copy what the baselines of the task are ranked by, as baselines of the benchmark',
    }),
  })
  .openapi('DataSetCopy');
export const DataSetChange = z.object({ track: TrackIndex }).openapi('DataSetChange');

/** A team of a benchmark, in all its data sets. */
export const Entrant = Team.openapi('Entrant', { description: 'A team of a benchmark, in all its data sets' });
export type Entrant = z.infer<typeof Entrant>;

export const EntrantLink = z
  .object({ entrant: Entrant, key: z.string(), link: z.string().openapi({ example: '/entrant#KEY' }) })
  .openapi('EntrantLink', { description: 'Shown once; only the hash of the key is kept' });
export type EntrantLink = z.infer<typeof EntrantLink>;

export const RegisterLink = z
  .object({ link: z.string().openapi({ example: '/register#TOKEN' }) })
  .openapi('RegisterLink');
export type RegisterLink = z.infer<typeof RegisterLink>;

/** What a team of a benchmark sees of it. */
export const EntrantRoom = z
  .object({
    benchmark: Benchmark,
    entrant: Entrant,
    work: z
      .array(
        z.object({
          task: Id,
          left: orNull(Left).openapi({ description: 'Submissions left now; null without an open phase' }),
          submissions: z.array(Submission).openapi({ description: 'Latest first' }),
        }),
      )
      .openapi({ description: 'For each data set, in their order' }),
  })
  .openapi('EntrantRoom');
export type EntrantRoom = z.infer<typeof EntrantRoom>;

/** What became of a file among those that were handed in together. */
export const HandedInFile = z
  .object({
    file: z.string(),
    task: orNull(Id).openapi({ description: 'The data set that it answers; null if that cannot be told' }),
    outcome: z.enum(['accepted', 'earlier', 'refused']).openapi({
      description: 'earlier: the same was handed in before, and counts once',
    }),
    submission: orNull(Submission),
    error: orNull(ErrorBody.shape.error).openapi({ description: 'Why it was refused' }),
  })
  .openapi('HandedInFile');
export type HandedInFile = z.infer<typeof HandedInFile>;
