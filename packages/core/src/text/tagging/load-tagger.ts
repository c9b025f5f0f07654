import type { Tagger } from './tagger.js';

let loading: Promise<Tagger> | undefined;

/**
 * A tagger of English sentences with the tags of the Penn Treebank: it gives `['PRP', 'VBP', '.']` for
 * `['They', 'sleep', '.']`. Its lexicon of 3 MB is loaded when it is first asked for.
 */
export function loadTagger(): Promise<Tagger> {
  return (loading ??= createTagger());
}

async function createTagger(): Promise<Tagger> {
  const { default: posTagger } = await import('wink-pos-tagger');
  const tagger = posTagger();
  return (words) => {
    let quotes = 0;
    return tagger.tagRawTokens(words).map(({ pos }, at) => {
      if (words[at] !== '"') return pos;
      // The Treebank has two tags for the double quote; they take turns.
      return quotes++ % 2 === 0 ? '``' : "''";
    });
  };
}
