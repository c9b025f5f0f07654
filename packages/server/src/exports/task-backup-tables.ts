import { AuditAction } from '../audit/schemas.js';
import { ErrorBody } from '../http/schemas.js';
import type {
  AuditRow,
  GoldRow,
  ScoreStatsRow,
  ScoringRow,
  SubmissionRow,
  TaskRow,
  TaskSourceRow,
  TeamRow,
} from '../storage/task-tables.js';
import { SubmissionScores } from '../submissions/schemas.js';
import { TaskSettings } from '../tasks/schemas.js';
import { ANNOTATION_BACKUP_TABLES } from './annotation-backup-tables.js';
import { PROPOSAL_BACKUP_TABLES } from './proposal-backup-tables.js';
import {
  backupTable,
  count,
  countOrNull,
  derived,
  flag,
  flagOr,
  id,
  json,
  jsonOrNull,
  laterCount,
  of,
  ofTask,
  oneOf,
  outside,
  secret,
  text,
  textOrNull,
  word,
} from './backup-table.js';

/** The first line of a backup, so that programs know what they read. */
export const TASK_BACKUP = 'stet-task-backup-1';

export const TASKS = backupTable<TaskRow>('tasks', {
  id: ofTask,
  name: text,
  settings: json(TaskSettings),
  created_at: count,
  version: count,
  gold_version: count,
  alternatives_version: count,
  join_hash: secret,
  campaign_id: secret,
  benchmark_id: outside('benchmarks'),
  track: laterCount,
});

/** Earlier backups know no approval, and no baselines. */
const approvedFlag = flagOr(1);
const baselineFlag = flagOr(0);
const golds = oneOf('gold', 'alternatives');

/**
 * All tables that belong to a task, each after the tables that its rows refer to. Only tables listed here are backed
 * up and restored; a test finds missing ones.
 */
export const TASK_BACKUP_TABLES = [
  backupTable<TaskSourceRow>('task_sources', {
    task_id: ofTask,
    lines: count,
    content: text,
    essays: textOrNull,
  }),
  backupTable<GoldRow>('golds', {
    task_id: ofTask,
    kind: golds,
    version: count,
    sentences: count,
    content: text,
    origin: text,
    created_at: count,
    facts: derived,
  }),
  backupTable<TeamRow>('teams', {
    id,
    task_id: ofTask,
    name: text,
    key_hash: secret,
    created_at: count,
    join_hash: secret,
    approved: approvedFlag,
    entrant_id: outside('entrants'),
    baseline: baselineFlag,
  }),
  backupTable<AuditRow>('audit_entries', {
    id,
    task_id: ofTask,
    organiser: text,
    action: word(AuditAction),
    subject: text,
    created_at: count,
  }),
  backupTable<SubmissionRow>(
    'submissions',
    {
      id,
      task_id: ofTask,
      team_id: of('teams'),
      number: count,
      note: text,
      phase: count,
      content: text,
      content_hash: text,
      client_id: text,
      submitted_at: count,
      charged: flag,
      withdrawn: flag,
      chosen: flag,
    },
    { table: 'teams', column: 'team_id' },
  ),
  backupTable<ScoringRow>(
    'scorings',
    {
      submission_id: of('submissions'),
      task_id: ofTask,
      kind: golds,
      version: count,
      state: oneOf('waiting', 'scored', 'failed'),
      scores: jsonOrNull(SubmissionScores),
      reason: jsonOrNull(ErrorBody.shape.error),
      created_at: count,
      ended_at: countOrNull,
    },
    { table: 'submissions', column: 'submission_id' },
  ),
  backupTable<ScoreStatsRow>(
    'score_stats',
    {
      submission_id: of('submissions'),
      kind: golds,
      version: count,
      metric: text,
      resampled: textOrNull,
    },
    { table: 'submissions', column: 'submission_id' },
  ),
  ...ANNOTATION_BACKUP_TABLES,
  ...PROPOSAL_BACKUP_TABLES,
];
