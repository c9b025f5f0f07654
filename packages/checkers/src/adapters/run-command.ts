import { isUtf8 } from 'node:buffer';
import { isTimeUp } from '@stet/node';
import { CheckerFailure } from './adapter.js';
import { complaintsOf, endCommand, endedFailure, startCommand } from './child.js';

/** A command that writes much more than it reads has gone astray. */
const LARGEST_RATIO = 50;
const SMALLEST_LIMIT = 2 ** 20;

/** What a command writes for an input. It must end with one of `exitCodes`. */
export async function runCommand(
  command: string,
  input: string,
  signal: AbortSignal,
  exitCodes: readonly number[] = [0],
): Promise<string> {
  signal.throwIfAborted();
  const child = startCommand(command);
  const complaint = complaintsOf(child);
  const chunks: Buffer[] = [];
  const limit = Math.max(SMALLEST_LIMIT, input.length * LARGEST_RATIO);
  let size = 0;
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (error) => reject(new CheckerFailure(`the command cannot be started (${error.message})`)));
    child.on('close', () => resolve());
  });
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) endCommand(child);
    else chunks.push(chunk);
  });
  const end = (): void => {
    endCommand(child);
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    child.stdin.end(input);
    await ended;
  } finally {
    signal.removeEventListener('abort', end);
  }
  if (isTimeUp(signal)) throw tooSlow();
  signal.throwIfAborted();
  if (size > limit) throw new CheckerFailure(`the command wrote more than ${limit} bytes for one batch`);
  if (!exitCodes.includes(child.exitCode ?? -1)) throw endedFailure(child, complaint());
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw new CheckerFailure('the command wrote what is not UTF-8');
  return bytes.toString('utf8');
}

function tooSlow(): CheckerFailure {
  return new CheckerFailure('the command did not end in time', { remedy: 'Raise {{timeout}}, or lower {{batch}}.' });
}
