import { badOption, quote } from '@stet/core/internal';
import { badRequest, type ServerError } from '../errors.js';

/**
 * Where models may be asked. The operator of the server names them, and nobody else: a server that calls any address an
 * organiser types can be made to call the inside of its own network.
 */
export interface ModelEndpoint {
  /** As organisers know it. */
  readonly name: string;
  /** Of an OpenAI-compatible server. */
  readonly url: string;
  /** Names the environment variable of the worker that holds the key. */
  readonly keyEnv?: string | undefined;
}

/** Refuses endpoints that could not be told apart, or that no worker could ask; run before anything is opened. */
export async function checkEndpoints(endpoints: readonly ModelEndpoint[]): Promise<void> {
  const names = endpoints.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) {
    throw badOption('{{modelJudge}} with a name of its own', `${quote(twice)} twice`, 'Give each another name.');
  }
  if (endpoints.length === 0) return;
  const { chatUrl } = await import('@stet/checkers');
  for (const { url } of endpoints) {
    // The address is stored with the answers; a key in it would be, too.
    if (chatUrl(url).search === '') continue;
    throw badOption('{{modelJudge}} with an address without ?', 'one with', 'Put a key into an environment variable.');
  }
}

/** Refuses to start where a key is missing, before anybody waits for answers. */
export async function checkKeys(endpoints: readonly ModelEndpoint[]): Promise<void> {
  const variables = endpoints.flatMap(({ keyEnv }) => keyEnv ?? []);
  if (variables.length === 0) return;
  const { readKey } = await import('@stet/checkers');
  for (const variable of variables) readKey(variable);
}

export function findEndpoint(endpoints: readonly ModelEndpoint[], name: string): ModelEndpoint {
  const endpoint = endpoints.find((candidate) => candidate.name === name);
  if (endpoint !== undefined) return endpoint;
  throw unknownEndpoint(endpoints, name);
}

function unknownEndpoint(endpoints: readonly ModelEndpoint[], name: string): ServerError {
  return badRequest(
    endpoints.length === 0
      ? 'a place where models may be asked'
      : `one of ${endpoints.map((each) => each.name).join(', ')}`,
    endpoints.length === 0 ? 'none' : quote(name),
    'Ask whoever runs the server: `stet serve --model-judge NAME=URL` allows one.',
  );
}
