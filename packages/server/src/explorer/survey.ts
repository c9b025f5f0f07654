import type { ExploredFilter, ExploredSurvey } from '@stet/core/internal';
import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { exploredPages } from './explored-pages.js';
import { pageOf } from './packed-pages.js';

/** What a filter finds among all sentences of submissions, counted in another thread, once for each version of the gold. */
export function surveyOf(
  services: Services,
  task: TaskRow,
  kind: GoldKind,
  submissions: readonly string[],
  { filter, total }: { readonly filter: Omit<ExploredFilter, 'systems'>; readonly total: number },
): Promise<ExploredSurvey> {
  const subject = `survey ${kind} ${submissions.join(' ')}`;
  return services.results.get(subject, currentVersion(task, kind), JSON.stringify(filter), async () => {
    const systems = await Promise.all(
      submissions.map(async (name) => ({
        name,
        pages: await exploredPages(services, task, kind, name, [0, pageOf(total - 1)]),
      })),
    );
    return services.computing.run('surveySubmissions', { systems, filter: { ...filter, systems: submissions } });
  });
}
