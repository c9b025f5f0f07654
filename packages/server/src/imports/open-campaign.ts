import type { InputText } from '@stet/core/internal';
import { createCampaign } from '../campaigns/campaigns.js';
import { saveText } from '../campaigns/texts.js';
import type { Store } from '../storage/store.js';
import { importJudgments } from './import-judgments.js';

/** An evaluation done elsewhere: its texts and judgments. */
export interface FinishedCampaign {
  readonly name: string;
  readonly source: InputText;
  readonly systems: readonly (InputText & { readonly name: string })[];
  readonly gold?: InputText | undefined;
  readonly judgments: InputText;
}

/** Imports a finished campaign, unless a campaign of that name exists. */
export async function openCampaign(store: Store, finished: FinishedCampaign, now: number): Promise<void> {
  const { name, source, systems, gold, judgments } = finished;
  const existing = await store.db.selectFrom('campaigns').select('id').where('name', '=', name).executeTakeFirst();
  if (existing !== undefined) return;
  const { id } = await createCampaign(store.db, { name, instructions: '' }, now);
  await saveText(store, id, { role: 'source', name: '', ...source });
  for (const system of systems) await saveText(store, id, { role: 'system', ...system });
  if (gold !== undefined) await saveText(store, id, { role: 'gold', name: '', ...gold });
  await importJudgments(store, id, judgments, now);
}
