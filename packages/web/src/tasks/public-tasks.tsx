import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { LinkedItem } from '../shell/linked-item.js';
import { LoadedSection } from '../shell/loaded.js';

/** The tasks whose leaderboard everybody may read. */
export function PublicTasks(): ReactElement {
  const query = useQuery('/tasks', { query: { limit: 200, dataSets: 'false' } });
  const { tasks } = words();
  return (
    <LoadedSection id="tasks" title={tasks.title} query={query} what={tasks.wanted}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="empty">{tasks.nonePublic}</p>
        ) : (
          <ul className="campaigns">
            {rows.map(({ id, name, sentences, teams }) => (
              <LinkedItem key={id} href={`/tasks/${id}`} name={name}>
                <p className="facts">
                  <span>{tasks.sentences(sentences)}</span>
                  <span>{tasks.teams(teams)}</span>
                </p>
              </LinkedItem>
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}
