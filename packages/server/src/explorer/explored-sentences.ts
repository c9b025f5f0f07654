import { notFound } from '../errors.js';
import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { findSubmission } from '../submissions/change-submission.js';
import { findGold } from '../tasks/read-gold.js';

/** The sentences of a submission for the explorer, as JSON; computed once for each version of a gold. */
export function exploredSentences(
  { store, results, computing }: Services,
  task: TaskRow,
  kind: GoldKind,
  id: string,
  system: string,
): Promise<string> {
  return results.get(`sentences ${id} ${kind}`, currentVersion(task, kind), '', async () => {
    const gold = await findGold(store.db, task, kind);
    if (gold === undefined) throw notFound(`a gold of this task (${kind})`);
    const { content: output } = await findSubmission(store.db, task.id, id);
    return computing.run('exploreSubmission', { gold: gold.content, output, system });
  });
}
