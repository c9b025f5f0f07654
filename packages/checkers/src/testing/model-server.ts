import { afterEach } from 'vitest';
import { startCheckerServer, type CheckerServer, type ReceivedRequest } from './checker-server.js';

/** A request as a server of chat completions gets it. */
export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly seed?: number;
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: { readonly schema: { readonly properties: Readonly<Record<string, unknown>> } };
  };
}

type Reply = Awaited<
  Parameters<typeof startCheckerServer>[0] extends (request: ReceivedRequest) => infer R ? R : never
>;

/** What a model says: an object, a text, or a whole reply of HTTP. */
type Said = object | string | { readonly reply: Reply };
type Say = (request: ModelRequest, received: ReceivedRequest) => Said | Promise<Said>;

/** The servers of the tests of a file, each closed after its test. */
export interface TestModels {
  /** A server whose model says what `say` returns. */
  readonly start: (say: Say) => Promise<CheckerServer>;
  /** What the server that was started last was asked. */
  readonly requests: () => ModelRequest[];
}

export function testModels(): TestModels {
  const servers: CheckerServer[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
  return {
    start: async (say) => {
      const server = await startModelServer(say);
      servers.push(server);
      return server;
    },
    requests: () => (servers.at(-1)?.requests ?? []).map(({ body }) => JSON.parse(body) as ModelRequest),
  };
}

export function startModelServer(say: Say): Promise<CheckerServer> {
  return startCheckerServer(async (received) => {
    const request = JSON.parse(received.body) as ModelRequest;
    const said = await say(request, received);
    if (typeof said === 'object' && 'reply' in said) return said.reply;
    return { body: completion(typeof said === 'string' ? said : JSON.stringify(said), request.model) };
  });
}

/** A chat completion with all that servers tell about it. */
export function completion(content: string | null, model: string, finishReason = 'stop'): string {
  return JSON.stringify({
    model: `${model}-2026-01-01`,
    system_fingerprint: 'fp_1',
    choices: [{ message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 100, completion_tokens: 10 },
  });
}

/** The numbered outputs of a question, in the order in which they are shown. */
export function targetsOf({ messages }: ModelRequest): string[] {
  const question = messages.find(({ role }) => role === 'user')?.content ?? '';
  return [...question.matchAll(/^(\d+)\. (.*)$/gmu)].map(([, , text]) => text);
}

/** An answer with the points that `points` gives to each output. */
export function answerPoints(request: ModelRequest, points: (text: string, position: number) => number): object {
  return Object.fromEntries(targetsOf(request).map((text, at) => [`target${at + 1}`, points(text, at)]));
}

/** Points that depend on the text alone: a judge without a bias for positions. */
export function pointsOfText(text: string): number {
  return 1 + (Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 5);
}

/** The answer of a judge without a bias for positions. */
export function fair(request: ModelRequest): object {
  return answerPoints(request, pointsOfText);
}

/** An answer to any question: points by the text, the first of two, the same score everywhere, and every edit valid. */
export function answerAnything(request: ModelRequest): object {
  const fields = request.response_format?.json_schema?.schema.properties ?? {};
  const targets = targetsOf(request);
  return Object.fromEntries<unknown>(
    Object.keys(fields).map((name): [string, unknown] => {
      if (name === 'better') return [name, '1'];
      if (name.startsWith('edit')) return [name, true];
      if (!name.startsWith('target')) return [name, 70];
      return [name, pointsOfText(targets[Number(name.slice('target'.length)) - 1])];
    }),
  );
}
