import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import type { TaskProps } from '../tasks/task-props.js';
import { RegistrationSection } from './registration-section.js';
import { taskTeams } from './task-teams.js';
import { TeamSections } from './team-sections.js';

/** The teams of a task, and how they join. */
export default function TeamsRoom({ task }: TaskProps): ReactElement {
  const { id, version, registrationOpen } = task;
  const asked = { param: { task: id }, version };
  const teams = useQuery('/tasks/:task/teams', asked);
  const audit = useQuery('/tasks/:task/audit', asked);
  return (
    <TeamSections actions={taskTeams(id)} registrationOpen={registrationOpen} teams={teams} audit={audit}>
      <RegistrationSection task={task} />
    </TeamSections>
  );
}
