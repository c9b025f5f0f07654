import type { JudgeRow } from '../storage/tables.js';
import { newId } from '../tokens.js';

type Known = Pick<JudgeRow, 'campaign_id' | 'name' | 'created_at'>;

/** The row of a judge who has done nothing yet: a person, unless told otherwise. */
export function newJudge(known: Known, details: Partial<JudgeRow> = {}): JudgeRow {
  return {
    id: newId(known.created_at),
    kind: 'person',
    key_hash: null,
    paused: 0,
    left_out: 0,
    participant: null,
    finished_at: null,
    ...known,
    ...details,
  };
}
