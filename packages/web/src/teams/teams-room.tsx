import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Loaded } from '../shell/loaded.js';
import type { TaskProps } from '../tasks/task-props.js';
import { AuditSection } from './audit-section.js';
import { JoinLinkSection } from './join-link-section.js';
import { NewTeam } from './new-team.js';
import { RegistrationSection } from './registration-section.js';
import { TeamList } from './team-list.js';

/** The teams of a task, and how they join. */
export default function TeamsRoom({ task }: TaskProps): ReactElement {
  const { id, version } = task;
  const teams = useQuery('/tasks/:task/teams', { param: { task: id }, version });
  const audit = useQuery('/tasks/:task/audit', { param: { task: id }, version });
  const texts = words().teams;
  return (
    <>
      <JoinLinkSection task={task} />
      <RegistrationSection task={task} />
      <NewTeam task={id} />
      <Loaded query={teams} what={texts.wanted}>
        {({ rows }) =>
          rows.length === 0 ? <p className="empty">{texts.none}</p> : <TeamList task={id} teams={rows} />
        }
      </Loaded>
      {audit.data !== undefined && audit.data.rows.length > 0 && <AuditSection entries={audit.data.rows} />}
    </>
  );
}
