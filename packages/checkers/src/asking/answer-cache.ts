import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SUSPICIONS, type Suspicion } from '@stet/core/internal';
import { NodeError, writeFiles } from '@stet/node';
import type { Answer } from '../adapters/adapter.js';
import { fieldsOf } from '../adapters/fields.js';

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
  await makeFolder(folder);
  const keyOf = (sentence: string): string =>
    createHash('sha256')
      .update(JSON.stringify([VERSION, signature, sentence]))
      .digest('hex');
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), `${key}.json`);
  return {
    get: async (sentence) => {
      const key = keyOf(sentence);
      const text = await readIfThere(fileOf(key));
      if (text === undefined) return undefined;
      const answer = parseEntry(text, key, sentence);
      if (answer === undefined) onDamage(fileOf(key));
      return answer;
    },
    put: async (sentence, answer) => {
      const key = keyOf(sentence);
      await writeFiles([{ file: fileOf(key), text: `${JSON.stringify({ key, sentence, answer })}\n` }]);
    },
    forget: (sentence) => rm(fileOf(keyOf(sentence)), { force: true }),
  };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw new NodeError(
      {
        code: 'FILE_UNWRITABLE',
        file: folder,
        expected: 'a folder for the cache',
        found: cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause),
        remedy: 'Choose another folder for {{cache}}.',
      },
      { cause },
    );
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    // A file that cannot be read counts as damaged.
    return '';
  }
}

function parseEntry(text: string, key: string, sentence: string): Answer | undefined {
  let entry: unknown;
  try {
    entry = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { key: storedKey, sentence: storedSentence, answer } = fieldsOf(entry);
  const { text: answerText, doubt } = fieldsOf(answer);
  if (storedKey !== key || storedSentence !== sentence || typeof answerText !== 'string') return undefined;
  if (doubt === undefined) return { text: answerText };
  return isSuspicion(doubt) ? { text: answerText, doubt } : undefined;
}

function isSuspicion(value: unknown): value is Suspicion {
  return typeof value === 'string' && Object.hasOwn(SUSPICIONS, value);
}
