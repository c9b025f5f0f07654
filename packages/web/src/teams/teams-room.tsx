import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { Loaded } from '../shell/loaded.js';
import type { TaskPart } from '../tasks/task-part.js';
import { JoinLinkPart } from './join-link-part.js';
import { NewTeam } from './new-team.js';
import { TeamList } from './team-list.js';

/** The teams of a task, and how they come in. */
export default function TeamsRoom({ task }: TaskPart): ReactElement {
  const { id, version } = task;
  const teams = useQuery('/tasks/:task/teams', { param: { task: id }, version });
  return (
    <>
      <JoinLinkPart task={id} />
      <NewTeam task={id} />
      <Loaded query={teams} what="the teams">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">No teams yet. They register by the link above, or you add them.</p>
          ) : (
            <TeamList task={id} teams={rows} />
          )
        }
      </Loaded>
    </>
  );
}
