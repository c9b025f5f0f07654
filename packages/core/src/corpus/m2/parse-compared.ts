import { StetError } from '../../error.js';
import { strip } from '../../text/white-space.js';
import type { Sentence } from '../edit.js';
import { isTargetLine } from '../cherrant/parse.js';
import type { RawBlock } from '../line-feed.js';
import { annotationsWithin } from './block.js';
import { parseM2Block } from './parse.js';

export interface ComparedM2Options {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
  /** Take offsets as they are, also beyond the sentence. */
  readonly strictOriginal?: boolean | undefined;
  /** Take corrections as they are written, so that an empty one and `-NONE-` differ. */
  readonly literalCorrections?: boolean | undefined;
  /** Pass over the `T` lines of ChERRANT, so that all sequences of edits for an answer are one. */
  readonly passTargets?: boolean | undefined;
}

/**
 * Reads an M2 file as `errant_compare` does: there is one empty line between blocks and one sentence in a block, the
 * annotator is the last field, and a file of nothing is one block without edits.
 */
export function parseComparedM2(text: string, options: ComparedM2Options = {}): Sentence[] {
  const lines = text.replace(/^\ufeff/u, '').replace(/\r\n?/gu, '\n');
  const blocks = strip(lines);
  let line = lines.slice(0, lines.indexOf(blocks)).split('\n').length;
  return blocks.split('\n\n').map((block) => {
    const raw = { line, lines: block.split('\n') };
    line += raw.lines.length + 1;
    return block === '' ? { source: '', annotations: [{ annotator: 0, edits: [] }] } : readBlock(raw, options);
  });
}

function readBlock(raw: RawBlock, options: ComparedM2Options): Sentence {
  const { file, strictOriginal, literalCorrections, passTargets = false } = options;
  if (raw.lines[0] === '') throw unexpected(raw.line, file, 'one empty line between blocks', 'another one');
  const lines = passTargets ? raw.lines.map((line) => (isTargetLine(line) ? 'I ' : line)) : raw.lines;
  const { sources, annotations } = parseM2Block(
    { line: raw.line, lines },
    { file, strictOriginal, literalCorrections, annotatorLast: true },
  );
  if (sources.length > 1) {
    throw unexpected(raw.line, file, 'one S line in the block that starts here', `${sources.length}`);
  }
  const listed = annotationsWithin(annotations, Infinity);
  return { source: sources[0], annotations: listed.length === 0 ? [{ annotator: 0, edits: [] }] : listed };
}

function unexpected(line: number, file: string | undefined, expected: string, found: string): StetError {
  return new StetError({
    code: 'UNKNOWN_LINE',
    file,
    line,
    expected,
    found,
    remedy: 'Write blocks of an S line and its A lines, with one empty line between blocks.',
  });
}
