import { answerSchema, type AnswerField, type ChatMessage } from '@stet/core/internal';
import { hashKey } from '../asking/cache-entries.js';

/** Fields of a request that some servers refuse. */
export const REMOVABLE_FIELDS = ['temperature', 'max_tokens', 'seed'] as const;
export type RemovableField = (typeof REMOVABLE_FIELDS)[number];

/** How a server is told which object to answer with: by a schema, by asking for JSON, or by the prompt alone. */
export const RESPONSE_FORMATS = ['json_schema', 'json_object', 'text'] as const;
export type ResponseFormat = (typeof RESPONSE_FORMATS)[number];

/** Everything that decides what a model answers, but the address. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly schema: Readonly<Record<string, unknown>>;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly seed?: number;
  /** How often the same was asked before. */
  readonly repetition: number;
}

export interface RequestSettings {
  readonly model: string;
  readonly temperature: number;
  /** What an answer may take (default: what its fields need). */
  readonly maxTokens?: number | undefined;
  readonly seed: number;
  readonly leaveOut: readonly RemovableField[];
}

/** So many tokens are enough for five whole numbers, and this many more for each further field. */
const FEW_TOKENS = 80;
const TOKENS_OF_FIELD = 16;
const FEW_FIELDS = 5;

export function chatRequest(
  messages: readonly ChatMessage[],
  fields: readonly AnswerField[],
  repetition: number,
  { model, temperature, maxTokens, seed, leaveOut }: RequestSettings,
): ChatRequest {
  const needed = FEW_TOKENS + TOKENS_OF_FIELD * Math.max(0, fields.length - FEW_FIELDS);
  return {
    model,
    messages,
    schema: answerSchema(fields),
    ...(leaveOut.includes('temperature') ? {} : { temperature }),
    ...(leaveOut.includes('max_tokens') ? {} : { max_tokens: maxTokens ?? needed }),
    ...(leaveOut.includes('seed') ? {} : { seed }),
    repetition,
  };
}

/** The body to post. */
export function bodyOf({ schema, repetition: _, ...request }: ChatRequest, format: ResponseFormat): string {
  const formats: Readonly<Record<ResponseFormat, object>> = {
    json_schema: {
      response_format: { type: 'json_schema', json_schema: { name: 'judgment', strict: true, schema } },
    },
    json_object: { response_format: { type: 'json_object' } },
    text: {},
  };
  return JSON.stringify({ ...request, ...formats[format] });
}

/** To be raised when the same reply leads to another judgment. */
const VERSION = 1;

/** The name of a request in the cache. */
export function requestKey(address: string, request: ChatRequest): string {
  return hashKey([VERSION, address, request]);
}
