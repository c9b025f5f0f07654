import { badOption, quote, type StetError } from '@stet/core/internal';
import { isTimeUp, retryAfter } from '@stet/node';
import { CheckerFailure } from './adapter.js';
import { fieldsOf } from './fields.js';

export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Never shown. */
  readonly secret?: string | undefined;
}

const LARGEST_ANSWER = 8 * 2 ** 20;

/** Posts to a service and returns the JSON it answers with; anything else is a CheckerFailure. */
export async function postForJson(post: Post, signal: AbortSignal): Promise<unknown> {
  const { status, text, afterMs } = await send(post, signal);
  if (status !== 200) throw refused(status, text, afterMs, post);
  try {
    return JSON.parse(text);
  } catch {
    throw new CheckerFailure(`${publicAddress(post.url)} answered with what is not JSON: ${shown(text, post)}`, {
      retry: true,
    });
  }
}

interface Response {
  readonly status: number;
  readonly text: string;
  readonly afterMs: number | undefined;
}

async function send({ url, headers, body: question }: Post, signal: AbortSignal): Promise<Response> {
  try {
    // Redirects are not followed: sentences and key go only to the address that was named.
    const response = await fetch(url, { method: 'POST', headers, body: question, signal, redirect: 'manual' });
    const chunks: Uint8Array[] = [];
    let size = 0;
    const body = response.body as AsyncIterable<Uint8Array> | null;
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > LARGEST_ANSWER) throw new CheckerFailure(`${publicAddress(url)} answered with more than 8 MB`);
    }
    const text = Buffer.concat(chunks).toString('utf8');
    return { status: response.status, text, afterMs: retryAfter(response.headers.get('retry-after'), Date.now()) };
  } catch (error) {
    if (error instanceof CheckerFailure) throw error;
    if (isTimeUp(signal)) {
      throw new CheckerFailure(`no answer of ${publicAddress(url)} in time`, {
        retry: true,
        remedy: 'Raise {{timeout}}.',
      });
    }
    signal.throwIfAborted();
    throw new CheckerFailure(`no whole answer of ${publicAddress(url)} (${codeOf(error)})`, {
      retry: true,
      remedy: 'Check that the server runs at that address.',
    });
  }
}

function refused(status: number, text: string, afterMs: number | undefined, post: Post): CheckerFailure {
  const retry = status === 429 || status === 408 || status >= 500;
  const reason = `${publicAddress(post.url)} answered with status ${status}: ${shown(text, post)}`;
  if (status === 401 || status === 403) {
    return new CheckerFailure(reason, { remedy: 'Check the key in the variable that {{keyEnv}} names.' });
  }
  return new CheckerFailure(reason, { retry, afterMs, status });
}

/** What a service says about an error, without the secret. */
function shown(text: string, { secret }: Post): string {
  const message = messageIn(text) ?? text;
  return quote((secret === undefined ? message : message.replaceAll(secret, '[key]')).trim());
}

function messageIn(text: string): string | undefined {
  try {
    const { error, message } = fieldsOf(JSON.parse(text));
    const reason = fieldsOf(error).message ?? error ?? message;
    return typeof reason === 'string' ? reason : undefined;
  } catch {
    return undefined;
  }
}

/** The address without what may be secret: user name, password and query. */
function publicAddress({ origin, pathname }: URL): string {
  return origin + pathname;
}

/** The cause of a failed fetch says more than the error itself. */
function codeOf(error: unknown): string {
  const { code } = fieldsOf(fieldsOf(error).cause ?? error);
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.message : 'unknown';
}

/** The address of a service; `path` is added unless it is there already. */
export function serviceUrl(option: string, text: string, path: string): URL {
  const bad = (found: string, remedy: string): StetError =>
    badOption(`{{${option}}} with an address like http://localhost:8081`, found, remedy);
  if (!URL.canParse(text) || !/^https?:/u.test(text)) throw bad(quote(text), 'Give the whole address, with http://.');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    throw bad(
      'one with a name or password',
      'Put the key into an environment variable, and name that with {{keyEnv}}.',
    );
  }
  const bare = url.pathname.replace(/\/+$/u, '');
  if (!bare.endsWith(path)) url.pathname = joinPaths(bare, path);
  return url;
}

/** Joins `/v2` and `/v2/check` without repeating the segment they share. */
function joinPaths(base: string, path: string): string {
  const [first, ...rest] = path.split('/').slice(1);
  return base.endsWith(`/${first}`) ? [base, ...rest].join('/') : base + path;
}
