import { OpenAPIHono } from '@hono/zod-openapi';
import { VERSION } from '@stet/core/internal';
import type { MiddlewareHandler } from 'hono';
import { annotatingApi } from '../annotation/annotating-api.js';
import { annotationApi } from '../annotation/annotation-api.js';
import { annotatorsApi } from '../annotation/annotators-api.js';
import { essaysApi } from '../annotation/essays-api.js';
import { campaignsApi } from '../campaigns/campaigns-api.js';
import { planApi } from '../campaigns/plan-api.js';
import { textsApi } from '../campaigns/texts-api.js';
import { dashboardApi } from '../dashboard/dashboard-api.js';
import { evaluationApi } from '../evaluation/evaluation-api.js';
import { explorerApi } from '../explorer/explorer-api.js';
import { exportApi } from '../exports/export-api.js';
import { taskExportApi } from '../exports/task-export-api.js';
import { importApi } from '../imports/import-api.js';
import { judgesApi } from '../judges/judges-api.js';
import { judgingApi } from '../judging/judging-api.js';
import { leaderboardApi } from '../leaderboard/leaderboard-api.js';
import { proposalsApi } from '../proposals/proposals-api.js';
import { questionsApi } from '../proposals/questions-api.js';
import { teamProposalsApi } from '../proposals/team-proposals-api.js';
import { sessionsApi } from '../sessions/sessions-api.js';
import { submissionsApi } from '../submissions/submissions-api.js';
import { teamApi } from '../submissions/team-api.js';
import { taskTextsApi } from '../tasks/task-texts-api.js';
import { tasksApi } from '../tasks/tasks-api.js';
import { teamsApi } from '../teams/teams-api.js';
import { checkBody } from './body.js';
import type { Env } from './env.js';
import { errorResponse } from './error-response.js';
import { notFound } from '../errors.js';
import { sameOrigin } from './origin.js';

/** Answers hold data of people: nobody in between keeps them. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

/** The API, version 1, with its own description at /openapi.json. */
export function createApi(): OpenAPIHono<Env> {
  const api = new OpenAPIHono<Env>();
  api.use(noStore, sameOrigin, checkBody);
  for (const part of [
    sessionsApi,
    campaignsApi,
    textsApi,
    planApi,
    judgesApi,
    judgingApi,
    dashboardApi,
    exportApi,
    proposalsApi,
    teamProposalsApi,
    questionsApi,
    evaluationApi,
    importApi,
    taskExportApi,
    essaysApi,
    annotatorsApi,
    annotationApi,
    annotatingApi,
    tasksApi,
    taskTextsApi,
    teamsApi,
    submissionsApi,
    teamApi,
    leaderboardApi,
    explorerApi,
  ])
    api.route('/', part);
  api.openAPIRegistry.registerComponent('securitySchemes', 'organiser', {
    type: 'apiKey',
    in: 'cookie',
    name: 'stet_session',
    description: 'The cookie that POST /session sets',
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'judge', {
    type: 'http',
    scheme: 'bearer',
    description: "The key in the judge's link, /judge/KEY",
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'annotator', {
    type: 'http',
    scheme: 'bearer',
    description: "The key in the annotator's link, /annotate/KEY",
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'team', {
    type: 'http',
    scheme: 'bearer',
    description: "The key in the team's link, /team/KEY",
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'join', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token in the link by which teams register, /join/TOKEN',
  });
  // Made once: it takes a while, and anybody may ask for it.
  let description: string | undefined;
  api.get('/openapi.json', (c) => {
    description ??= JSON.stringify(
      api.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Stet', version: VERSION, description: 'Shared tasks and human evaluations. See docs/api.md.' },
        servers: [{ url: '/api/v1' }],
      }),
    );
    return c.body(description, 200, { 'content-type': 'application/json' });
  });
  api.notFound((c) => errorResponse(notFound('a route of the API'), c));
  api.onError(errorResponse);
  return api;
}
