import { notFound } from '../errors.js';
import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import { insertRows } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { ExploredPageRow, GoldKind, TaskRow } from '../storage/task-tables.js';
import { findSubmission } from '../submissions/change-submission.js';
import { explainingSpec } from '../tasks/metric-specs.js';
import { findGold } from '../tasks/read-gold.js';
import { settingsOf } from '../tasks/settings.js';

type PageKey = Pick<ExploredPageRow, 'submission_id' | 'kind' | 'version'>;

/** Saves the pages of a submission in place of those for earlier versions of the gold, unless somebody already has. */
export async function savePages(trx: Db, key: PageKey, pages: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('explored_pages')
    .where('submission_id', '=', key.submission_id)
    .where('kind', '=', key.kind)
    .where('version', '<', key.version)
    .execute();
  const rows = pages.map((content, page) => ({ ...key, page, content }));
  await insertRows(trx, 'explored_pages', rows, { skipExisting: true });
}

/** The pages `first` to `last` of a submission. Scoring has made them; those of other submissions are made when needed. */
export async function exploredPages(
  services: Services,
  task: TaskRow,
  kind: GoldKind,
  submission: string,
  [first, last]: readonly [first: number, last: number],
): Promise<string[]> {
  const key = { submission_id: submission, kind, version: currentVersion(task, kind) };
  const saved = await readPages(services.store.db, key, first, last);
  if (saved.length > last - first) return saved;
  await makePages(services, task, key);
  return readPages(services.store.db, key, first, last);
}

async function readPages(db: Db, key: PageKey, first: number, last: number): Promise<string[]> {
  const rows = await db
    .selectFrom('explored_pages')
    .select('content')
    .where((eb) => eb.and(key))
    .where('page', '>=', first)
    .where('page', '<=', last)
    .orderBy('page')
    .execute();
  return rows.map(({ content }) => content);
}

/** Requests for the same submission share the work. */
async function makePages({ store, results, computing }: Services, task: TaskRow, key: PageKey): Promise<void> {
  const { submission_id: submission, kind, version } = key;
  await results.get(`pages ${submission} ${kind}`, version, '', async () => {
    const gold = await findGold(store.db, task, kind);
    if (gold === undefined) throw notFound(`a gold of this task (${kind})`);
    const { content: output } = await findSubmission(store.db, task.id, submission);
    const pages = await computing.run('exploreSubmission', {
      gold: gold.content,
      output,
      metric: explainingSpec(settingsOf(task)),
    });
    await store.db.transaction().execute((trx) => savePages(trx, key, pages));
  });
}
