import type { ItemRow } from '../storage/tables.js';
import { newId } from '../tokens.js';
import type { DrawnCheck, DrawnChecks } from './draw-check-items.js';

/** Attention checks as items. Nobody waits for them to be judged. */
export function checkRows(campaignId: string, { practice, earnest }: DrawnChecks, now: number): ItemRow[] {
  const toRow = (kind: 'check' | 'practice-check', { outputs, ...shown }: DrawnCheck, position: number): ItemRow => ({
    id: newId(now),
    campaign_id: campaignId,
    kind,
    position,
    name: `${kind}-${position + 1}`,
    ...shown,
    outputs: JSON.stringify(outputs),
    feedback: null,
    drawing: null,
    wanted: 0,
    judged: 0,
    open: 0,
  });
  const rows = earnest.map((check, position) => toRow('check', check, position));
  return practice === null ? rows : [...rows, toRow('practice-check', practice, 0)];
}
