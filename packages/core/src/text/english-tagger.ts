import type { Tagger } from './tagger.js';

let loading: Promise<Tagger> | undefined;

/** A tagger of English. Its lexicon takes four megabytes, so it is loaded when first asked for. */
export function loadEnglishTagger(): Promise<Tagger> {
  return (loading ??= load());
}

async function load(): Promise<Tagger> {
  const { default: winkPosTagger } = await import('wink-pos-tagger');
  const wink = winkPosTagger();
  return (tokens) => {
    let quotes = 0;
    return wink.tagRawTokens([...tokens]).map(({ pos }, at) => {
      if (tokens[at] !== '"') return pos;
      // The Treebank has two tags for the double quote; they take turns.
      return quotes++ % 2 === 0 ? '``' : "''";
    });
  };
}
