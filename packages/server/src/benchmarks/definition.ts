import { z } from '@hono/zod-openapi';
import { Name } from '../http/schemas.js';
import { TaskSettings } from '../tasks/schemas.js';
import { BenchmarkSettings } from './settings-schema.js';

/** Says what the document is, so that programs know what they read. */
export const DEFINITION_FORMAT = 'stet-benchmark-1';

const TextFile = z.object({
  file: Name.openapi({ description: 'What the file is called, for messages and copies of it' }),
  text: z.string(),
});

const MOST_FILES = 20;
const MOST_DATA_SETS = 500;

const GoldFiles = z.array(TextFile).min(1).max(MOST_FILES);

export const DataSetDefinition = z
  .object({
    name: Name,
    track: z.int().min(0).openapi({ description: 'Index of its track in the settings of the benchmark' }),
    settings: TaskSettings.openapi({ description: 'Its language, metrics, phases and release dates' }),
    source: TextFile.optional().openapi({ description: 'What teams correct, one sentence per line' }),
    gold: GoldFiles.optional().openapi({
      description: 'A gold in one file; or originals and then their references, of essays',
    }),
    alternatives: GoldFiles.optional().openapi({ description: 'The gold with alternative answers, in the same way' }),
  })
  .openapi('DataSetDefinition');
export type DataSetDefinition = z.infer<typeof DataSetDefinition>;

/** A benchmark without teams and submissions, in one document. */
export const BenchmarkDefinition = z
  .object({
    format: z.literal(DEFINITION_FORMAT),
    name: Name,
    settings: BenchmarkSettings,
    dataSets: z.array(DataSetDefinition).max(MOST_DATA_SETS),
  })
  .refine(({ settings, dataSets }) => dataSets.every(({ track }) => track < settings.tracks.length), {
    message: 'a data set is of a track that the settings lack',
  })
  .refine(({ dataSets }) => new Set(dataSets.map(({ track, name }) => `${track} ${name}`)).size === dataSets.length, {
    message: 'data sets of a track must differ by name',
  })
  .refine(
    ({ dataSets }) => dataSets.every(({ gold, alternatives }) => gold !== undefined || alternatives === undefined),
    {
      message: 'a data set has alternatives to a gold that is not there',
    },
  )
  .openapi('BenchmarkDefinition');
export type BenchmarkDefinition = z.infer<typeof BenchmarkDefinition>;
/** A definition as it is written: what is left out takes its default. */
export type NewBenchmarkDefinition = z.input<typeof BenchmarkDefinition>;
