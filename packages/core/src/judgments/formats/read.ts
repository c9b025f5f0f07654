import { surestFormat, findFormat } from '../../formats/certainty.js';
import type { FirstSentence } from '../numbering/first-sentence.js';
import { numberSentences, type NumberedJudgments } from '../numbering/number-sentences.js';
import type { OutputTexts } from '../numbering/shared-outputs.js';
import type { Ranking } from '../ranking.js';
import { backup } from './backup.js';
import type { JudgmentFormat, JudgmentParseOptions } from './judgment-format.js';
import { judgmentFormats } from './judgment-formats.js';
import { detectJudgmentFormat, type JudgmentFormatName } from './registry.js';

/** How a file of judgments is read. */
export interface JudgmentReadOptions extends JudgmentParseOptions {
  /** Detected from the content by default. */
  readonly format?: JudgmentFormatName | undefined;
  /** What the systems wrote: tells what the file counts sentences from, unless `firstSentence` does. */
  readonly outputs?: OutputTexts | undefined;
  /** Where texts are a selection of the sentences that were judged: their numbers, as the file counts. */
  readonly sentences?: readonly number[] | undefined;
}

/**
 * Reads rankings from any format of human judgments. A backup is also JSON Lines, and is read where that format is
 * named.
 */
export function readJudgments(text: string, options: JudgmentReadOptions = {}): Ranking[] {
  return readNumberedJudgments(text, options).rankings;
}

/** As `readJudgments`, with how the sentences were found. */
export function readNumberedJudgments(text: string, options: JudgmentReadOptions = {}): NumberedJudgments {
  const format =
    surestFormat<JudgmentFormat>([backup], text) ??
    findFormat<JudgmentFormat>(judgmentFormats, options.format ?? detectJudgmentFormat(text, options.file));
  const { firstSentence, outputs, sentences, file } = options;
  const usualFirst = (): FirstSentence => format.usualFirstSentence?.(text) ?? 0;
  if (outputs === undefined && sentences === undefined) {
    const rankings = format.parse(text, options);
    const by = firstSentence === undefined ? 'format' : 'option';
    return { rankings, numbering: { firstSentence: firstSentence ?? usualFirst(), by } };
  }
  const asInFile = format.parse(text, { ...options, firstSentence: 0 });
  return numberSentences(asInFile, { usual: usualFirst(), firstSentence, outputs, sentences, file });
}
