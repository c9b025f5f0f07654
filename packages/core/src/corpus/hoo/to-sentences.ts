import type { Edit, Sentence } from '../edit.js';
import { segmentEssay, type EssaySentence, type SegmentOptions } from '../nucle/essay-sentence.js';
import type { Essay, Mistake } from '../nucle/essay.js';
import { mapMistakes, type GoldNote } from '../nucle/map-mistakes.js';
import type { TokenEdit } from '../nucle/token-edit.js';
import type { HooEdit } from './hoo-edit.js';

export interface HooSentences {
  readonly sentences: readonly Sentence[];
  /** What was dropped, and what is not as the annotator wrote it. */
  readonly notes: readonly GoldNote[];
}

/** The sentences of a HOO fragment, a paragraph a line, with the edits of its one annotator in tokens. */
export function hooToSentences(
  id: string,
  fragment: string,
  edits: readonly HooEdit[],
  options: SegmentOptions = {},
): HooSentences {
  const lines = fragment.split('\n');
  const essay: Essay = { id, paragraphs: lines.map((text) => ({ kind: 'paragraph', text })), annotations: [] };
  const places = segmentEssay(essay, options);
  const editsOf = new Map<EssaySentence, Edit[]>(places.map((place) => [place, []]));
  const notes: GoldNote[] = [];
  for (const edit of edits) {
    const mapped = edit.corrections.map((correction) =>
      mapMistakes(essay, places, [mistakeOf(edit, correction, lines)], options),
    );
    notes.push(...mapped.slice(0, 1).flatMap((one) => one.notes));
    const placed = mapped.flatMap((one) => [...one.edits]).map(([place, [own]]) => ({ place, own }));
    const first = placed.at(0);
    if (first === undefined) continue;
    // The corrections of one M2 edit share its span; others cannot be written beside it.
    const accepted = placed.filter(({ place, own }) => place === first.place && isSameSpan(own, first.own));
    editsOf.get(first.place)?.push({
      start: first.own.start,
      end: first.own.end,
      type: edit.type,
      corrections: accepted.map(({ own }) => own.correction),
      required: !edit.optional,
      comment: '',
    });
  }
  return {
    sentences: places.map((place) => ({
      source: place.tokens.map(({ text }) => text).join(' '),
      annotations: [{ annotator: 0, edits: editsOf.get(place) ?? [] }],
    })),
    notes,
  };
}

function isSameSpan(a: TokenEdit, b: TokenEdit): boolean {
  return a.start === b.start && a.end === b.end;
}

function mistakeOf({ start, end, type }: HooEdit, correction: string, lines: readonly string[]): Mistake {
  const from = placeOf(start, lines);
  const to = placeOf(end, lines);
  return {
    startParagraph: from.paragraph,
    startOffset: from.offset,
    endParagraph: to.paragraph,
    endOffset: to.offset,
    type,
    correction,
  };
}

function placeOf(offset: number, lines: readonly string[]): { readonly paragraph: number; readonly offset: number } {
  let paragraph = 0;
  while (paragraph < lines.length - 1 && offset > lines[paragraph].length) offset -= lines[paragraph++].length + 1;
  return { paragraph, offset };
}
