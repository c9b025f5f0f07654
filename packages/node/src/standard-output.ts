import { once } from 'node:events';
import { fstatSync, writeSync } from 'node:fs';
import { writingNow } from './unwritable.js';

const STANDARD_OUTPUT = 1;

/**
 * Writes to standard output, all of the text or an error. Returns whether more can be written at once; if not, the
 * stream says `drain` when it can. To a file Node writes but once, and says nothing when only a part fits on the disk.
 */
export function writeStandardOutput(text: string | Uint8Array): boolean {
  if (isStream()) return process.stdout.write(text);
  const bytes = Buffer.from(text);
  writingNow('standard output', () => {
    for (let at = 0; at < bytes.length;) at += writeSync(STANDARD_OUTPUT, bytes, at);
  });
  return true;
}

/** Writes to standard output, and waits until the reader has caught up. */
export async function sendStandardOutput(text: string | Uint8Array): Promise<void> {
  if (!writeStandardOutput(text)) await once(process.stdout, 'drain');
}

/** Terminals, pipes and sockets take what they are given; files and devices may be full. */
function isStream(): boolean {
  if (process.stdout.isTTY) return true;
  const stats = fstatSync(STANDARD_OUTPUT);
  return stats.isFIFO() || stats.isSocket();
}
