import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { NodeError } from '../errors.js';

/** Answers that a program gave before, by what it was asked. */
export interface KeptAnswers {
  get(question: unknown): readonly number[] | undefined;
  /** Kept at once, so that a run that is ended loses nothing. */
  put(question: unknown, answer: readonly number[]): void;
  close(): void;
}

const KEY_LENGTH = 22;

/** Where answers are kept unless somebody says otherwise. */
export function usualCache(): string {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'stet', 'metrics');
}

/**
 * Opens the answers of one program in a folder: a file with a line for each. A line that was cut off, as by a loss of
 * power, is left out. Several processes may use the file at once, since each adds whole lines.
 */
export function keepAnswers(folder: string, program: string): KeptAnswers {
  const file = join(folder, `${program}.jsonl`);
  const answers = new Map<string, readonly number[]>();
  const text = readIfThere(file);
  for (const line of text.split('\n')) {
    const entry = entryOf(line);
    if (entry !== undefined) answers.set(...entry);
  }
  const out = openToAppend(folder, file);
  if (text !== '' && !text.endsWith('\n')) writeSync(out, '\n');
  return {
    get: (question) => answers.get(keyOf(question)),
    put: (question, answer) => {
      const key = keyOf(question);
      answers.set(key, answer);
      writeSync(out, `${JSON.stringify([key, ...answer])}\n`);
    },
    close: () => closeSync(out),
  };
}

/** Answers that last as long as a run. */
export function forgetAnswers(): KeptAnswers {
  return { get: () => undefined, put: () => undefined, close: () => undefined };
}

function keyOf(question: unknown): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, KEY_LENGTH);
}

function entryOf(line: string): [string, number[]] | undefined {
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!Array.isArray(entry)) return undefined;
  const [key, ...numbers] = entry as unknown[];
  if (typeof key !== 'string' || numbers.length === 0 || !numbers.every((number) => typeof number === 'number')) {
    return undefined;
  }
  return [key, numbers];
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function openToAppend(folder: string, file: string): number {
  try {
    mkdirSync(folder, { recursive: true });
    return openSync(file, 'a');
  } catch (cause) {
    throw new NodeError(
      {
        code: 'FILE_UNWRITABLE',
        file,
        expected: 'a folder in which answers can be kept',
        found: cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause),
        remedy: 'Choose another folder for {{metricCache}}, or "none".',
      },
      { cause },
    );
  }
}
