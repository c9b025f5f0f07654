import type { Services } from '../services.js';
import type { TaskRow } from '../storage/task-tables.js';
import type { GoldFacts } from './gold-facts-job.js';
import { findGold } from './read-gold.js';

/** Read once for each version of the gold. */
export function goldFacts(
  { store: { db }, results, computing }: Pick<Services, 'store' | 'results' | 'computing'>,
  task: TaskRow,
): Promise<GoldFacts> {
  return results.get(`gold ${task.id}`, task.gold_version, 'facts', async () => {
    const gold = await findGold(db, task, 'gold');
    if (gold === undefined) return { annotators: 0, errorTypes: [] };
    if (gold.facts !== null) return JSON.parse(gold.facts) as GoldFacts;
    // Saved before facts were kept, or restored from a backup.
    const facts = await computing.run('factsOfGold', gold.content);
    await db
      .updateTable('golds')
      .set({ facts: JSON.stringify(facts) })
      .where((eb) => eb.and({ task_id: task.id, kind: gold.kind, version: gold.version }))
      .execute();
    return facts;
  });
}
