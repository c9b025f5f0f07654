import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StetError, type StetErrorDetails } from '@stet/core/internal';
import { CheckerFailure } from '../adapters/adapter.js';
import { CHECKER_PROCESS } from '../checker-process-location.js';
import type { LintAdapter } from './lint-adapter.js';
import type { LinterSpec } from './linters.js';
import type { CheckerMessage, CheckerQuestion } from './process-messages.js';

type Question = CheckerQuestion extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

/** What it started itself has this long to end. */
const GRACE_MS = 10_000;

/** A checker in a process of its own: for other cores, for its memory, and for how long it takes to start. */
export async function processLinter(spec: LinterSpec, signal: AbortSignal): Promise<LintAdapter> {
  signal.throwIfAborted();
  const child = fork(CHECKER_PROCESS, { serialization: 'advanced', execArgv: [] });
  // Not `close`, which does not come after we disconnect.
  const ended = once(child, 'exit').catch(() => undefined);
  const open = new Map<number, (message: CheckerMessage) => void>();
  let memory: number | undefined;
  let next = 1;
  let isOver = false;
  child.on('message', (message: CheckerMessage) => {
    memory = message.memory ?? memory;
    open.get(message.id)?.(message);
    open.delete(message.id);
  });
  void ended.then(() => {
    isOver = true;
    for (const [id, settle] of open)
      settle({ id, failure: { message: `its process ended (${child.exitCode ?? child.signalCode ?? '?'})` } });
  });
  const ask = async (question: Question, askSignal: AbortSignal): Promise<CheckerMessage> => {
    if (isOver) throw new CheckerFailure('its process has ended');
    const id = next++;
    const message = await new Promise<CheckerMessage>((resolve) => {
      const stop = (): void => resolve({ id, failure: { message: 'it did not answer in time', late: true } });
      askSignal.addEventListener('abort', stop, { once: true });
      open.set(id, (answer) => {
        askSignal.removeEventListener('abort', stop);
        resolve(answer);
      });
      child.send({ id, ...question });
    });
    if (message.failure !== undefined) throw failureFrom(message.failure);
    return message;
  };
  const close = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(timer);
  };
  try {
    const { opened } = await ask({ kind: 'open', spec }, signal);
    if (opened === undefined) throw new CheckerFailure('its process did not say what it opened');
    return {
      ...opened,
      concurrency: 1,
      check: async (prose, checkSignal) => {
        const { answer } = await ask({ kind: 'check', prose }, checkSignal);
        if (answer === undefined) throw new CheckerFailure('its process gave no answer');
        return answer;
      },
      memory: () => memory,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function failureFrom({ message, retry = false, late = false, details }: NonNullable<CheckerMessage['failure']>): Error {
  if (details !== undefined) return new StetError(details as StetErrorDetails<'MISSING_RESOURCE'>);
  return new CheckerFailure(message, { retry, ...(late ? { remedy: 'Raise {{timeout}}.' } : {}) });
}

/** Several checkers of one kind as one that takes as many texts at a time. */
export function spreadLinter(adapters: readonly LintAdapter[]): LintAdapter {
  const free = [...adapters];
  return {
    ...adapters[0],
    concurrency: adapters.length,
    check: async (prose, signal) => {
      // Never more questions than checkers: see `concurrency`.
      const adapter = free.pop();
      if (adapter === undefined) throw new Error('more questions at a time than checkers');
      try {
        return await adapter.check(prose, signal);
      } finally {
        free.push(adapter);
      }
    },
    memory: () => Math.max(...adapters.map((adapter) => adapter.memory?.() ?? 0)),
    close: async () => {
      await Promise.all(adapters.map((adapter) => adapter.close()));
    },
  };
}
