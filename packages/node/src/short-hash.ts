import { createHash } from 'node:crypto';
import { inChunks } from '@stet/core/internal';

const LENGTH = 12;

/**
 * The first 48 bits of a text's SHA-256: enough to notice a change, and short enough to store. A long text may come in
 * pieces.
 */
export function shortHash(text: string | Iterable<string>): string {
  const hash = createHash('sha256');
  for (const chunk of typeof text === 'string' ? [text] : inChunks(text)) hash.update(chunk);
  return hash.digest('hex').slice(0, LENGTH);
}
