import { OpenAPIHono, z } from '@hono/zod-openapi';
import { requireAnnotator } from '../annotation/require-annotator.js';
import { requireJudge } from '../judges/require-judge.js';
import { requireOrganiser } from '../sessions/require-organiser.js';
import { requireJoinLink } from '../teams/require-join-link.js';
import { requireTeam } from '../teams/require-team.js';
import { recogniseViewer } from '../viewers/recognise-viewer.js';
import type { Env } from './env.js';
import { errorResponse } from './error-response.js';
import { badRequest } from '../errors.js';
import { ErrorBody, Name } from './schemas.js';

/** Who may call a route, in its description and in the check together, so that they always agree. */
export const forOrganisers = { security: [{ organiser: [] }], middleware: requireOrganiser };
export const forJudges = { security: [{ judge: [] }], middleware: requireJudge };
export const forAnnotators = { security: [{ annotator: [] }], middleware: requireAnnotator };
export const forTeams = { security: [{ team: [] }], middleware: requireTeam };
/** Those who hold the link by which teams register. */
export const forNewcomers = { security: [{ join: [] }], middleware: requireJoinLink };
/** Organisers, teams and everybody else; `may()` decides what each of them sees. */
export const forReaders = { security: [{ organiser: [] }, { team: [] }, {}], middleware: recogniseViewer };
export const forEverybody = { security: [] };

interface JsonContent<Schema> {
  description: string;
  content: { 'application/json': { schema: Schema } };
}

export function answers<Schema extends z.ZodType>(schema: Schema, description: string): JsonContent<Schema> {
  return { description, content: { 'application/json': { schema } } };
}

export function takes<Schema extends z.ZodType>(
  schema: Schema,
): { body: { required: true; content: JsonContent<Schema>['content'] } } {
  return { body: { required: true, content: { 'application/json': { schema } } } };
}

export const nothing = { description: 'Done' };

/** The bytes of a file as the body of a request. */
export const takesFile = {
  body: { required: true, content: { 'application/octet-stream': { schema: z.any() } } },
};

/** A query with the name of the file being sent. */
export const namedFile = z.object({
  file: Name.optional().openapi({ description: 'What you call the file, for messages; it is not a path here' }),
});

/** Every route reports errors in the same shape. */
export const orError = { default: answers(ErrorBody, 'What went wrong') };

/** A group of the API. Requests that its schemas reject are answered like any other error. */
export function apiGroup(): OpenAPIHono<Env> {
  return new OpenAPIHono<Env>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const [issue] = result.error.issues;
      const field = [result.target, ...issue.path.map(String)].join('.');
      return errorResponse(
        badRequest(`${field} as the API describes it`, issue.message, 'See /api/v1/openapi.json.'),
        c,
      );
    },
  });
}
