import type { Tagger } from './tagger.js';

let loading: Promise<Tagger> | undefined;

/** A tagger of English. Its lexicon takes four megabytes, so it is loaded when first asked for. */
export function loadEnglishTagger(): Promise<Tagger> {
  return (loading ??= load());
}

async function load(): Promise<Tagger> {
  const { default: winkPosTagger } = await import('wink-pos-tagger');
  const wink = winkPosTagger();
  return (tokens) => wink.tagRawTokens([...tokens]).map(({ pos }) => pos);
}
