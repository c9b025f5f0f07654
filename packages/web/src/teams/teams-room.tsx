import type { ReactElement } from 'react';
import type { Team } from '../api/types.js';
import { Loaded } from '../shell/loaded.js';
import { useQuery } from '../shell/use-query.js';
import type { TaskPart } from '../tasks/task-part.js';
import { JoinLinkPart } from './join-link-part.js';
import { NewTeam } from './new-team.js';
import { TeamList } from './team-list.js';

/** The teams of a task, and how they come in. */
export default function TeamsRoom({ task, onChange }: TaskPart): ReactElement {
  const { id, version } = task;
  const teams = useQuery<{ rows: Team[] }>(`/tasks/${id}/teams`, { version });
  const refresh = (): void => {
    teams.refresh();
    onChange();
  };
  return (
    <>
      <JoinLinkPart task={id} />
      <NewTeam task={id} onChange={refresh} />
      <Loaded query={teams} what="the teams">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">No teams yet. They register by the link above, or you add them.</p>
          ) : (
            <TeamList task={id} teams={rows} onChange={refresh} />
          )
        }
      </Loaded>
    </>
  );
}
