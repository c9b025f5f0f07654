import { OpenAPIHono, z, type RouteConfig } from '@hono/zod-openapi';
import { requireCrowdLink } from '../crowds/crowd-link.js';
import { requireRegisterLink } from '../benchmarks/register-link.js';
import { requireLink } from '../links/require-link.js';
import { requireTeam } from '../links/require-team.js';
import { requireOrganiser } from '../sessions/require-organiser.js';
import { requireJoinLink } from '../teams/join-link.js';
import { recogniseViewer } from '../viewers/recognise-viewer.js';
import type { Env } from './env.js';
import { errorResponse } from './error-response.js';
import { badRequest } from '../errors.js';
import { ErrorBody, Id, Name } from './schemas.js';

/** Who may call a route, in its description and in the check together, so that they always agree. */
type Audience = Pick<RouteConfig, 'security' | 'middleware'>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** What a route takes, and what it answers by status. The parameters of its path are ids unless `params` says otherwise. */
interface RouteDetails {
  readonly params?: Readonly<Partial<Record<string, z.ZodType>>>;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: NonNullable<NonNullable<RouteConfig['request']>['body']>;
  readonly [status: number]: RouteConfig['responses'][string];
}

type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;

type ParamsOf<Path, Details> = [ParamName<Path>] extends [never]
  ? unknown
  : {
      params: z.ZodObject<{
        [Name in ParamName<Path>]: Details extends { params: Record<Name, infer Schema extends z.ZodType> }
          ? Schema
          : typeof Id;
      }>;
    };

type Route<Who extends Audience, M extends Method, Path extends string, Details> = Who & {
  method: M;
  path: Path;
  tags: string[];
  summary: string;
  request: Pick<Details, keyof Details & ('query' | 'headers' | 'body')> & ParamsOf<Path, Details>;
  responses: Pick<Details, keyof Details & number> & typeof orError;
};

type Routes<Who extends Audience> = {
  readonly [M in Method]: <Path extends string, Details extends RouteDetails>(
    path: Path,
    summary: string,
    details: Details,
  ) => Route<Who, M, Path, Details>;
};

/** Declares routes that the same people may call, under a tag of the API's description. */
function routesFor<Who extends Audience>(who: Who): (tag: string) => Routes<Who> {
  return (tag) => {
    const declare = (method: Method) => (path: string, summary: string, details: RouteDetails) => {
      const { params = {}, query, headers, body, ...responses } = details;
      const ids = Array.from(path.matchAll(/\{(\w+)\}/gu), ([, name]) => [name, params[name] ?? Id] as const);
      const request = {
        ...(ids.length > 0 && { params: z.object(Object.fromEntries(ids)) }),
        ...(query && { query }),
        ...(headers && { headers }),
        ...(body && { body }),
      };
      return { ...who, method, path, tags: [tag], summary, request, responses: { ...responses, ...orError } };
    };
    return Object.fromEntries(METHODS.map((method) => [method, declare(method)])) as Routes<Who>;
  };
}

export const forOrganisers = routesFor({ security: [{ organiser: [] }], middleware: requireOrganiser });
export const forJudges = routesFor({ security: [{ judge: [] }], middleware: requireLink('judge') });
export const forAnnotators = routesFor({ security: [{ annotator: [] }], middleware: requireLink('annotator') });
export const forTeams = routesFor({ security: [{ team: [] }], middleware: requireTeam });
/** Teams of a benchmark, in all its data sets. */
export const forEntrants = routesFor({ security: [{ entrant: [] }], middleware: requireLink('entrant') });
/** Those who hold the link by which teams register with a benchmark. */
export const forRegistering = routesFor({ security: [{ register: [] }], middleware: requireRegisterLink });
/** Those who hold the link by which teams register. */
export const forNewcomers = routesFor({ security: [{ join: [] }], middleware: requireJoinLink });
/** Those who hold the link by which participants of a campaign come. */
export const forParticipants = routesFor({ security: [{ crowd: [] }], middleware: requireCrowdLink });
const READERS = [{ organiser: [] }, { team: [] }, {}];
const DOWNLOAD_COST = 10;
/** Organisers, teams and everybody else; `may()` decides what each of them sees. */
export const forReaders = routesFor({ security: READERS, middleware: recogniseViewer(1) });
/** The same for files and whatever else is large: strangers may ask for fewer of them. */
export const forDownloads = routesFor({ security: READERS, middleware: recogniseViewer(DOWNLOAD_COST) });
export const forEverybody = routesFor({ security: [] });

export interface JsonContent<Schema> {
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

/** A query with the name of the file being sent. */
export const namedFile = z.object({
  file: Name.optional().openapi({ description: 'What you call the file, for messages; it is not a path here' }),
});

/** The bytes of a file as the body of a request. */
export const takesFile = {
  query: namedFile,
  body: { required: true, content: { 'application/octet-stream': { schema: z.any() } } },
};

/** Every route reports errors in the same shape. */
const orError = { default: answers(ErrorBody, 'What went wrong') };

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
