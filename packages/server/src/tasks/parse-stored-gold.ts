import { parseGold, parseM2, sentencesOf, type Sentence } from '@stet/core/internal';
import { storedFormat } from './stored-format.js';

/**
 * The sentences of a gold as it is stored. What has bad offsets in it was left out when it was uploaded, and is again. Essays
 * have the edits that make their references of them.
 */
export function parseStoredGold(content: string, file?: string): Sentence[] {
  if (storedFormat(content) !== 'm2') return parseGold(content, { file, skipBadEdits: true });
  return parseM2(content, { file, skipBadEdits: true }).flatMap(sentencesOf);
}
