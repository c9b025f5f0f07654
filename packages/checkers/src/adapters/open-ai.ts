import { createHash } from 'node:crypto';
import { badOption, quote } from '@stet/core/internal';
import { CheckerFailure, type Adapter, type Answer } from './adapter.js';
import { fieldsOf } from './fields.js';
import { postForJson, serviceUrl } from './http.js';

export interface OpenAiOptions {
  readonly url: string;
  readonly model: string;
  readonly seed: number;
  /** Name of the environment variable that holds the key. */
  readonly keyEnv?: string | undefined;
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
  const url = serviceUrl('openai', options.url, '/chat/completions');
  const prompt = options.prompt ?? DEFAULT_PROMPT;
  if (!prompt.includes(PLACEHOLDER)) {
    throw badOption(
      `a prompt with ${PLACEHOLDER}, where the sentence goes`,
      quote(prompt),
      `Add ${PLACEHOLDER} to the file.`,
    );
  }
  const secret = options.keyEnv === undefined ? undefined : readKey(options.keyEnv);
  const headers = {
    'content-type': 'application/json',
    ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
  };
  const promptHash = createHash('sha256').update(prompt).digest('hex');
  return {
    name: 'openai',
    signature: JSON.stringify(['openai', url.href, model, 'temperature:0', seed, promptHash]),
    batchSize: 1,
    concurrency: Infinity,
    correct: async ([sentence], signal) => {
      // A function, since in a replacement string `$&` would have a meaning.
      const content = prompt.replaceAll(PLACEHOLDER, () => sentence);
      const body = JSON.stringify({ model, messages: [{ role: 'user', content }], temperature: 0, seed });
      const answer = answerIn(await postForJson({ url, headers, body, secret }, signal));
      if (secret !== undefined && secret.length >= REAL_KEY && answer.text.includes(secret)) {
        throw new CheckerFailure('the answer repeats the key', { remedy: 'Do not trust this server with a key.' });
      }
      return [answer];
    },
    close: () => Promise.resolve(),
  };
}

/** Local servers accept any word as a key, and it may well occur in a sentence: shorter keys are not looked for. */
const REAL_KEY = 16;

function readKey(variable: string): string {
  const key = process.env[variable]?.trim() ?? '';
  if (/^[\x21-\x7e]+$/u.test(key)) return key;
  throw badOption(
    `the key in the environment variable ${variable}`,
    key === '' ? 'nothing' : 'characters that no key has',
    `Set it, for example with: export ${variable}=…`,
  );
}

function answerIn(document: unknown): Answer {
  const { choices } = fieldsOf(document);
  const { message, finish_reason: reason } = fieldsOf(Array.isArray(choices) ? choices.at(0) : undefined);
  const { content, refusal } = fieldsOf(message);
  if (typeof refusal === 'string' && refusal !== '') return { text: refusal, doubt: 'refusal' };
  if (reason === 'content_filter') return { text: typeof content === 'string' ? content : '', doubt: 'refusal' };
  if (typeof content !== 'string') {
    throw new CheckerFailure('it answered without choices[0].message.content', {
      remedy: 'Check that the address is that of an OpenAI-compatible server.',
    });
  }
  return reason === 'length' ? { text: content.trim(), doubt: 'cut-off' } : { text: content.trim() };
}
