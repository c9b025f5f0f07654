import { z } from '@hono/zod-openapi';
import { ErrorBody, Id, Text } from '../http/schemas.js';
import { EARNEST_KINDS, PRACTICE_KINDS } from '../campaigns/item-kind.js';
import { Plan } from '../campaigns/schemas.js';
import { ModelReply, ModelSettings } from '../model-judges/schemas.js';
import { AnswerDetails } from '../protocols/schemas.js';
import { Crowd, ParticipantId } from '../crowds/schemas.js';

/** The first line of a backup, so that programs know what they read. */
export const BACKUP = 'stet-campaign-backup-1';

const Line = Text(100_000);
const Count = z.int().min(0);
const Flag = z.union([z.literal(0), z.literal(1)]);
const Ranks = z.array(z.int().min(1).max(100)).max(100);

export const BackupCampaign = z.object({
  name: Text(200),
  instructions: Text(20_000),
  created_at: Count,
  state: z.enum(['draft', 'running', 'paused', 'closed']),
  plan: Plan.nullable(),
  // Backups of earlier versions have no crowds.
  crowd: Crowd.nullable().default(null),
});

export const BackupText = z.object({
  role: z.enum(['source', 'system', 'gold', 'documents']),
  name: Text(200),
  lines: Count,
  content: z.string(),
});

export const BackupJudge = z.object({
  id: Id,
  name: Text(200),
  // Backups of earlier versions have no models.
  kind: z.enum(['person', 'model']).default('person'),
  created_at: Count,
  paused: Flag,
  left_out: Flag,
  participant: ParticipantId.nullable().default(null),
  finished_at: Count.nullable().default(null),
});

export const BackupItem = z.object({
  id: Id,
  kind: z.enum([...EARNEST_KINDS, ...PRACTICE_KINDS]),
  position: Count,
  sentence: z.int().min(-1),
  name: Line,
  source: Line,
  before: Line.nullable(),
  after: Line.nullable(),
  wanted: Count,
  outputs: z.array(z.object({ text: Line, systems: z.array(Text(200)).max(1000) })).max(100),
  feedback: z.object({ ranks: Ranks, details: AnswerDetails.nullable().default(null), explanation: Line }).nullable(),
  drawing: z
    .object({ by: z.enum(['even', 'adaptive']), probability: z.number().gt(0).max(1) })
    .nullable()
    .default(null),
});

export const BackupAssignment = z.object({
  id: Id,
  item_id: Id,
  judge_id: Id,
  occasion: Count,
  number: Count,
  lease_until: Count,
  shown_at: Count,
  displayed: z.array(Count).max(100),
});

export const BackupJudgment = z.object({
  assignment_id: Id,
  revision: z.int().min(1),
  client_id: Text(64),
  ranks: Ranks.nullable(),
  details: AnswerDetails.nullable().default(null),
  skip_reason: Text(100).nullable(),
  comment: Text(5000),
  flagged: Flag,
  answered_at: Count,
  server_ms: z.number().min(0),
  client_ms: z.number().min(0).nullable(),
});

export const BackupModelJudge = z.object({
  judge_id: Id,
  settings: ModelSettings,
  state: z.enum(['new', 'asking', 'stopped', 'failed', 'done']),
  run: Count,
  questions: Count,
  reason: ErrorBody.shape.error.nullable(),
  started_at: Count.nullable(),
  ended_at: Count.nullable(),
});

/** What a model replied, so that figures can be had again without asking. */
export const BackupReply = z.object({ judge_id: Id, key: z.string().regex(/^[0-9a-f]{64}$/u), reply: ModelReply });

/** Any line after the first: one row, under the name of its kind. */
export const BackupLine = z.union([
  z.object({ campaign: BackupCampaign }),
  z.object({ text: BackupText }),
  z.object({ judge: BackupJudge }),
  z.object({ item: BackupItem }),
  z.object({ assignment: BackupAssignment }),
  z.object({ judgment: BackupJudgment }),
  z.object({ modelJudge: BackupModelJudge }),
  z.object({ reply: BackupReply }),
]);

export type BackupRow = z.infer<typeof BackupLine>;
