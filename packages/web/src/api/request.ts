import type { StetErrorDetails } from '@stet/core/internal';
import type { WebErrorCode } from '../errors.js';
import { words } from '../language/words.js';
import { ApiError, Unreachable, type Problem } from './problem.js';
import type { Method } from './routes.js';

export interface RequestOptions {
  /** The body, sent as it is. */
  readonly bytes?: Blob;
  /** The key in the link of a judge, an annotator or a team. Organisers have a cookie instead. */
  readonly key?: string | undefined;
  /** A refusal says nothing about the browser's session. */
  readonly asStranger?: boolean;
  readonly signal?: AbortSignal;
}

/** What goes into the address and the body of a request. */
export interface RequestContent {
  readonly param?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly json?: unknown;
}

/** The address of an API path. */
export function addressIn(path: string, { param = {}, query = {} }: RequestContent): string {
  const filled = path.replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(param[name]));
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    // A list is a parameter that comes several times.
    value === undefined
      ? []
      : [value as string | number | readonly string[]].flat().map((item) => [name, String(item)]),
  );
  return `/api/v1${filled}${parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`}`;
}

/** Sends a request and returns the response; throws an `ApiError` if the server refuses it. */
export async function request(
  method: Method,
  path: string,
  content: RequestContent & RequestOptions,
): Promise<Response> {
  const response = await reach(method, path, content);
  if (response.ok) return response;
  const body = await bodyOf(response);
  throw new ApiError(response.status, problemIn(body, response.status), body, retryMs(response));
}

/** Proxies may send a date instead of seconds, which is not worth reading: the page waits as it would otherwise. */
function retryMs({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? 1000 * seconds : 0;
}

/** The answer as JSON; nothing for an answer without content. */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await whole(response.text());
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function whole<Content>(content: Promise<Content>): Promise<Content> {
  return content.catch((cause: unknown) => {
    throw new Unreachable('unfinished', { cause });
  });
}

async function reach(method: Method, path: string, content: RequestContent & RequestOptions): Promise<Response> {
  const { json, bytes, key, signal } = content;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (key !== undefined) headers.authorization = `Bearer ${key}`;
  if (bytes !== undefined) headers['content-type'] = 'application/octet-stream';
  else if (json !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(addressIn(path, content), {
      method: method.toUpperCase(),
      headers,
      credentials: 'same-origin',
      body: bytes ?? (json === undefined ? null : JSON.stringify(json)),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new Unreachable('unanswered', { cause });
  }
}

function problemIn(body: unknown, status: number): Problem {
  if (typeof body === 'object' && body !== null && 'error' in body) return body.error as Problem;
  return { code: 'UNKNOWN', ...words().api.notStet(status) } satisfies StetErrorDetails<WebErrorCode>;
}
