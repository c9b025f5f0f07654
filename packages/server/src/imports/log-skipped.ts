import type { StetErrorDetails } from '@stet/core/internal';
import type { Log } from '../http/log.js';

/** Logs the edits that were left out of a gold, a line for each. */
export function logSkipped(log: Log, skipped: readonly StetErrorDetails[]): void {
  for (const { file, line, expected, found } of skipped) log('edit left out', { file, line, found, expected });
}
