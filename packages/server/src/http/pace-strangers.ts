import type { IncomingMessage, RequestListener } from 'node:http';
import { SESSION_COOKIE } from '../sessions/cookie.js';

/** How many are begun before the server looks for anything else to do. */
const AT_A_STEP = 16;

/**
 * Begins requests of strangers a few at a time. Many who come at once are read in one step, so that beginning all of them
 * in it would keep everybody else waiting. People with a link or a session, and health checks, are not held up.
 */
export function paceStrangers(begin: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  const step = (): void => {
    for (const exchange of waiting.splice(0, AT_A_STEP)) begin(...exchange);
    if (waiting.length > 0) setImmediate(step);
  };
  return (request, response) => {
    if (!isStranger(request)) begin(request, response);
    else if (waiting.push([request, response]) === 1) setImmediate(step);
  };
}

function isStranger({ url, headers }: IncomingMessage): boolean {
  const hasSession = headers.cookie?.includes(`${SESSION_COOKIE}=`) === true;
  return url !== '/healthz' && headers.authorization === undefined && !hasSession;
}
