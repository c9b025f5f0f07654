import { surestFormat, findFormat } from '../../formats/certainty.js';
import type { Ranking } from '../ranking.js';
import { backup } from './backup.js';
import type { JudgmentFormat, JudgmentParseOptions } from './judgment-format.js';
import { judgmentFormats } from './judgment-formats.js';
import { detectJudgmentFormat, type JudgmentFormatName } from './registry.js';

/** How a file of judgments is read. */
export interface JudgmentReadOptions extends JudgmentParseOptions {
  /** Detected from the content by default. */
  readonly format?: JudgmentFormatName | undefined;
}

/**
 * Reads rankings from any format of human judgments. A backup is also JSON Lines, and is read where that format is
 * named.
 */
export function readJudgments(text: string, options: JudgmentReadOptions = {}): Ranking[] {
  const format =
    surestFormat<JudgmentFormat>([backup], text) ??
    findFormat<JudgmentFormat>(judgmentFormats, options.format ?? detectJudgmentFormat(text, options.file));
  return format.parse(text, options);
}
