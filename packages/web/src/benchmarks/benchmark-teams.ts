import type { EntrantLink } from '@stet/server';
import { api } from '../api/api.js';
import type { NewLink, TeamActions } from '../teams/team-actions.js';

const newLink = ({ entrant, link }: EntrantLink): NewLink => ({ name: entrant.name, link });

const TEAM = '/benchmarks/:benchmark/teams/:entrant';

/** The teams of a benchmark, in all its data sets. */
export function benchmarkTeams(benchmark: string): TeamActions {
  const param = { benchmark };
  const paramOf = ({ id }: { readonly id: string }): { benchmark: string; entrant: string } => ({
    benchmark,
    entrant: id,
  });
  return {
    makeJoinLink: () => api.post('/benchmarks/:benchmark/register-link', { param }),
    closeRegistration: () => api.delete('/benchmarks/:benchmark/register-link', { param }),
    add: async (name) => newLink(await api.post('/benchmarks/:benchmark/teams', { param, json: { name } })),
    approve: (team) => api.put(`${TEAM}/approval`, { param: paramOf(team) }),
    renew: async (team) => newLink(await api.post(`${TEAM}/link`, { param: paramOf(team) })),
    revoke: (team) => api.delete(`${TEAM}/link`, { param: paramOf(team) }),
    remove: (team) => api.delete(TEAM, { param: paramOf(team) }),
    setBaseline: (team, isBaseline) => api.put(`${TEAM}/baseline`, { param: paramOf(team), json: { isBaseline } }),
  };
}
