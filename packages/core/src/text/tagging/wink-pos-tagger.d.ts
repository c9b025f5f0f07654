declare module 'wink-pos-tagger' {
  /** A tagger of English; it takes the tokens as they are. */
  export default function posTagger(): { tagRawTokens(tokens: readonly string[]): { readonly pos: string }[] };
}
