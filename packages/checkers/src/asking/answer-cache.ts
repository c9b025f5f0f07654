import { SUSPICIONS, type Suspicion } from '@stet/core/internal';
import type { Answer } from '../adapters/adapter.js';
import { fieldsOf } from '../adapters/fields.js';
import { hashKey, openCacheEntries } from './cache-entries.js';

/** Answers of a checker on disk, a file for each sentence. Several processes may use it at once. */
export interface AnswerCache {
  get(sentence: string): Promise<Answer | undefined>;
  put(sentence: string, answer: Answer): Promise<void>;
  forget(sentence: string): Promise<void>;
}

/** To be raised when the same answer of a checker leads to a different text. */
const VERSION = 1;

/**
 * Opens the cache of a checker in a folder that other checkers may share: a file's name is the hash of the signature
 * and the sentence. A damaged file is reported to `onDamage` and otherwise treated as missing.
 */
export async function openAnswerCache(
  folder: string,
  signature: string,
  onDamage: (file: string) => void,
): Promise<AnswerCache> {
  const entries = await openCacheEntries(folder, onDamage);
  const keyOf = (sentence: string): string => hashKey([VERSION, signature, sentence]);
  return {
    get: (sentence) =>
      entries.read(keyOf(sentence), (entry) => (entry.sentence === sentence ? answerOf(entry.answer) : undefined)),
    put: (sentence, answer) => entries.write(keyOf(sentence), { sentence, answer }),
    forget: (sentence) => entries.remove(keyOf(sentence)),
  };
}

function answerOf(value: unknown): Answer | undefined {
  const { text, doubt } = fieldsOf(value);
  if (typeof text !== 'string') return undefined;
  if (doubt === undefined) return { text };
  return isSuspicion(doubt) ? { text, doubt } : undefined;
}

function isSuspicion(value: unknown): value is Suspicion {
  return typeof value === 'string' && Object.hasOwn(SUSPICIONS, value);
}
