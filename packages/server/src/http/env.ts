import type { HonoRequest } from 'hono';
import type { Services } from '../services.js';
import type { AnnotatorRow } from '../storage/annotation-tables.js';
import type { JudgeRow, OrganiserRow } from '../storage/tables.js';
import type { TaskRow, TeamRow } from '../storage/task-tables.js';
import type { Viewer } from '../viewers/viewer.js';

/** What a handler finds in its context. */
export interface Env {
  Variables: { services: Services };
}

export interface OrganiserEnv {
  Variables: Env['Variables'] & { organiser: OrganiserRow };
}

export interface JudgeEnv {
  Variables: Env['Variables'] & { judge: JudgeRow };
}

export interface AnnotatorEnv {
  Variables: Env['Variables'] & { annotator: AnnotatorRow };
}

export interface TeamEnv {
  Variables: Env['Variables'] & { team: TeamRow };
}

/** Somebody who holds the link by which teams register. */
export interface NewcomerEnv {
  Variables: Env['Variables'] & { task: TaskRow };
}

export interface ReaderEnv {
  Variables: Env['Variables'] & { viewer: Viewer };
}

/** What helpers use of a context, whoever the request is from. */
export interface RequestContext {
  readonly req: HonoRequest;
  readonly env: unknown;
  readonly var: Readonly<Env['Variables']>;
  readonly header: (name: string, value: string) => void;
}
