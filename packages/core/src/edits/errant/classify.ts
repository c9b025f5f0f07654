import type { Analysis, WordList } from '../../text/analysis/analyser.js';
import type { ProposedEdit } from '../proposed-edit.js';
import { categoryOfOneSide } from './classification/one-side.js';
import { categoryOfTwoSides } from './classification/two-sides.js';
import type { ErrantRelease, TypingRules } from './classification/typing-rules.js';

/** The type of an edit that changes nothing. */
export const UNKNOWN_TYPE = 'UNK';

/**
 * The ERRANT type of an edit, by the rules of a release of ERRANT: `M:DET` for a missing determiner, `R:VERB:SVA` where a verb
 * did not agree. `words` tells what is a spelling error; without it no word is looked up.
 *
 * A tag that is not of the Penn Treebank counts as a foreign word, which is no type of its own. For tokens without a tag
 * only characters decide, and no rule about English words applies: see `noAnalyser`.
 */
export function classifyEdit(
  source: Analysis,
  corrected: Analysis,
  edit: ProposedEdit,
  words?: WordList,
  release: ErrantRelease = '3',
): string {
  if (release === '2.0') return typeOfEdit(withFormerTags(source), withFormerTags(corrected), edit, { words, release });
  return typeOfEdit(source, corrected, edit, { words, release });
}

/** To ERRANT 2.0 `there` in `there is` was an adverb, and the marker of a list punctuation. */
const FORMER_TAGS: ReadonlyMap<string, string> = new Map([
  ['EX', 'RB'],
  ['LS', ':'],
]);

function withFormerTags(analysis: Analysis): Analysis {
  if (!analysis.some(({ tag }) => FORMER_TAGS.has(tag))) return analysis;
  return analysis.map((token) => ({ ...token, tag: FORMER_TAGS.get(token.tag) ?? token.tag }));
}

function typeOfEdit(source: Analysis, corrected: Analysis, edit: ProposedEdit, rules: TypingRules): string {
  const { start, from } = edit;
  let { end, to } = edit;
  if (isSameText(source, corrected, edit)) return UNKNOWN_TYPE;
  // `Cat` to `The cat` misses a determiner.
  while (
    start < end &&
    from < to &&
    (end - start > 1 || to - from > 1) &&
    source[end - 1].lower === corrected[to - 1].lower
  ) {
    end--;
    to--;
  }
  if (start === end) return `M:${categoryOfOneSide(corrected.slice(from, to))}`;
  if (from === to) return `U:${categoryOfOneSide(source.slice(start, end))}`;
  return `R:${categoryOfTwoSides(source, corrected, { start, end, from, to }, rules)}`;
}

function isSameText(source: Analysis, corrected: Analysis, { start, end, from, to }: ProposedEdit): boolean {
  if (end - start !== to - from) return false;
  for (let at = 0; at < end - start; at++) if (source[start + at].text !== corrected[from + at].text) return false;
  return true;
}
