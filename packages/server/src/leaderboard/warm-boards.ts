import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import { leaderboardOf } from './leaderboard.js';

/** The leaderboards of so many tasks are made before the server opens. */
const NEWEST_TASKS = 5;

/** Makes the leaderboards of the newest tasks, so that nobody waits for them, or for the thread that ranks, after a restart. */
export async function warmBoards(services: Services): Promise<void> {
  const tasks = await services.store.db
    .selectFrom('tasks')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(NEWEST_TASKS)
    .execute();
  for (const task of tasks) {
    for (const kind of ['gold', 'alternatives'] as const) {
      if (currentVersion(task, kind) === 0) continue;
      await leaderboardOf(services, task, kind, { type: undefined, totalsOnly: true }).catch((error: unknown) => {
        // Whoever asks for it is told; other tasks can be shown.
        services.log('leaderboard failed', { task: task.id, error: String(error) });
      });
    }
  }
}
