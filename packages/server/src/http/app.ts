import { Hono } from 'hono';
import type { Services } from '../services.js';
import { createApi } from './api.js';
import { boundRequests } from './bound-requests.js';
import type { Env } from './env.js';
import { errorResponse } from './error-response.js';
import { notFound } from '../errors.js';
import { logRequests } from './log-requests.js';
import { securityHeaders } from './security-headers.js';
import { asksForPage, pageAnswer, webApp } from './web-app.js';

/** Everything the server answers: the API, the web app, and health checks. */
export function createApp(services: Services, webFolder: string): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set('services', services);
    c.set('receivedAt', services.clock());
    await next();
  });
  app.use(logRequests, securityHeaders);
  app.get('/healthz', async (c) => {
    await services.store.db.selectFrom('campaigns').select('id').limit(1).execute();
    return (await services.storage.isFull()) ? c.json({ status: 'storage full' }, 503) : c.json({ status: 'ok' });
  });
  app.use('/api/*', boundRequests(services.limits.requests));
  app.route('/api/v1', createApi());
  app.route('/', webApp(webFolder));
  app.notFound((c) => (asksForPage(c) ? pageAnswer(c, webFolder, 404) : errorResponse(notFound('a page'), c)));
  app.onError(errorResponse);
  return app;
}
