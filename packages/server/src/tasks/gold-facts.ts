import { annotatorsOf, orderTypes } from '@stet/core/internal';
import type { Services } from '../services.js';
import type { TaskRow } from '../storage/task-tables.js';
import { readGold } from './read-gold.js';

/** What a page reveals of a gold without showing it. */
export interface GoldFacts {
  readonly annotators: number;
  readonly errorTypes: string[];
}

/** Read once for each version of the gold. */
export function goldFacts({ store, results }: Pick<Services, 'store' | 'results'>, task: TaskRow): Promise<GoldFacts> {
  return results.get(`gold ${task.id}`, task.gold_version, 'facts', async () => {
    const sentences = (await readGold(store.db, task, 'gold')) ?? [];
    const types = sentences.flatMap(({ annotations }) =>
      annotations.flatMap(({ edits }) => edits.map(({ type }) => type)),
    );
    return { annotators: annotatorsOf(sentences).length, errorTypes: orderTypes(new Set(types)) };
  });
}
