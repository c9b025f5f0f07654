import { readTexts, type WholeCorpus } from '@stet/core/internal';
import { essayGoldCorpus, isEssayGold } from './essay-gold.js';

/** A stored gold and what a system handed in, as they are scored. */
export function storedCorpus(gold: string, name: string, output: string): WholeCorpus {
  return isEssayGold(gold)
    ? essayGoldCorpus(gold, name, output)
    : readTexts({ gold, systems: { [name]: output }, skipBadEdits: true });
}
