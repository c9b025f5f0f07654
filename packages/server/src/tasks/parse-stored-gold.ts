import { parseM2, sentencesOf, type Sentence } from '@stet/core/internal';

/** The sentences of a gold as it is stored, in M2. What has bad offsets in it was left out when it was uploaded, and is again. */
export function parseStoredGold(content: string, file?: string): Sentence[] {
  return parseM2(content, { file, skipBadEdits: true }).flatMap(sentencesOf);
}
