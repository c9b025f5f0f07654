import { askedAgain, estimateTokens, readAnswer, type JudgeQuestion, type ReadAnswer } from '@stet/core/internal';
import { CheckerFailure } from '../adapters/adapter.js';
import { chatUrl, openChat, type ChatOptions, type ChatReply } from '../adapters/chat.js';
import {
  RESPONSE_FORMATS,
  bodyOf,
  chatRequest,
  requestKey,
  type ChatRequest,
  type RequestSettings,
  type ResponseFormat,
} from './chat-request.js';
import type { JudgeCache } from './judge-cache.js';

export interface ModelJudgeOptions extends ChatOptions, RequestSettings {
  /** How answers are asked for (default: the first way that the server takes). */
  readonly responseFormat?: ResponseFormat | undefined;
  /** Answers come from the cache alone, and no key is needed. */
  readonly offline: boolean;
}

/** What a model said to a question: values, or why there are none; and what the server told of it. */
export interface JudgeAnswer {
  readonly answer: ReadAnswer;
  /** The last reply comes last; a second one answers the question with the fault of the first named. */
  readonly replies: readonly ChatReply[];
}

/** Posts a request and counts what it costs. */
export type Send = (ask: (signal: AbortSignal) => Promise<ChatReply>, estimate: number) => Promise<ChatReply>;

/** A model behind an OpenAI-compatible endpoint that judges corrections. */
export interface ModelJudge {
  readonly model: string;
  /** The same for questions that are the same in everything that decides the answer. */
  keyOf(question: JudgeQuestion): string;
  /** The answer that the cache has; undefined where the model must be asked. */
  recall(question: JudgeQuestion, cache: JudgeCache): Promise<JudgeAnswer | undefined>;
  /** Asks, and once more where the answer cannot be used; each reply is cached as it comes. */
  ask(question: JudgeQuestion, cache: JudgeCache | undefined, send: Send): Promise<JudgeAnswer>;
}

export function modelJudge(options: ModelJudgeOptions): ModelJudge {
  const address = chatUrl(options.url).href;
  // Offline there is nobody to show a key to.
  const chat = options.offline ? undefined : openChat(options);
  const formats = options.responseFormat === undefined ? RESPONSE_FORMATS : [options.responseFormat];
  let accepted = 0;

  const post = async (request: ChatRequest, send: Send): Promise<ChatReply> => {
    if (chat === undefined) throw new Error('an offline judge is not asked');
    for (let at = accepted; ; at++) {
      try {
        const body = bodyOf(request, formats[at]);
        const reply = await send((signal) => chat.complete(body, signal), estimateOf(request).total);
        accepted = at;
        return reply;
      } catch (error) {
        if (!isRefused(error)) throw error;
        if (at + 1 === formats.length) {
          const remedy = 'If it refuses a field of the request, name that with {{leaveOut}}.';
          throw new CheckerFailure(error.message, { remedy });
        }
      }
    }
  };

  const converse = async (
    question: JudgeQuestion,
    replyTo: (key: string, request: ChatRequest) => Promise<ChatReply | undefined>,
  ): Promise<JudgeAnswer | undefined> => {
    const replies: ChatReply[] = [];
    let { messages } = question;
    for (;;) {
      const request = chatRequest(messages, question.fields, question.repetition, options);
      const reply = await replyTo(requestKey(address, request), request);
      if (reply === undefined) return undefined;
      replies.push(reply);
      const answer = readReply(reply, question);
      if ('values' in answer || replies.length === MOST_ATTEMPTS) return { answer, replies };
      messages = askedAgain(question.messages, reply.content ?? '', answer.fault);
    }
  };

  return {
    model: options.model,
    keyOf: ({ messages, fields, repetition }) =>
      requestKey(address, chatRequest(messages, fields, repetition, options)),
    recall: (question, cache) => converse(question, (key) => cache.get(key)),
    ask: async (question, cache, send) => {
      const answer = await converse(question, async (key, request) => {
        const cached = await cache?.get(key);
        if (cached !== undefined) return cached;
        const reply = await post(request, send);
        await cache?.put(key, request, reply);
        return reply;
      });
      if (answer === undefined) throw new Error('a request was neither replied to nor refused');
      return answer;
    },
  };
}

/** A question, and the same with the fault of the answer named. */
const MOST_ATTEMPTS = 2;

/** The server does not take the request as it is; another form of it may do. */
function isRefused(error: unknown): error is CheckerFailure {
  return error instanceof CheckerFailure && (error.status === 400 || error.status === 422);
}

function readReply({ content, refusal, finishReason }: ChatReply, { fields }: JudgeQuestion): ReadAnswer {
  if (refusal !== undefined) return { fault: `it refuses: ${JSON.stringify(refusal)}` };
  if (finishReason === 'content_filter') return { fault: 'it was held back by a content filter' };
  const answer = readAnswer(content ?? '', fields);
  return 'fault' in answer && finishReason === 'length' ? { fault: `it was cut off (${answer.fault})` } : answer;
}

function estimateOf({ messages, schema }: ChatRequest): ReturnType<typeof estimateTokens> {
  return estimateTokens(messages, Object.keys(schema.properties as object).length);
}
