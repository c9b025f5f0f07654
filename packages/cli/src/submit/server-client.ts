import { StetError, quote, type StetErrorDetails } from '@stet/core/internal';
import { inTime, isTimeUp, retryAfter, withRetries, type Clock } from '@stet/node';
import type { z } from 'zod';
import { CliError } from '../print/errors.js';
import { ErrorAnswer } from './answers.js';

export interface ClientOptions {
  readonly origin: string;
  /** Sent in a header, and nowhere else. */
  readonly key: string;
  /** How many times to ask again a server that is away or busy. */
  readonly retries: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Called with the reason before a request is sent again. */
  readonly onRetry: (reason: string) => void;
}

interface Request<Schema> {
  readonly answer: Schema;
  readonly query?: Readonly<Record<string, string>>;
  /** A file, sent as it is. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Done before the request is sent again: what may throw if that would no longer be the same request. */
  readonly beforeRetry?: () => Promise<void>;
}

/** Sends requests to the API of a server as a team. */
export interface ServerClient {
  readonly get: <Schema extends z.ZodType>(path: string, request: Request<Schema>) => Promise<z.infer<Schema>>;
  readonly post: <Schema extends z.ZodType>(path: string, request: Request<Schema>) => Promise<z.infer<Schema>>;
}

const REQUEST_MS = 120_000;
const LARGEST_ANSWER = 64 * 2 ** 20;
/** Away for a moment, as far as one can tell: too many requests, a proxy without its server, a restart. */
const PASSING = [408, 429, 502, 503, 504];
const UNAUTHORISED = 401;

/** A server that gave no answer, or none for now. */
class NoAnswer extends Error {
  readonly afterMs: number;
  constructor(reason: string, afterMs = 0) {
    super(reason);
    this.afterMs = afterMs;
  }
}

export function serverClient(options: ClientOptions): ServerClient {
  const send =
    (method: 'GET' | 'POST'): ServerClient['get'] =>
    (path, request) => {
      let tries = 0;
      const attempt = async (): Promise<z.infer<typeof request.answer>> => {
        if (tries++ > 0) await request.beforeRetry?.();
        return exchange(method, path, request, options);
      };
      const { retries, clock, signal, onRetry } = options;
      const givesUp = (times: string) => (failure: NoAnswer) => serverAway(options, `${failure.message}${times}`);
      return withRetries(attempt, {
        retries,
        // Clients that were started at the same time come back at different ones.
        seed: process.pid,
        clock,
        signal,
        passing: (error) => (error instanceof NoAnswer ? error : undefined),
        onRetry: ({ message }) => onRetry(message),
        exhausted: givesUp(
          retries === 0 ? '' : `, also when asked ${retries === 1 ? 'again' : `${retries} more times`}`,
        ),
        unavailable: givesUp(', and the wish to be asked much later'),
      });
    };
  return { get: send('GET'), post: send('POST') };
}

async function exchange<Schema extends z.ZodType>(
  method: string,
  path: string,
  { answer, query = {}, bytes }: Request<Schema>,
  options: ClientOptions,
): Promise<z.infer<Schema>> {
  const url = new URL(`${options.origin}/api/v1/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { status, text, afterMs } = await inTime(REQUEST_MS, options.signal, (signal) =>
    fetchText(url, method, bytes, options.key, signal),
  );
  if (PASSING.includes(status)) throw new NoAnswer(`status ${status}`, afterMs);
  if (status === UNAUTHORISED) throw unknownKey(options);
  const body = parseJson(text);
  const refused = ErrorAnswer.safeParse(body);
  if (refused.success) throw new StetError<string>(withoutKey(refused.data.error, options));
  const answered = answer.safeParse(body);
  if (status < 200 || status > 299 || !answered.success) throw notStet(options, `status ${status}`);
  return answered.data;
}

interface TextAnswer {
  readonly status: number;
  readonly text: string;
  readonly afterMs: number | undefined;
}

async function fetchText(
  url: URL,
  method: string,
  bytes: Uint8Array<ArrayBuffer> | undefined,
  key: string,
  signal: AbortSignal,
): Promise<TextAnswer> {
  const headers = {
    authorization: `Bearer ${key}`,
    accept: 'application/json',
    ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
  };
  try {
    // Redirects are not followed: the key goes only to the address that was named.
    const response = await fetch(url, { method, headers, signal, redirect: 'manual', body: bytes ?? null });
    const chunks: Uint8Array[] = [];
    let size = 0;
    const body = response.body as AsyncIterable<Uint8Array> | null;
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > LARGEST_ANSWER) break;
      chunks.push(chunk);
    }
    const afterMs = retryAfter(response.headers.get('retry-after'), Date.now());
    return { status: response.status, text: Buffer.concat(chunks).toString('utf8'), afterMs };
  } catch (error) {
    if (!isTimeUp(signal)) signal.throwIfAborted();
    throw new NoAnswer(isTimeUp(signal) ? 'no answer in time' : `no answer (${codeOf(error)})`);
  }
}

/** The cause of a failed fetch says more than the error itself. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A server that repeats the key must not have it printed. */
function withoutKey(details: z.infer<typeof ErrorAnswer>['error'], { key }: ClientOptions): StetErrorDetails {
  const hide = (text: string): string => text.replaceAll(key, '[key]');
  const { expected, found, remedy } = details;
  return { ...details, expected: hide(expected), found: hide(found), remedy: hide(remedy) };
}

function serverAway({ origin }: ClientOptions, found: string): CliError {
  return new CliError({
    code: 'SERVER_AWAY',
    expected: `an answer of ${origin}`,
    found,
    remedy: 'Check the address, or run the same command again later: nothing is handed in twice.',
  });
}

function unknownKey({ origin }: ClientOptions): CliError {
  return new CliError({
    code: 'UNKNOWN_KEY',
    expected: `the key of a team that ${origin} knows`,
    found: 'one that it does not know, or no longer',
    remedy: 'Copy all that stands behind # in the link to your room. If that no longer works, ask the organiser.',
  });
}

function notStet({ origin }: ClientOptions, found: string): CliError {
  return new CliError({
    code: 'NOT_A_SERVER',
    expected: `the API of a Stet server at ${origin}`,
    found: `an answer that is none of it (${quote(found)})`,
    remedy: 'Check the address: open it in a browser. The server may also be of another version.',
  });
}
