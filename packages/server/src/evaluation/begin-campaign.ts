import { createCampaign } from '../campaigns/campaigns.js';
import { wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { insertRows } from '../storage/rows.js';
import type { TextRow } from '../storage/tables.js';
import { entriesOf } from '../submissions/entries.js';
import type { Entry } from '../submissions/entry.js';
import { findSource } from '../tasks/source.js';
import { findTask, lockTask } from '../tasks/tasks.js';
import { systemNames } from './system-names.js';

const FEWEST_SYSTEMS = 2;

/** Begins a campaign in which people judge the ranked submissions of the leaderboard; returns its id. */
export async function beginCampaign(services: Services, taskId: string): Promise<string> {
  const { store, clock } = services;
  const task = await findTask(store.db, taskId);
  const entries = (await entriesOf(services, task)).filter(
    ({ ranked, submission }) => ranked && submission.withdrawn === 0,
  );
  if (entries.length < FEWEST_SYSTEMS) {
    throw wrongState('submissions of two teams or more', `${entries.length}`, 'Wait until more teams have handed in.');
  }
  return store.db.transaction().execute(async (trx) => {
    const { campaign_id, name } = await lockTask(trx, taskId);
    if (campaign_id !== null) {
      throw wrongState('a task without a campaign', 'one that already has one', 'Use that one, or remove it first.');
    }
    const { id } = await createCampaign(trx, { name, instructions: '' }, clock());
    const { lines, content: source } = await findSource(trx, taskId);
    const names = systemNames(entries.map(({ team }) => team.name));
    const contents = await trx
      .selectFrom('submissions')
      .select(['id', 'content'])
      .where('id', 'in', entries.map(idOf))
      .execute();
    const text = { campaign_id: id, lines };
    const systems = entries.map((entry, at): TextRow => ({
      ...text,
      role: 'system',
      name: names[at],
      content: contents.find((row) => row.id === idOf(entry))?.content ?? '',
    }));
    await insertRows(trx, 'texts', [{ ...text, role: 'source', name: '', content: source }, ...systems]);
    await insertRows(
      trx,
      'judged_submissions',
      entries.map((entry, at) => ({ campaign_id: id, name: names[at], submission_id: idOf(entry) })),
    );
    await trx.updateTable('tasks').set({ campaign_id: id }).where('id', '=', taskId).execute();
    return id;
  });
}

const idOf = ({ submission }: Entry): string => submission.id;
