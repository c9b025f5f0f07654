import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { TeamSections } from '../teams/team-sections.js';
import type { BenchmarkProps } from './benchmark-props.js';
import { benchmarkTeams } from './benchmark-teams.js';

/** The teams of a benchmark, and how they register. */
export default function TeamsRoom({ benchmark: { id, version, registrationOpen } }: BenchmarkProps): ReactElement {
  const asked = { param: { benchmark: id }, version };
  const teams = useQuery('/benchmarks/:benchmark/teams', asked);
  const audit = useQuery('/benchmarks/:benchmark/audit', asked);
  return <TeamSections actions={benchmarkTeams(id)} registrationOpen={registrationOpen} teams={teams} audit={audit} />;
}
