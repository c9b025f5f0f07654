import { conllTokens } from '../../text/conll-tokens.js';
import { englishSentences, type SentenceSplitter } from '../../text/sentences.js';
import type { Span } from '../../text/span.js';
import type { Token, Tokeniser } from '../../text/token.js';
import { segmenterTokens } from '../../text/segmenter-tokens.js';
import type { Essay } from './essay.js';

export interface SplittingOptions {
  /** By default as in the releases of the shared tasks. */
  readonly splitter?: SentenceSplitter | undefined;
  readonly tokeniser?: Tokeniser | undefined;
}

/** A sentence of an essay and where it is; offsets are those of the paragraph. */
export interface EssaySentence extends Span {
  readonly document: string;
  readonly paragraph: number;
  /** 0-based within the paragraph. */
  readonly sentence: number;
  readonly tokens: readonly Token[];
}

/** The sentences of an essay in order, including those of the title. */
export function splitEssay(
  essay: Essay,
  { splitter = englishSentences, tokeniser = conllTokens }: SplittingOptions = {},
): EssaySentence[] {
  return (essay.paragraphs ?? []).flatMap(({ text }, paragraph) =>
    splitter(text).map(({ start, end }, sentence) => ({
      document: essay.id,
      paragraph,
      sentence,
      start,
      end,
      tokens: tokeniser(text.slice(start, end)).map((token) => ({
        text: token.text,
        start: start + token.start,
        end: start + token.end,
      })),
    })),
  );
}

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
