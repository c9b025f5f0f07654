import { ownPeakMemory } from '@stet/node';
import { CheckerFailure } from './adapters/adapter.js';
import type { LintAdapter } from './lints/lint-adapter.js';
import { openLinter } from './lints/linters.js';
import type { CheckerMessage, CheckerQuestion } from './lints/process-messages.js';

/** A process with one checker in it, which answers its parent. */
const parentLeft = new AbortController();
const { signal } = parentLeft;
let adapter: LintAdapter | undefined;

process.on('message', (question: CheckerQuestion) => {
  void answer(question).then((message) => process.send?.(message));
});
process.on('disconnect', () => {
  parentLeft.abort();
  void Promise.resolve(adapter?.close()).finally(() => process.exit());
});

async function answer({ id, ...question }: CheckerQuestion): Promise<CheckerMessage> {
  try {
    if (question.kind === 'open') {
      adapter = await openLinter(question.spec, signal);
      const { name, version, offsets, options, signature, rules } = adapter;
      return { id, opened: { name, version, offsets, options, signature, ...(rules === undefined ? {} : { rules }) } };
    }
    if (adapter === undefined) throw new Error('no checker is open');
    return { id, answer: await adapter.check(question.prose, signal), memory: memoryOf(adapter) };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
}

/** Of this process, and of those that the checker started. */
function memoryOf(checker: LintAdapter): number {
  return ownPeakMemory() + (checker.memory?.() ?? 0);
}

function failureOf(error: unknown): NonNullable<CheckerMessage['failure']> {
  if (error instanceof CheckerFailure) return { message: error.message, retry: error.retry };
  const details = error as { readonly code?: string; readonly expected?: string };
  // An error of ours, as data: it says what is missing and how to get it.
  if (details.code !== undefined && details.expected !== undefined)
    return { message: String(error), details: { ...(error as object) } };
  return { message: error instanceof Error ? error.message : String(error) };
}
