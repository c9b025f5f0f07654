import { goldFormat } from '@stet/core/internal';
import { isEssayGold } from './essay-gold.js';

/** The formats in which golds are stored: as they came, if that says more than M2 can. */
export type StoredFormat = 'm2' | 'cherrant' | 'documents';

/** How a stored gold is written. */
export function storedFormat(content: string): StoredFormat {
  if (isEssayGold(content)) return 'documents';
  return goldFormat(content).name === 'cherrant' ? 'cherrant' : 'm2';
}
