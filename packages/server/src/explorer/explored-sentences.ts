import type { ExploredSentence } from '@stet/core/internal';
import type { Services } from '../services.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { exploredPages } from './explored-pages.js';
import { pageOf, unpackPage } from './packed-pages.js';

export interface ExploredSubmission {
  readonly submission: string;
  /** What to call it. */
  readonly system: string;
}

/** Up to `limit` sentences of a submission against the current gold, from the sentence with number `from`. */
export async function exploredSentences(
  services: Services,
  task: TaskRow,
  kind: GoldKind,
  { submission, system }: ExploredSubmission,
  { from, limit, total }: { readonly from: number; readonly limit: number; readonly total: number },
): Promise<ExploredSentence[]> {
  const end = Math.min(total, from - 1 + limit);
  if (from > end) return [];
  const pages = await exploredPages(services, task, kind, submission, [pageOf(from - 1), pageOf(end - 1)]);
  return pages
    .flatMap((page) => unpackPage(page, system))
    .filter(({ sentence }) => sentence >= from && sentence <= end);
}
