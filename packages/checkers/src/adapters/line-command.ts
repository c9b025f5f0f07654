import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { strip } from '@stet/core/internal';
import { isTimeUp } from '@stet/node';
import { CheckerFailure, type Adapter } from './adapter.js';
import { complaintsOf, endCommand, endedFailure, startCommand } from './child.js';
import { LineQueue } from './line-queue.js';

/** A command that is started once and answers each line with a line before it reads the next. */
export function lineCommandAdapter(command: string): Adapter {
  let conversation: Conversation | undefined;
  return {
    name: 'command',
    signature: JSON.stringify(['command', command]),
    batchSize: 1,
    concurrency: 1,
    correct: async ([sentence], signal) => {
      signal.throwIfAborted();
      conversation ??= openConversation(command);
      return [{ text: strip(await conversation.ask(sentence, signal)) }];
    },
    close: async () => {
      await conversation?.close();
    },
  };
}

interface Conversation {
  ask(sentence: string, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

const GRACE_MS = 5000;

function openConversation(command: string): Conversation {
  const child = startCommand(command);
  const complaint = complaintsOf(child);
  const lines = new LineQueue(child);
  const ended = once(child, 'close').catch(() => undefined);
  let broken = false;
  return {
    ask: async (sentence, signal) => {
      if (lines.hasMore) throw tooManyLines();
      const end = (): void => {
        // Anything it still writes would be taken for the answer to another sentence.
        broken = true;
        endCommand(child);
      };
      signal.addEventListener('abort', end, { once: true });
      try {
        child.stdin.write(`${sentence}\n`);
        const line = await lines.next();
        if (line !== undefined && !broken) return decode(line);
      } finally {
        signal.removeEventListener('abort', end);
      }
      if (isTimeUp(signal)) throw tooSlow();
      signal.throwIfAborted();
      await ended;
      throw endedFailure(child, complaint());
    },
    close: async () => {
      child.stdin.end();
      const timer = setTimeout(() => endCommand(child), GRACE_MS);
      await ended;
      clearTimeout(timer);
      if (lines.hasMore && !broken) throw tooManyLines();
    },
  };
}

function decode(line: Buffer): string {
  if (isUtf8(line)) return line.toString('utf8');
  throw new CheckerFailure('the command wrote what is not UTF-8');
}

function tooSlow(): CheckerFailure {
  return new CheckerFailure('the command wrote no line in time', {
    remedy: 'It may hold its output back until it ends: leave out {{perLine}}, or raise {{timeout}}.',
  });
}

function tooManyLines(): CheckerFailure {
  return new CheckerFailure('the command wrote more lines than it was asked, so that no answer of it is sure', {
    distrust: true,
    remedy: 'Leave out {{perLine}}, or make the command write one line for each.',
  });
}
