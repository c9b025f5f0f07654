import { OpenAPIHono } from '@hono/zod-openapi';
import { VERSION } from '@stet/core/internal';
import type { MiddlewareHandler } from 'hono';
import { checkBody } from './body.js';
import type { Env } from './env.js';
import { errorResponse } from './error-response.js';
import * as groups from './groups.js';
import { notFound } from '../errors.js';
import { sameOrigin } from './origin.js';
import { limitReaders } from './strangers.js';
import { endUploads } from '../uploads/receive-upload.js';

/** Answers contain personal data, so no cache on the way may store them. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

type SchemasOf<Group> = Group extends OpenAPIHono<Env, infer Routes> ? (routes: Routes) => void : never;

type SecurityScheme = Parameters<OpenAPIHono['openAPIRegistry']['registerComponent']>[2];

/** Every path and method of the API with its input and output types, which the page's calls are typed by. */
export type ApiRoutes =
  SchemasOf<(typeof groups)[keyof typeof groups]> extends (routes: infer Routes) => void ? Routes : never;

const bearer = (description: string): SecurityScheme => ({ type: 'http', scheme: 'bearer', description });

const SECURITY_SCHEMES: Readonly<Record<string, SecurityScheme>> = {
  organiser: { type: 'apiKey', in: 'cookie', name: 'stet_session', description: 'The cookie that POST /session sets' },
  judge: bearer("The key in the judge's link, /judge#KEY"),
  annotator: bearer("The key in the annotator's link, /annotate#KEY"),
  team: bearer(
    "The key in the team's link, /team#KEY; or that of a team of a benchmark, with the data set in the query: task=ID",
  ),
  entrant: bearer('The key in the link of a team of a benchmark, /entrant#KEY'),
  register: bearer('The token in the link by which teams register with a benchmark, /register#TOKEN'),
  crowd: bearer('The token in the link by which participants come, /take-part/TOKEN'),
  join: bearer('The token in the link by which teams register, /join#TOKEN'),
};

/** The API, version 1, with its own description at /openapi.json. */
export function createApi(): OpenAPIHono<Env> {
  const api = new OpenAPIHono<Env>();
  api.use(noStore, sameOrigin, checkBody, endUploads);
  for (const group of Object.values(groups)) api.route('/', group);
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES)) {
    api.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  // Computed once: it is slow, and anybody may request it.
  let description: string | undefined;
  api.get('/openapi.json', async (c) => {
    await limitReaders(c);
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
