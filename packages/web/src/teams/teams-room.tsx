import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
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
  if (task.benchmark !== null) return <TeamsElsewhere benchmark={task.benchmark} />;
  return (
    <TeamSections actions={taskTeams(id)} registrationOpen={registrationOpen} teams={teams} audit={audit}>
      <RegistrationSection task={task} />
    </TeamSections>
  );
}

interface TeamsElsewhereProps {
  readonly benchmark: { readonly id: string; readonly name: string };
}

/** The teams of a data set are those of its benchmark, and are changed there. */
function TeamsElsewhere({ benchmark: { id, name } }: TeamsElsewhereProps): ReactElement {
  const link = (
    <Link href={`/benchmarks/${id}/teams`}>
      <bdi>{name}</bdi>
    </Link>
  );
  return <p>{words().teams.ofBenchmark(link)}</p>;
}
