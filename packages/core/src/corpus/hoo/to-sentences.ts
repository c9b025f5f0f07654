import { tokenise } from '../../text/white-space.js';
import type { Edit, Sentence, SkippedEdit } from '../edit.js';
import { splitEssay, type EssaySentence, type SplittingOptions } from '../nucle/essay-sentence.js';
import type { Essay, Mistake } from '../nucle/essay.js';
import { mapMistakes, type GoldNote } from '../nucle/map-mistakes.js';
import type { TokenEdit } from '../nucle/token-edit.js';
import type { HooEdit } from './hoo-edit.js';

export interface HooSentences {
  readonly sentences: readonly Sentence[];
  /** How many edits quote another text than the one at their offsets: the fragment may not be theirs. */
  readonly misquoted: number;
  /** What was dropped, and what differs from what the annotator wrote. */
  readonly notes: readonly GoldNote[];
}

/** The sentences of a HOO fragment, each line a paragraph, with the edits of its one annotator in token offsets. */
export function hooToSentences(
  id: string,
  fragment: string,
  edits: readonly HooEdit[],
  options: SplittingOptions = {},
): HooSentences {
  const lines = fragment.split('\n');
  const essay: Essay = { id, paragraphs: lines.map((text) => ({ kind: 'paragraph', text })), annotations: [] };
  const essaySentences = splitEssay(essay, options);
  const editsOf = new Map<EssaySentence, Edit[]>(essaySentences.map((sentence) => [sentence, []]));
  const notes: GoldNote[] = [];
  const skipped = edits.flatMap(({ start, end, type, corrections, optional, fault }): SkippedEdit[] =>
    fault === undefined
      ? []
      : [{ start, end, type, corrections, required: !optional, comment: '', annotator: 0, fault }],
  );
  for (const edit of edits) {
    if (edit.fault !== undefined) continue;
    const mapped = edit.corrections.map((correction) =>
      mapMistakes(essay, essaySentences, [mistakeOf(edit, correction, lines)], options),
    );
    notes.push(...(mapped.at(0)?.notes ?? []));
    const candidates = mapped
      .flatMap(({ edits: tokenEdits }) => [...tokenEdits])
      .map(([sentence, [tokenEdit]]) => ({ sentence, tokenEdit }));
    const first = candidates.at(0);
    if (first === undefined) continue;
    // All corrections of an M2 edit share its span, so those with a different one are left out.
    const accepted = candidates.filter(
      ({ sentence, tokenEdit }) => sentence === first.sentence && isSameSpan(tokenEdit, first.tokenEdit),
    );
    editsOf.get(first.sentence)?.push({
      start: first.tokenEdit.start,
      end: first.tokenEdit.end,
      type: edit.type,
      corrections: accepted.map(({ tokenEdit }) => tokenEdit.correction),
      required: !edit.optional,
      comment: '',
    });
  }
  return {
    sentences: essaySentences.map((sentence, at) => ({
      source: sentence.tokens.map(({ text }) => text).join(' '),
      annotations: [{ annotator: 0, edits: editsOf.get(sentence) ?? [] }],
      // Where they belong nobody can tell.
      ...(at === 0 && skipped.length > 0 ? { skipped } : {}),
    })),
    misquoted: edits.filter((edit) => isMisquoted(edit, fragment)).length,
    notes,
  };
}

function isMisquoted({ start, end, original }: HooEdit, fragment: string): boolean {
  return start <= end && original !== undefined && words(original) !== words(fragment.slice(start, end));
}

/** Line breaks within a quotation are often blanks in the file. */
function words(text: string): string {
  return tokenise(text).join(' ');
}

function isSameSpan(a: TokenEdit, b: TokenEdit): boolean {
  return a.start === b.start && a.end === b.end;
}

function mistakeOf({ start, end, type }: HooEdit, correction: string, lines: readonly string[]): Mistake {
  const from = inParagraph(start, lines);
  const to = inParagraph(end, lines);
  return {
    startParagraph: from.paragraph,
    startOffset: from.offset,
    endParagraph: to.paragraph,
    endOffset: to.offset,
    type,
    correction,
  };
}

/** An offset in the fragment as a paragraph and an offset within it. */
function inParagraph(
  offset: number,
  lines: readonly string[],
): { readonly paragraph: number; readonly offset: number } {
  let paragraph = 0;
  while (paragraph < lines.length - 1 && offset > lines[paragraph].length) offset -= lines[paragraph++].length + 1;
  return { paragraph, offset };
}
