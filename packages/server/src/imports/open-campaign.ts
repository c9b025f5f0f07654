import type { InputText } from '@stet/core/internal';
import { createCampaign } from '../campaigns/campaigns.js';
import { saveText } from '../campaigns/texts.js';
import type { Services } from '../services.js';
import type { Upload } from '../uploads/upload.js';
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
export async function openCampaign(
  services: Pick<Services, 'store' | 'computing'>,
  finished: FinishedCampaign,
  now: number,
): Promise<void> {
  const { store } = services;
  const { name, source, systems, gold, judgments } = finished;
  const existing = await store.db.selectFrom('campaigns').select('id').where('name', '=', name).executeTakeFirst();
  if (existing !== undefined) return;
  const { id } = await createCampaign(store.db, { name, instructions: '' }, now);
  await saveText(services, id, { role: 'source', name: '', upload: localFile(source) });
  for (const system of systems)
    await saveText(services, id, { role: 'system', name: system.name, upload: localFile(system) });
  if (gold !== undefined) await saveText(services, id, { role: 'gold', name: '', upload: localFile(gold) });
  await importJudgments(services, id, localFile(judgments), now);
}

/** A file of whoever runs the server, who may show what they like. */
function localFile({ file, text }: InputText): Upload {
  return { file, bytes: Buffer.from(text), bounds: { maxBytes: Infinity, maxLines: Infinity } };
}
