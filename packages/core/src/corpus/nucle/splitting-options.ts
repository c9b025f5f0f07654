import type { SentenceSplitter } from '../../text/sentences.js';
import { segmenterTokens } from '../../text/tokenisers.js';
import type { SplittingOptions } from './essay-sentence.js';

/** How essays in a language are split: English as in the shared tasks, others by the platform's Unicode rules. */
export function splittingOptions(language: string): SplittingOptions {
  if (language === '' || /^en\b/iu.test(language)) return {};
  return { tokeniser: segmenterTokens(language), splitter: segmenterSentences(language) };
}

function segmenterSentences(language: string): SentenceSplitter {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return (paragraph) =>
    Array.from(segmenter.segment(paragraph), ({ segment, index }) => {
      const start = index + segment.length - segment.trimStart().length;
      return { start, end: start + segment.trim().length };
    }).filter(({ start, end }) => start < end);
}
