import type { HonoRequest } from 'hono';
import type { Services } from '../services.js';

/** What a handler finds in its context. */
export interface Env {
  Variables: { services: Services };
}

/** With what a check found out about the caller. */
export interface EnvWith<Found> {
  Variables: Env['Variables'] & Found;
}

/** What helpers use of a context, whoever the request is from. */
export interface RequestContext {
  readonly req: HonoRequest;
  readonly env: unknown;
  readonly var: Readonly<Env['Variables']>;
  readonly header: (name: string, value: string) => void;
}
