import type { InputText } from '@stet/core/internal';
import { createCampaign } from '../campaigns/campaigns.js';
import { saveGoldText, saveText } from '../campaigns/texts.js';
import type { Services } from '../services.js';
import type { Upload } from '../uploads/upload.js';
import { importJudgments } from './import-judgments.js';
import { logSkipped } from './log-skipped.js';

/** An evaluation done elsewhere: its texts and judgments. */
export interface FinishedCampaign {
  readonly name: string;
  readonly source: InputText;
  readonly systems: readonly (InputText & { readonly name: string })[];
  readonly gold?: InputText | undefined;
  readonly judgments: InputText;
  /** Leave out edits of the gold that have bad offsets, and log them. */
  readonly skipBadEdits?: boolean | undefined;
}

/** Imports a finished campaign, unless a campaign of that name exists. */
export async function openCampaign(
  services: Pick<Services, 'store' | 'computing' | 'log'>,
  finished: FinishedCampaign,
  now: number,
): Promise<void> {
  const { store, computing, log } = services;
  const { name, source, systems, gold, judgments, skipBadEdits = false } = finished;
  const existing = await store.db.selectFrom('campaigns').select('id').where('name', '=', name).executeTakeFirst();
  if (existing !== undefined) return;
  // Read first: a gold that is refused must not leave a campaign without it behind.
  const checkedGold = gold && (await computing.run('readCampaignGold', { upload: localFile(gold), skipBadEdits }));
  const { id } = await createCampaign(store.db, { name, instructions: '' }, now);
  await saveText(services, id, { role: 'source', name: '', upload: localFile(source) });
  for (const system of systems)
    await saveText(services, id, { role: 'system', name: system.name, upload: localFile(system) });
  if (checkedGold !== undefined) {
    logSkipped(log, checkedGold.skipped);
    await saveGoldText(store.db, id, checkedGold);
  }
  const warnings = await importJudgments(services, id, { judgments: localFile(judgments) }, now);
  for (const warning of warnings) log('judgments not as meant', { file: judgments.file, found: warning });
}

/** A file of whoever runs the server, who may show what they like. */
function localFile({ file, text }: InputText): Upload {
  return { file, bytes: Buffer.from(text), bounds: { maxBytes: Infinity, maxLines: Infinity } };
}
