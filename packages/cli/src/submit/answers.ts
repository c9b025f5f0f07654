import { z } from 'zod';

// The parts of the server's answers that are used here. They are checked: the address may be that of anything. The server
// itself, with its schemas, need not be installed where teams hand in.

const Left = z.object({ phase: z.int().nullable(), today: z.int().nullable(), month: z.int().nullable() });
export type Left = z.infer<typeof Left>;

const ErrorDetails = z.object({
  code: z.string(),
  file: z.string().optional(),
  line: z.int().optional(),
  expected: z.string(),
  found: z.string(),
  remedy: z.string(),
});

export const ErrorAnswer = z.object({ error: ErrorDetails });

const ScoreAnswer = z.object({
  metric: z.string(),
  value: z.number(),
  interval: z.tuple([z.number(), z.number()]),
  signature: z.string(),
  unit: z.enum(['percent', 'number']).optional(),
});
export type ScoreAnswer = z.infer<typeof ScoreAnswer>;

export const SubmissionAnswer = z.object({
  id: z.string(),
  number: z.int(),
  note: z.string(),
  state: z.enum(['waiting', 'scored', 'stale', 'failed', 'withdrawn']),
  reason: ErrorDetails.nullable(),
  scores: z.object({ metrics: z.array(ScoreAnswer), warnings: z.array(z.string()).optional() }).nullable(),
});
export type SubmissionAnswer = z.infer<typeof SubmissionAnswer>;

export const CheckAnswer = z.object({
  lines: z.int(),
  changed: z.int(),
  emptied: z.int(),
  // Servers of earlier versions do not say it.
  missing: z.int().default(0),
  isM2: z.boolean(),
  earlier: z.int().nullable(),
  left: Left.nullable(),
});
export type CheckAnswer = z.infer<typeof CheckAnswer>;

export const RoomAnswer = z.object({
  task: z.object({
    id: z.string(),
    name: z.string(),
    goldVersion: z.int(),
    waiting: z.int(),
    phase: z.int().nullable(),
    settings: z.object({ official: z.string(), confidence: z.number() }),
    may: z.object({ readLeaderboard: z.boolean() }),
  }),
  team: z.object({ id: z.string(), name: z.string() }),
  left: Left.nullable(),
  submissions: z.array(SubmissionAnswer),
});
export type RoomAnswer = z.infer<typeof RoomAnswer>;

export const BoardAnswer = z.object({
  isCurrent: z.boolean(),
  rows: z.array(
    z.object({
      submission: z.string(),
      team: z.string(),
      rank: z.int(),
      range: z.tuple([z.int(), z.int()]).nullable(),
      cluster: z.int().nullable(),
    }),
  ),
});
export type BoardAnswer = z.infer<typeof BoardAnswer>;

const Interval = z.tuple([z.number(), z.number()]).nullable();

const AverageAnswer = z.object({
  value: z.number().nullable(),
  interval: Interval,
  rank: z.int().nullable(),
  range: z.tuple([z.int(), z.int()]).nullable(),
});

const TrackRowAnswer = z.object({
  entrant: z.string(),
  team: z.string(),
  cells: z.array(
    z.object({
      task: z.string(),
      state: z.enum(['scored', 'waiting', 'stale', 'failed', 'missing']),
      value: z.number().nullable(),
      interval: Interval,
    }),
  ),
  languages: z.array(AverageAnswer),
  average: AverageAnswer,
});

const TrackAnswer = z.object({
  name: z.string(),
  official: z.string().nullable(),
  unit: z.enum(['percent', 'number']),
  dataSets: z.array(z.object({ task: z.string(), name: z.string(), language: z.string(), official: z.string() })),
  languages: z.array(z.string()),
  rows: z.array(TrackRowAnswer),
  baselines: z.array(TrackRowAnswer),
});

export const BenchmarkBoardAnswer = z.object({
  isCurrent: z.boolean(),
  confidence: z.number(),
  hidden: z.int(),
  tracks: z.array(TrackAnswer),
});
export type BenchmarkBoardAnswer = z.infer<typeof BenchmarkBoardAnswer>;

export const EntrantAnswer = z.object({
  entrant: z.object({ id: z.string() }),
  benchmark: z.object({
    id: z.string(),
    name: z.string(),
    settings: z.object({ tracks: z.array(z.object({ name: z.string() })) }),
    dataSets: z.array(z.object({ task: z.string(), name: z.string(), track: z.int() })),
  }),
});
export type EntrantAnswer = z.infer<typeof EntrantAnswer>;
