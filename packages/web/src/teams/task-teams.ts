import type { TeamLink } from '@stet/server';
import { api } from '../api/api.js';
import type { NewLink, TeamActions } from './team-actions.js';

const newLink = ({ team, link }: TeamLink): NewLink => ({ name: team.name, link });

/** The teams of a task. */
export function taskTeams(task: string): TeamActions {
  const param = { task };
  return {
    makeJoinLink: () => api.post('/tasks/:task/join-link', { param }),
    closeRegistration: () => api.delete('/tasks/:task/join-link', { param }),
    add: async (name) => newLink(await api.post('/tasks/:task/teams', { param, json: { name } })),
    approve: ({ id }) => api.put('/tasks/:task/teams/:team/approval', { param: { task, team: id } }),
    renew: async ({ id }) => newLink(await api.post('/tasks/:task/teams/:team/link', { param: { task, team: id } })),
    revoke: ({ id }) => api.delete('/tasks/:task/teams/:team/link', { param: { task, team: id } }),
    remove: ({ id }) => api.delete('/tasks/:task/teams/:team', { param: { task, team: id } }),
    setBaseline: ({ id }, isBaseline) =>
      api.put('/tasks/:task/teams/:team/baseline', { param: { task, team: id }, json: { isBaseline } }),
  };
}
