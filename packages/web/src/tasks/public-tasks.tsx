import { counted } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { LinkedItem } from '../shell/linked-item.js';
import { LoadedSection } from '../shell/loaded.js';

/** The tasks whose leaderboard everybody may read. */
export function PublicTasks(): ReactElement {
  const tasks = useQuery('/tasks', { query: { limit: 200 } });
  return (
    <LoadedSection id="tasks" title="Shared tasks" query={tasks} what="the shared tasks">
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="empty">No leaderboard is public yet.</p>
        ) : (
          <ul className="campaigns">
            {rows.map(({ id, name, sentences, teams }) => (
              <LinkedItem key={id} href={`/tasks/${id}`} name={name}>
                <p className="facts">
                  <span>{counted(sentences, 'sentence')}</span>
                  <span>{counted(teams, 'team')}</span>
                </p>
              </LinkedItem>
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}
