import { createHash } from 'node:crypto';
import { badOption, quote } from '@stet/core/internal';
import type { Adapter, Answer } from './adapter.js';
import { noContent, openChat, type ChatOptions, type ChatReply } from './chat.js';

export interface OpenAiOptions extends ChatOptions {
  readonly model: string;
  readonly seed: number;
  /** The question, with `{sentence}` where the sentence goes. */
  readonly prompt?: string | undefined;
}

const PLACEHOLDER = '{sentence}';

export const DEFAULT_PROMPT = `Below is a sentence by somebody who is learning the language. Correct its grammar, spelling, word choice and punctuation.
Change what is wrong and nothing else: the meaning, the style and every correct word stay.
Leave the blanks between words and punctuation marks as they are.
When nothing is wrong, repeat the sentence as it is.
Write the sentence alone, on one line: no quotes, no explanation.

${PLACEHOLDER}`;

/** A model behind an OpenAI-compatible endpoint for chat completions, asked about one sentence at a time. */
export function openAiAdapter(options: OpenAiOptions): Adapter {
  const { model, seed } = options;
  const prompt = options.prompt ?? DEFAULT_PROMPT;
  if (!prompt.includes(PLACEHOLDER)) {
    throw badOption(
      `a prompt with ${PLACEHOLDER}, where the sentence goes`,
      quote(prompt),
      `Add ${PLACEHOLDER} to the file.`,
    );
  }
  const chat = openChat(options);
  const promptHash = createHash('sha256').update(prompt).digest('hex');
  return {
    name: 'openai',
    signature: JSON.stringify(['openai', chat.url.href, model, 'temperature:0', seed, promptHash]),
    batchSize: 1,
    concurrency: Infinity,
    correct: async ([sentence], signal) => {
      // A function, since in a replacement string `$&` would have a meaning.
      const content = prompt.replaceAll(PLACEHOLDER, () => sentence);
      const body = JSON.stringify({ model, messages: [{ role: 'user', content }], temperature: 0, seed });
      return [answerIn(await chat.complete(body, signal))];
    },
    close: () => Promise.resolve(),
  };
}

function answerIn({ content, refusal, finishReason }: ChatReply): Answer {
  if (refusal !== undefined) return { text: refusal, doubt: 'refusal' };
  if (finishReason === 'content_filter') return { text: content ?? '', doubt: 'refusal' };
  if (content === null) throw noContent();
  return finishReason === 'length' ? { text: content.trim(), doubt: 'cut-off' } : { text: content.trim() };
}
