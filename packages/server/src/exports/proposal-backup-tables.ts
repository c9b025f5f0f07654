import type { ProposalRow, ProposerRow, VerdictRow } from '../storage/proposal-tables.js';
import { backupTable, count, id, of, ofTask, oneOf, oneOfOrNull, text } from './backup-table.js';

/** What teams proposed as alternative answers, and the verdicts on it. */
export const PROPOSAL_BACKUP_TABLES = [
  backupTable<ProposalRow>('proposals', {
    id,
    task_id: ofTask,
    sentence: count,
    first_token: count,
    end_token: count,
    correction: text,
    created_at: count,
    decision: oneOfOrNull('accepted', 'refused'),
  }),
  backupTable<ProposerRow>(
    'proposers',
    {
      proposal_id: of('proposals'),
      submission_id: of('submissions'),
      annotator: count,
      type: text,
      comment: text,
      created_at: count,
    },
    { table: 'proposals', column: 'proposal_id' },
  ),
  backupTable<VerdictRow>(
    'verdicts',
    {
      proposal_id: of('proposals'),
      annotator_id: of('annotators'),
      verdict: oneOf('accepted', 'refused'),
      comment: text,
      decided_at: count,
    },
    { table: 'proposals', column: 'proposal_id' },
  ),
];
