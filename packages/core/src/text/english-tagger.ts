import type { Tagger } from './tagger.js';

let loading: Promise<Tagger> | undefined;

/** A tagger for English. Its lexicon takes four megabytes, so it is loaded on first use. */
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
      // The Treebank tags opening and closing double quotes differently; we take them to alternate.
      return quotes++ % 2 === 0 ? '``' : "''";
    });
  };
}
