import { setImmediate } from 'node:timers/promises';
import type { Lint } from '@stet/core/internal';
import { maskedText, unmaskedLints } from '../prose/prose.js';
import type { LintAdapter } from './lint-adapter.js';
import { untilAborted } from './until-aborted.js';

/** The check of a library that knows no Markdown: it gets the masked text. */
export function onProse(
  lintsOf: (prose: string, signal: AbortSignal) => Promise<readonly Lint[]>,
): LintAdapter['check'] {
  return async (text, signal) => {
    signal.throwIfAborted();
    const lints = await untilAborted(lintsOf(maskedText(text), signal), signal);
    // A library blocks the thread: let signals and the progress bar have their turn.
    await setImmediate();
    return { lints: unmaskedLints(lints, text) };
  };
}
