import type { ErrorTypeSet } from '../error-types/error-type.js';
import { findErrorType } from '../error-types/registry.js';
import { readsAsSeparator } from '../m2/reads-as-separator.js';
import { leavesText } from '../uncorrected.js';
import type { Mistake, Paragraph } from './essay.js';

/** Why a mark cannot be kept. */
export type MarkFault =
  /** The paragraph or an offset does not exist. */
  | 'out of range'
  /** It ends before it starts. */
  | 'reversed'
  /** It ends in another paragraph. */
  | 'crosses paragraphs'
  /** It starts or ends between the halves of one character. */
  | 'cuts a character'
  | 'unknown type'
  /** The correction holds `||`, or a `|` at an end, which M2 takes for its own. */
  | 'reads as a separator'
  /** The correction equals the text. Only a passage of unclear meaning may be left as it is. */
  | 'changes nothing';

/**
 * What is wrong with an annotator's mark, if anything. Marks may overlap, and lie anywhere in a paragraph; an empty
 * stretch marks a point between words.
 */
export function markFault(
  paragraphs: readonly Paragraph[],
  { startParagraph, startOffset, endParagraph, endOffset, type, correction }: Mistake,
  types: ErrorTypeSet,
): MarkFault | undefined {
  const inRange = (paragraph: number, offset: number): boolean =>
    paragraph >= 0 && paragraph < paragraphs.length && offset >= 0 && offset <= paragraphs[paragraph].text.length;
  if (!inRange(startParagraph, startOffset) || !inRange(endParagraph, endOffset)) return 'out of range';
  if (startParagraph > endParagraph) return 'reversed';
  if (startParagraph < endParagraph) return 'crosses paragraphs';
  if (startOffset > endOffset) return 'reversed';
  const { text } = paragraphs[startParagraph];
  if (cutsCharacter(text, startOffset) || cutsCharacter(text, endOffset)) return 'cuts a character';
  if (findErrorType(types, type) === undefined) return 'unknown type';
  if (readsAsSeparator(correction)) return 'reads as a separator';
  return correction.trim() === text.slice(startOffset, endOffset).trim() && !leavesText(type)
    ? 'changes nothing'
    : undefined;
}

function cutsCharacter(text: string, at: number): boolean {
  return at > 0 && /[\uD800-\uDBFF]/u.test(text[at - 1]) && /[\uDC00-\uDFFF]/u.test(text[at] ?? '');
}
