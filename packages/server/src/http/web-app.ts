import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Env } from './env.js';

/**
 * The rooms of the web app, which does its own routing; its routes are typed by these. Keys are in the fragment, which is
 * not sent: /judge#KEY. Links from before have them in the path, and the page moves them.
 */
const ROOMS = [
  '/',
  '/campaigns/:id/:room?',
  '/judge',
  '/judge/:key',
  '/annotate',
  '/annotate/:key',
  '/tasks/:id/:room?',
  '/team',
  '/team/:key/:room?',
  '/benchmarks/:id/:room?',
  '/entrant',
  '/entrant/:key/:room?',
  '/entrant/:key/explorer/:task',
  '/register',
  '/register/:token',
  '/join',
  '/join/:token',
  '/take-part',
  '/take-part/:token',
  '/playground',
] as const;

/** A path that the server answers with the page. */
export type RoomPath = (typeof ROOMS)[number];

const FOREVER = 'public, max-age=31536000, immutable';

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stet</title>
<h1>The web app is not built</h1>
<p>The server runs, and its API answers at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.
<p>Build the app with <code>npm run build</code>, and start the server again.
</html>
`;

const keepForever: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.header('cache-control', FOREVER);
};

/** The page of the app, which shows the room that its address names, or says that there is none. */
export async function pageAnswer(c: Context, folder: string, status: 200 | 404): Promise<Response> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  return page === undefined ? c.html(NOT_BUILT, 503) : c.html(page, status, { 'cache-control': 'no-cache' });
}

/** True for a browser that opens an address; programs, and scripts that fetch, are answered with JSON. */
export const asksForPage = ({ req }: Context): boolean =>
  req.method === 'GET' && !/^\/api(?:\/|$)/u.test(req.path) && req.header('accept')?.includes('text/html') === true;

/** Serves the web app from a folder. File names under `assets` contain a hash of the content. */
export function webApp(folder: string): Hono<Env> {
  const app = new Hono<Env>();
  if (existsSync(folder)) {
    app.get('/assets/*', keepForever, serveStatic({ root: folder }));
    // Icons and the like.
    app.get('/:file{[\\w-]+\\.\\w+}', serveStatic({ root: folder }));
  }
  for (const room of ROOMS) {
    app.get(room, (c) => pageAnswer(c, folder, 200));
  }
  return app;
}
