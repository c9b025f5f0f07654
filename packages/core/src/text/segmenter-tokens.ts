import type { Tokeniser } from './token.js';
import { tokenise } from './white-space.js';

/** The words of a language as the platform's Unicode rules find them: `segmenterTokens('ja')`. */
export function segmenterTokens(language: string): Tokeniser {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text) =>
    Array.from(segmenter.segment(text), ({ segment, index }) => ({
      text: segment,
      start: index,
      end: index + segment.length,
    })).filter((token) => tokenise(token.text).length > 0);
}
