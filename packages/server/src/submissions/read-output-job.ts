import { createHash } from 'node:crypto';
import {
  alignEssays,
  alignLines,
  checkShift,
  essayLines,
  looksLikeEssays,
  parseMarkdownEssays,
  parsePlainText,
  parseSystem,
  printPlainText,
  type EssayText,
} from '@stet/core/internal';
import type { TextBounds } from '@stet/node';
import { checkCharacters, checkLengths } from '../check-text.js';
import type { TaskSourceRow } from '../storage/task-tables.js';
import { textOf, type Upload } from '../uploads/upload.js';

export interface OutputTask {
  readonly upload: Upload;
  /** The content of the source. */
  readonly source: string;
  /** The essays that it is made of; undefined for sentences. */
  readonly essays: readonly EssayText[] | undefined;
  /** Accept it even if its lines seem to be shifted against the source. */
  readonly asIs: boolean;
  /** Quote no source sentence in messages: the team may not see it yet. */
  readonly hideSources: boolean;
}

/** An output as it is stored. */
export interface Output {
  readonly content: string;
  /** Tells when the same output is handed in again. */
  readonly hash: string;
}

/** An output that was read, and what a team wants to know of it before handing it in. */
export interface ReadOutput extends Output {
  readonly lines: number;
  /** Lines that differ from their source sentence. */
  readonly changed: number;
  /** Lines with nothing on them, where their source sentence has words. */
  readonly emptied: number;
  /** Essays of the source that it does not have. */
  readonly missing: number;
  /** Whether it was M2, and the text is what its edits make. */
  readonly isM2: boolean;
}

/** Room for lines that should not be there: the message that finds the first of them is better than a refusal. */
const SPARE_LINES = 1000;
/** Corrections are hardly ever twice as long as what they correct. */
const MOST_GROWTH = 8;
const SPARE_BYTES = 1024 * 1024;

/** How much an output can hold that answers the source. */
export function outputBounds({ lines, content }: Pick<TaskSourceRow, 'lines' | 'content'>): TextBounds {
  // A character has three bytes at most for each UTF-16 code unit.
  return { maxLines: 2 * lines + SPARE_LINES, maxBytes: MOST_GROWTH * 3 * content.length + SPARE_BYTES };
}

/** Reads an output, and checks that it matches the source line by line. */
export async function readOutput({ upload, source, essays, asIs, hideSources }: OutputTask): Promise<ReadOutput> {
  const { file } = upload;
  const sources = parsePlainText(source);
  const text = await textOf(upload);
  let isM2 = false;
  // Essays are found by their names, so that none can be shifted.
  const isNamed = essays !== undefined && looksLikeEssays(text);
  const texts = isNamed ? alignEssays(essays, parseMarkdownEssays(text).essays, { file }).texts : undefined;
  const output = texts ? essayLines(texts) : parseSystem(text, { file, onNote: () => (isM2 = true) }).lines;
  checkCharacters(output, file);
  checkLengths(output, file);
  const lines = alignLines(sources, output, { file, goldFile: 'the source', hideSources });
  if (!asIs && !isNamed) checkShift(sources, lines, { file, hideSources });
  return {
    ...toOutput(lines),
    lines: lines.length,
    changed: lines.filter((line, at) => line !== sources[at]).length,
    emptied: lines.filter((line, at) => line === '' && sources[at] !== '').length,
    missing: (texts ?? []).filter((essay) => essay === undefined).length,
    isM2,
  };
}

export function toOutput(lines: readonly string[]): Output {
  const content = printPlainText(lines);
  return { content, hash: createHash('sha256').update(content).digest('hex') };
}
