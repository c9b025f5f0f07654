import { tokenise } from '../../text/white-space.js';
import type { EditAnnotator } from './annotator.js';
import { noopLine, type ErrantBlock, type ErrantLine } from './errant-block.js';

export interface PairOptions {
  /**
   * Write something for every sentence and correction: also a block for an empty sentence, and `noop` where only blanks
   * differ. `errant_parallel` leaves these out.
   */
  readonly everyLine?: boolean | undefined;
}

/** The edits of each correction of a sentence, as `errant_parallel` writes them; undefined where it writes nothing. */
export function annotatePair(
  source: string,
  corrected: readonly string[],
  annotator: EditAnnotator,
  { everyLine = false }: PairOptions = {},
): ErrantBlock | undefined {
  const joined = tokenise(source).join(' ');
  if (joined === '' && !everyLine) return undefined;
  return {
    source: joined,
    lines: corrected.flatMap((text, id) => {
      if (text === joined) return [noopLine(id)];
      const lines = typedLines(source, text, id, annotator);
      return lines.length === 0 && everyLine ? [noopLine(id)] : lines;
    }),
  };
}

/** The edits between two texts as lines of one annotator. */
export function typedLines(source: string, corrected: string, id: number, annotator: EditAnnotator): ErrantLine[] {
  const edits = annotator.edits(source, corrected);
  const tokens = edits.length === 0 ? [] : tokenise(corrected);
  return edits.map(({ start, end, from, to, type }) => ({
    start,
    end,
    type,
    correction: tokens.slice(from, to).join(' '),
    annotator: id,
  }));
}
