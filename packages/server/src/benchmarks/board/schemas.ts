import { z } from '@hono/zod-openapi';
import { Id, Time, orNull } from '../../http/schemas.js';
import { GoldName, MetricName } from '../../tasks/schemas.js';

const Interval = z.tuple([z.number(), z.number()]);

const BoardCell = z
  .object({
    task: Id,
    state: z.enum(['scored', 'waiting', 'stale', 'failed', 'missing']).openapi({
      description: 'missing: the team has handed in nothing for this data set',
    }),
    submission: orNull(Id),
    note: z.string(),
    submittedAt: orNull(Time),
    entries: z.int().openapi({ description: 'How many submissions the team has there that it has not withdrawn' }),
    value: orNull(z.number()).openapi({ description: 'By the official metric of the data set' }),
    interval: orNull(Interval),
  })
  .openapi('BoardCell');

const BoardAverage = z
  .object({
    value: orNull(z.number()).openapi({ description: 'null where the team lacks a score that belongs to it' }),
    interval: orNull(Interval),
    rank: orNull(z.int()).openapi({ description: 'Among teams that have this average; null for baselines' }),
    range: orNull(z.tuple([z.int(), z.int()])).openapi({ description: 'Ranks that it takes in most resamples' }),
    cluster: orNull(z.int()).openapi({ description: 'Teams that cannot be told apart share one' }),
  })
  .openapi('BoardAverage');
export type BoardAverage = z.infer<typeof BoardAverage>;

const BoardRow = z
  .object({
    entrant: Id,
    team: z.string(),
    cells: z.array(BoardCell).openapi({ description: 'One for each data set of the track, in their order' }),
    languages: z.array(BoardAverage).openapi({ description: 'The mean of the data sets of each language' }),
    average: BoardAverage.openapi({ description: 'The mean of the languages' }),
  })
  .openapi('BoardRow');
export type BoardRow = z.infer<typeof BoardRow>;

const TrackBoard = z
  .object({
    track: z.int().openapi({ description: 'Index in the settings of the benchmark' }),
    name: z.string(),
    official: orNull(MetricName).openapi({
      description: 'null where data sets have different official metrics, of which there is no average',
    }),
    unit: z.enum(['percent', 'number']).openapi({ description: 'How people read the values' }),
    resamples: z.int().openapi({ description: 'On which the averages were computed for their intervals' }),
    dataSets: z.array(
      z.object({
        task: Id,
        name: z.string(),
        language: z.string(),
        official: MetricName,
        sentences: z.int(),
        gold: GoldName.openapi({
          description: 'What its scores are against; gold where it has no alternative answers',
        }),
        goldVersion: z.int().openapi({ description: 'Of that gold; 0 without one' }),
      }),
    ),
    languages: z.array(z.string()),
    rows: z.array(BoardRow).openapi({
      description:
        'Teams with all data sets by rank, then the others by how many they have; these have no overall rank',
    }),
    baselines: z.array(BoardRow).openapi({ description: 'For comparison, best first; not ranked' }),
  })
  .openapi('TrackBoard');
export type TrackBoard = z.infer<typeof TrackBoard>;

export const BenchmarkBoard = z
  .object({
    gold: GoldName.openapi({ description: 'What was asked for' }),
    withAlternatives: z
      .int()
      .openapi({ description: 'Data sets among these that have a gold with alternative answers, on either board' }),
    computedAt: Time,
    isCurrent: z.boolean().openapi({ description: 'False while a newer one is being computed; ask again in a moment' }),
    confidence: z.number(),
    hidden: z
      .int()
      .openapi({ description: 'Data sets whose leaderboard is not released to you; no number counts them' }),
    tracks: z.array(TrackBoard).openapi({ description: 'Those with data sets that you may read' }),
  })
  .openapi('BenchmarkBoard');
export type BenchmarkBoard = z.infer<typeof BenchmarkBoard>;
