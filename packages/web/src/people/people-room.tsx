import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { Loaded } from '../shell/loaded.js';
import type { TaskProps } from '../tasks/task-props.js';
import { PeopleFigures } from './people-figures.js';

const LOOK_AGAIN_MS = 10_000;

/** Human judgments of the submissions beside the metrics. */
export default function PeopleRoom({ task }: TaskProps): ReactElement {
  const { id, campaign, may, settings, version } = task;
  const query = useQuery('/tasks/:task/human', { param: { task: id }, version, everyMs: LOOK_AGAIN_MS });
  const isHidden = query.error instanceof ApiError && query.error.status === 404;
  return (
    <section aria-labelledby="people">
      <h2 id="people">People and metrics</h2>
      {may.organise && campaign !== null && (
        <p>
          <Link href={`/campaigns/${campaign}`}>Open the campaign</Link>: its judges, its judgments, their agreement.
          Everybody sees this page once the campaign is closed.
        </p>
      )}
      {isHidden ? (
        <p className="empty">People are judging these submissions. The results appear when they are done.</p>
      ) : (
        <Loaded query={query} what="what people say">
          {(found) =>
            found.ranking.systems.length === 0 ? (
              <p className="empty">{found.ranking.problem ?? 'Nobody has judged anything yet.'}</p>
            ) : (
              <PeopleFigures found={found} official={settings.official} />
            )
          }
        </Loaded>
      )}
    </section>
  );
}
