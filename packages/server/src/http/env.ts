import type { HonoRequest } from 'hono';
import type { Services } from '../services.js';
import type { UploadTicket } from '../uploads/upload-desk.js';

/** What a handler finds in its context. */
export interface Env {
  Variables: {
    services: Services;
    /** When the request began. Deadlines are judged by it, however long the rest takes to arrive or to process. */
    receivedAt: number;
    /** Set once a file is being received. */
    upload?: UploadTicket;
  };
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
