import type { Services } from '../services.js';
import { insertRows } from '../storage/rows.js';
import type { CampaignRow } from '../storage/tables.js';
import { newId } from '../tokens.js';
import { restoring } from './restoring.js';
import type { Upload } from '../uploads/upload.js';

/** Restores a backup as a new campaign. A running campaign is paused, since its judges need new links. */
export async function restoreBackup({ store, computing, clock }: Services, upload: Upload): Promise<CampaignRow> {
  const now = clock();
  const rows = await computing.run('readCampaignBackup', { upload, id: newId(now), now });
  await restoring(upload.file, () =>
    store.db.transaction().execute(async (trx) => {
      await insertRows(trx, 'campaigns', [rows.campaign]);
      await insertRows(trx, 'texts', rows.texts);
      await insertRows(trx, 'judges', rows.judges);
      await insertRows(trx, 'items', rows.items);
      await insertRows(trx, 'assignments', rows.assignments);
      await insertRows(trx, 'judgments', rows.judgments);
      await insertRows(trx, 'model_judges', rows.modelJudges);
      await insertRows(trx, 'model_replies', rows.replies);
    }),
  );
  return rows.campaign;
}
