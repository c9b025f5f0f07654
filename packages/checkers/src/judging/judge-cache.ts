import { fieldsOf } from '../adapters/fields.js';
import type { ChatReply } from '../adapters/chat.js';
import { openCacheEntries } from '../asking/cache-entries.js';
import type { ChatRequest } from './chat-request.js';

/** What models said, on disk, a file for each request. With it every figure can be had again without asking. */
export interface JudgeCache {
  get(key: string): Promise<ChatReply | undefined>;
  /** Keeps a reply with the request that it answers, which names no key. */
  put(key: string, request: ChatRequest, reply: ChatReply): Promise<void>;
}

export async function openJudgeCache(folder: string, onDamage: (file: string) => void): Promise<JudgeCache> {
  const entries = await openCacheEntries(folder, onDamage);
  return {
    get: (key) => entries.read(key, ({ reply }) => replyOf(reply)),
    put: (key, request, reply) => entries.write(key, { request, reply }),
  };
}

/** An entry that was changed by hand, or by another program, may lack anything. */
function replyOf(value: unknown): ChatReply | undefined {
  const { content, refusal, finishReason, model, fingerprint, usage } = fieldsOf(value);
  const { promptTokens, completionTokens } = fieldsOf(usage);
  const texts = [refusal, finishReason, model, fingerprint];
  const isUsage = usage === undefined || (Number.isInteger(promptTokens) && Number.isInteger(completionTokens));
  const isReply =
    (typeof content === 'string' || content === null) &&
    texts.every((text) => text === undefined || typeof text === 'string') &&
    isUsage;
  return isReply ? (value as ChatReply) : undefined;
}
