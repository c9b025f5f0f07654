import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Loaded } from '../shell/loaded.js';
import type { TaskProps } from '../tasks/task-props.js';
import { PeopleFigures } from './people-figures.js';

const LOOK_AGAIN_MS = 10_000;

/** Human judgments of the submissions beside the metrics. */
export default function PeopleRoom({ task }: TaskProps): ReactElement {
  const { id, campaign, may, settings, version } = task;
  const query = useQuery('/tasks/:task/human', { param: { task: id }, version, everyMs: LOOK_AGAIN_MS });
  const isHidden = query.error instanceof ApiError && query.error.status === 404;
  const { people } = words();
  return (
    <section aria-labelledby="people">
      <h2 id="people">{people.peopleAndMetrics}</h2>
      {may.organise && campaign !== null && (
        <p>
          {people.openCampaign((text) => (
            <Link href={`/campaigns/${campaign}`}>{text}</Link>
          ))}
        </p>
      )}
      {isHidden ? (
        <p className="empty">{people.stillJudging}</p>
      ) : (
        <Loaded query={query} what={people.whatPeopleSay}>
          {(found) =>
            found.ranking.systems.length === 0 ? (
              <p className="empty">{found.ranking.problem ?? people.nobodyYet}</p>
            ) : (
              <PeopleFigures found={found} official={settings.official} />
            )
          }
        </Loaded>
      )}
    </section>
  );
}
