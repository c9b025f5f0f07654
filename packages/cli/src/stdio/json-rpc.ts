import { StetError, errorWords, quote, type StetErrorDetails } from '@stet/core/internal';
import { z } from 'zod';

/** What a program can ask for: the shape of the parameters, and how they are answered. */
export interface Method<Params extends z.ZodType = z.ZodType> {
  readonly params: Params;
  readonly answer: (params: z.output<Params>) => unknown;
}

/** Keeps the type of the parameters for the one who answers. */
export function method<Params extends z.ZodType>(params: Params, answer: Method<Params>['answer']): Method {
  return { params, answer: (given) => answer(given as z.output<Params>) };
}

/** The codes of JSON-RPC 2.0, and one of ours for input that cannot be used. */
const RPC_CODES = {
  notJson: -32_700,
  notARequest: -32_600,
  noSuchMethod: -32_601,
  badParams: -32_602,
  fault: -32_603,
  badInput: -32_000,
} as const;

const Id = z.union([z.string(), z.number(), z.null()]);

const Request = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.unknown().optional(),
  id: Id.optional(),
});

type Response = { readonly jsonrpc: '2.0'; readonly id: z.infer<typeof Id> } & (
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
);

/** Answers a line: a request, a notification, which has no answer, or a batch of these. Never rejects. */
export async function answerLine(line: string, methods: Readonly<Record<string, Method>>): Promise<string | undefined> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return JSON.stringify(failure(null, RPC_CODES.notJson, `This is not JSON: ${quote(line)}`));
  }
  if (!Array.isArray(message)) {
    const response = await answerRequest(message, methods);
    return response && JSON.stringify(response);
  }
  if (message.length === 0) return JSON.stringify(failure(null, RPC_CODES.notARequest, 'The batch is empty'));
  const responses: Response[] = [];
  // One after the other: each spreads its work over all cores by itself.
  for (const request of message as unknown[]) {
    const response = await answerRequest(request, methods);
    if (response !== undefined) responses.push(response);
  }
  return responses.length === 0 ? undefined : JSON.stringify(responses);
}

async function answerRequest(
  message: unknown,
  methods: Readonly<Record<string, Method>>,
): Promise<Response | undefined> {
  const request = Request.safeParse(message);
  if (!request.success) {
    const expected = '{"jsonrpc": "2.0", "method": …, "params": {…}, "id": …}';
    return failure(null, RPC_CODES.notARequest, `A request looks like ${expected}`, issuesOf(request.error));
  }
  const { method: name, params, id } = request.data;
  const response = await answerMethod(name, params, methods, id ?? null);
  return id === undefined ? undefined : response;
}

async function answerMethod(
  name: string,
  given: unknown,
  methods: Readonly<Record<string, Method>>,
  id: z.infer<typeof Id>,
): Promise<Response> {
  if (!Object.hasOwn(methods, name)) {
    const names = Object.keys(methods).join(', ');
    return failure(id, RPC_CODES.noSuchMethod, `There is no method ${quote(name)}; the methods are ${names}`);
  }
  const { params, answer } = methods[name];
  const checked = params.safeParse(given ?? {});
  if (!checked.success) {
    const issues = issuesOf(checked.error);
    return failure(id, RPC_CODES.badParams, `${name}: ${issues.join('; ')}`, issues);
  }
  try {
    return { jsonrpc: '2.0', id, result: await answer(checked.data) };
  } catch (error) {
    if (error instanceof StetError) return failure(id, RPC_CODES.badInput, messageOf(error.toJSON()), error.toJSON());
    return failure(id, RPC_CODES.fault, error instanceof Error ? error.message : 'a fault in Stet');
  }
}

function messageOf(error: StetErrorDetails): string {
  const { sourceLocation, words } = errorWords(error);
  return sourceLocation === '' ? words : `${sourceLocation}: ${words}`;
}

function issuesOf({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
}

function failure(id: z.infer<typeof Id>, code: number, message: string, data?: unknown): Response {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } };
}
