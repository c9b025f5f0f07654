import { ApiError } from './problem.js';
import { addressIn, bodyOf, request, whole, type RequestContent, type RequestOptions } from './request.js';
import type { Answer, CallInput, Method, PathFor } from './routes.js';

/** The arguments of a call; optional where the path needs none. */
export type CallOf<M extends Method, Path extends PathFor<M>, Extra = RequestOptions> =
  object extends CallInput<M, Path> ? [call?: CallInput<M, Path> & Extra] : [call: CallInput<M, Path> & Extra];

type Caller<M extends Method> = <Path extends PathFor<M>>(
  path: Path,
  ...call: CallOf<M, Path>
) => Promise<Answer<M, Path>>;

let endSession = (): void => undefined;

/** Calls `listener` when the server no longer accepts the organiser's session. */
export function onSessionEnd(listener: () => void): void {
  endSession = listener;
}

/** An untyped call; callers take its types from the routes. */
export async function answerTo(method: Method, path: string, call?: RequestContent & RequestOptions): Promise<unknown> {
  return bodyOf(await accepted(method, path, call));
}

const caller =
  <M extends Method>(method: M): Caller<M> =>
  (path, ...[call]) =>
    answerTo(method, path, call) as Promise<Answer<M, typeof path>>;

async function accepted(method: Method, path: string, call: RequestContent & RequestOptions = {}): Promise<Response> {
  try {
    return await request(method, path, call);
  } catch (error) {
    const isOrganiser = call.key === undefined && call.asStranger !== true;
    if (isOrganiser && error instanceof ApiError && error.status === 401) endSession();
    throw error;
  }
}

/** The server's API, typed by its routes: a path or a field that is renamed there does not compile here. */
export const api = {
  get: caller('get'),
  post: caller('post'),
  put: caller('put'),
  patch: caller('patch'),
  delete: caller('delete'),
  /** Fetches a file that a plain link cannot ask for, because it needs a key. */
  file: async <Path extends PathFor<'get'>>(path: Path, ...[call]: CallOf<'get', Path>): Promise<Blob> =>
    whole((await accepted('get', path, call)).blob()),
  /** The address of an answer, for links. */
  href: <Path extends PathFor<'get'>>(path: Path, ...[call]: CallOf<'get', Path, object>): string =>
    addressIn(path, call ?? {}),
};
