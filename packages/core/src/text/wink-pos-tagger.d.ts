declare module 'wink-pos-tagger' {
  /** Makes a tagger of English; it takes tokens as they are. */
  export default function winkPosTagger(): {
    tagRawTokens(tokens: string[]): { pos: string }[];
  };
}
