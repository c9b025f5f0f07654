import { ApiError, Unreachable, type Problem } from './problem.js';

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as they are. */
  readonly bytes?: Blob;
  /** Of a judge's or a team's link. Organisers have a cookie instead. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

const API = '/api/v1';

/** Asks the server, and returns its answer; nothing for an answer without content. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await accepted(path, options);
  return parse(await whole(response.text())) as Answer;
}

/** Asks the server for a file. */
export async function requestFile(path: string, options: RequestOptions = {}): Promise<Blob> {
  const response = await accepted(path, options);
  return whole(response.blob());
}

async function accepted(path: string, options: RequestOptions): Promise<Response> {
  const response = await reach(path, options);
  if (response.ok) return response;
  const body = parse(await whole(response.text()));
  throw new ApiError(response.status, problemIn(body, response.status), body);
}

function whole<Content>(content: Promise<Content>): Promise<Content> {
  return content.catch((cause: unknown) => {
    throw new Unreachable('the answer broke off', { cause });
  });
}

async function reach(path: string, { method = 'GET', body, bytes, key, signal }: RequestOptions): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (key !== undefined) headers.authorization = `Bearer ${key}`;
  if (bytes !== undefined) headers['content-type'] = 'application/octet-stream';
  else if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(API + path, {
      method,
      headers,
      credentials: 'same-origin',
      body: bytes ?? (body === undefined ? null : JSON.stringify(body)),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new Unreachable('no answer', { cause });
  }
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function problemIn(body: unknown, status: number): Problem {
  if (typeof body === 'object' && body !== null && 'error' in body) return body.error as Problem;
  return {
    code: 'UNKNOWN',
    expected: 'an answer of Stet',
    found: `another one (status ${status})`,
    remedy: 'Check the address, and whether something stands between you and the server.',
  };
}
