import { tokenise } from '../../../text/white-space.js';
import type { JudgedEdit, Verdict } from '../../judged-edit.js';

/** A correction with its edits in brackets, taken apart. */
export interface BracketedText {
  readonly edits: readonly JudgedEdit[];
  /** The tokens before the edits, and after them. */
  readonly original: readonly string[];
  readonly corrected: readonly string[];
  /** Brackets from which no verdict is taken: the label is missing or misplaced, or the bracket is not closed. */
  readonly malformed: number;
}

const BRACKET = /\[([^[\]]*)\]/gu;
const WELL_FORMED = /^([^→|]*)→([^→|]*)\|(True|False)$/u;
const LABEL = /\|(?:True|False)/gu;

/**
 * Reads `[orig→corr|True]` and `|False]`, where either side may be empty. People typed these by hand. A bracket whose label
 * is missing or stands in the wrong place, as in `[→wit|Trueh]`, is still an edit, but has no verdict: what its
 * judge meant would be a guess. A label outside its bracket stays in the text, which then no longer gives back the source.
 */
export function parseBracketed(text: string): BracketedText {
  const original: string[] = [];
  const corrected: string[] = [];
  const edits: JudgedEdit[] = [];
  let malformed = 0;
  let reached = 0;
  const keepUpTo = (end: number): void => {
    const kept = text.slice(reached, end);
    malformed += kept.split(/[[\]]/u).length - 1;
    const tokens = tokenise(kept);
    original.push(...tokens);
    corrected.push(...tokens);
  };
  for (const bracket of text.matchAll(BRACKET)) {
    keepUpTo(bracket.index);
    reached = bracket.index + bracket[0].length;
    const { before, after, verdict } = parseEdit(bracket[1]);
    if (verdict === null) malformed++;
    const start = original.length;
    original.push(...before);
    corrected.push(...after);
    edits.push({ start, end: original.length, correction: after.join(' '), verdict });
  }
  keepUpTo(text.length);
  return { edits, original, corrected, malformed };
}

interface ParsedEdit {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly verdict: Verdict | null;
}

function parseEdit(content: string): ParsedEdit {
  const wellFormed = WELL_FORMED.exec(content);
  const [before, after = ''] = content.replaceAll(LABEL, '').split('→');
  return {
    before: tokenise(before),
    after: tokenise(after),
    verdict: wellFormed === null ? null : wellFormed[3] === 'True' ? 'right' : 'wrong',
  };
}
