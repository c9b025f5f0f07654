import { isNoop, type M2Annotation, type M2Block } from '../../corpus/m2/block.js';
import { leavesText } from '../../corpus/uncorrected.js';
import { tokenise } from '../../text/white-space.js';
import type { ProposedEdit } from '../proposed-edit.js';
import { typedLines } from './annotate-pair.js';
import type { EditAnnotator } from './annotator.js';
import { UNKNOWN_TYPE } from './classify.js';
import { noopLine, type ErrantBlock, type ErrantLine } from './errant-block.js';
import { placeAsOriginal, placeEdits, type PlacedEdits } from './place-edits.js';

/** What is kept of edits that are annotated anew: the text that they give, or the edits themselves. */
export const reannotations = ['auto', 'gold'] as const;
export type Reannotation = (typeof reannotations)[number];

export interface ReannotateOptions {
  /** `auto` extracts edits anew from the texts, `gold` keeps those that there are. */
  readonly edits: Reannotation;
  /** With `gold`, keep words at the ends of edits that they do not change. */
  readonly keepUnchanged?: boolean | undefined;
  /** With `gold`, keep the types that edits have. */
  readonly keepTypes?: boolean | undefined;
  /**
   * Repeat `errant_m2`: drop what follows a noop, make a noop that follows, forget annotators whose edits change
   * nothing, and order annotators as texts, 10 before 2.
   */
  readonly strictOriginal?: boolean | undefined;
}

/**
 * Gives the edits of a block with one sentence ERRANT's types, or ERRANT's edits, as `errant_m2` does. Errors that nobody
 * corrected stay as they are.
 */
export function reannotate(
  { sources: [source], annotations }: M2Block,
  options: ReannotateOptions,
  annotator: EditAnnotator,
): ErrantBlock {
  const editsOf = new Map<number, M2Annotation[]>();
  for (const annotation of annotations) {
    const listed = editsOf.get(annotation.annotator);
    if (listed === undefined) editsOf.set(annotation.annotator, [annotation]);
    else listed.push(annotation);
  }
  const sentence = { source, words: tokenise(source), options, annotator };
  const lines: ErrantLine[] = [];
  for (const id of [...editsOf.keys()].sort(options.strictOriginal === true ? asTexts : asNumbers)) {
    lines.push(...linesOf(sentence, editsOf.get(id) ?? []));
  }
  return { source, lines };
}

const asNumbers = (a: number, b: number): number => a - b;
const asTexts = (a: number, b: number): number => (String(a) < String(b) ? -1 : 1);

/** A sentence whose edits are annotated anew, and how. */
interface Reannotated {
  readonly source: string;
  readonly words: readonly string[];
  readonly options: ReannotateOptions;
  readonly annotator: EditAnnotator;
}

function linesOf(sentence: Reannotated, listed: readonly M2Annotation[]): ErrantLine[] {
  const [{ annotator: id }] = listed;
  const annotate = sentence.options.edits === 'gold' ? goldLines : autoLines;
  if (sentence.options.strictOriginal === true) {
    return isNoop(listed[0]) ? [noopLine(id)] : annotate(sentence, sorted(listed));
  }
  const edits = listed.filter((edit) => !isNoop(edit));
  const lines = edits.length === 0 ? [] : annotate(sentence, sorted(edits));
  return lines.length === 0 ? [noopLine(id)] : lines;
}

/** Where edits have the same span, they stay as they were listed. */
function sorted(edits: readonly M2Annotation[]): M2Annotation[] {
  return [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Edits extracted anew, among the errors that nobody corrected, which go first where both have the same span. */
function autoLines(sentence: Reannotated, edits: readonly M2Annotation[]): ErrantLine[] {
  const { source, options, annotator } = sentence;
  const { tokens } = placed(sentence, edits.filter(isCorrected));
  return [
    ...edits.filter((edit) => !isCorrected(edit)).map((edit) => uncorrectedLine(edit, options)),
    ...typedLines(source, tokens.join(' '), edits[0].annotator, annotator),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The edits that there are. */
function goldLines(sentence: Reannotated, edits: readonly M2Annotation[]): ErrantLine[] {
  const corrected = edits.filter(isCorrected);
  const lines = placedLines(sentence, corrected);
  return edits.map((edit) => {
    const at = corrected.indexOf(edit);
    if (at === -1) return uncorrectedLine(edit, sentence.options);
    // An edit that overlaps another is looked at by itself.
    return lines[at] ?? placedLines(sentence, [edit])[0] ?? uncorrectedLine(edit, sentence.options);
  });
}

/** A line for each edit; undefined for one that overlaps an earlier one. */
function placedLines(sentence: Reannotated, edits: readonly M2Annotation[]): (ErrantLine | undefined)[] {
  const { source, words, options, annotator } = sentence;
  const { tokens, places } = placed(sentence, edits);
  const isKept = ({ corrections }: M2Annotation): boolean => options.keepUnchanged === true || corrections.length > 1;
  const spans = places.map((place, at) =>
    place === undefined || isKept(edits[at]) ? place : withoutUnchanged(place, words, tokens),
  );
  const types =
    options.keepTypes === true
      ? []
      : annotator.classify(
          source,
          tokens.join(' '),
          spans.filter((span) => span !== undefined),
        );
  let next = 0;
  return edits.map(({ start, end, type, corrections, annotator: id }, at) => {
    const [place, span] = [places[at], spans[at]];
    if (place === undefined || span === undefined) return undefined;
    return {
      // A place before the sentence, as the original may have it, stays where it is.
      start: start + span.start - place.start,
      end: end + span.end - place.end,
      type: options.keepTypes === true ? type : types[next++],
      correction: corrections.length > 1 ? fieldOf(corrections) : tokens.slice(span.from, span.to).join(' '),
      annotator: id,
    };
  });
}

function placed({ words, options }: Reannotated, edits: readonly M2Annotation[]): PlacedEdits {
  return options.strictOriginal === true ? placeAsOriginal(words, edits) : placeEdits(words, edits);
}

function isCorrected({ type }: M2Annotation): boolean {
  return !leavesText(type);
}

function uncorrectedLine(edit: M2Annotation, { edits, keepTypes, strictOriginal }: ReannotateOptions): ErrantLine {
  const { start, end, corrections, annotator } = edit;
  return {
    start,
    end,
    type: edits === 'gold' && keepTypes === true ? edit.type : UNKNOWN_TYPE,
    correction: strictOriginal === true ? corrections[0] : fieldOf(corrections),
    annotator,
  };
}

/** Corrections as a field of M2. */
function fieldOf(corrections: readonly string[]): string {
  return corrections.map((text) => (text === '' ? '-NONE-' : text)).join('||');
}

/** The edit without equal first tokens, and then without equal last ones. */
function withoutUnchanged(edit: ProposedEdit, source: readonly string[], corrected: readonly string[]): ProposedEdit {
  let { start, end, from, to } = edit;
  while (start < end && from < to && source[start] === corrected[from]) {
    start++;
    from++;
  }
  while (start < end && from < to && source[end - 1] === corrected[to - 1]) {
    end--;
    to--;
  }
  return { start, end, from, to };
}
