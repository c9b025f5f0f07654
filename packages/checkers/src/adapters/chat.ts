import { CheckerFailure } from './adapter.js';
import { fieldsOf } from './fields.js';
import { postForJson, serviceUrl } from './http.js';
import { readKey, refuseKey } from './key.js';

export interface ChatOptions {
  readonly url: string;
  /** Name of the environment variable that holds the key. */
  readonly keyEnv?: string | undefined;
}

/** What a model says, and what its server says about that. */
export interface ChatReply {
  /** Null where the model said nothing. */
  readonly content: string | null;
  readonly refusal?: string;
  readonly finishReason?: string;
  /** The model and the configuration that answered, by the server's own account. */
  readonly model?: string;
  readonly fingerprint?: string;
  readonly usage?: TokenUsage;
}

interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** An OpenAI-compatible endpoint for chat completions. */
export interface Chat {
  readonly url: URL;
  /** Posts the body of a request, or throws a CheckerFailure. */
  complete(body: string, signal: AbortSignal): Promise<ChatReply>;
}

export function chatUrl(url: string): URL {
  return serviceUrl('openai', url, '/chat/completions');
}

/** Opens a chat; the key is read now, so that a missing one is noticed before anything is asked. */
export function openChat(options: ChatOptions): Chat {
  const url = chatUrl(options.url);
  const secret = options.keyEnv === undefined ? undefined : readKey(options.keyEnv);
  const headers = {
    'content-type': 'application/json',
    ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
  };
  return {
    url,
    complete: async (body, signal) => {
      const reply = replyIn(await postForJson({ url, headers, body, secret }, signal));
      refuseKey(reply, secret);
      return reply;
    },
  };
}

function replyIn(document: unknown): ChatReply {
  const { choices, model, system_fingerprint: fingerprint, usage } = fieldsOf(document);
  const { message, finish_reason: finishReason } = fieldsOf(Array.isArray(choices) ? choices.at(0) : undefined);
  const { content, refusal } = fieldsOf(message);
  const refused = typeof refusal === 'string' && refusal !== '';
  if (typeof content !== 'string' && content !== null && !refused) throw noContent();
  return {
    content: typeof content === 'string' ? content : null,
    ...(refused ? { refusal } : {}),
    ...(typeof finishReason === 'string' ? { finishReason } : {}),
    ...(typeof model === 'string' ? { model } : {}),
    ...(typeof fingerprint === 'string' ? { fingerprint } : {}),
    ...usageIn(usage),
  };
}

function usageIn(value: unknown): Pick<ChatReply, 'usage'> {
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = fieldsOf(value);
  const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0;
  return isCount(promptTokens) && isCount(completionTokens) ? { usage: { promptTokens, completionTokens } } : {};
}

export function noContent(): CheckerFailure {
  return new CheckerFailure('it answered without choices[0].message.content', {
    remedy: 'Check that the address is that of an OpenAI-compatible server.',
  });
}
