import type { Edit, Sentence } from '../../corpus/edit.js';
import { StetError, quote } from '../../error.js';
import { m2 } from '../../metrics/m2/index.js';
import { tokenise } from '../../text/white-space.js';
import type { Lint } from '../lint-run.js';
import { suggestedEdit, tokenSpan } from './project-lint.js';
import { editKey, meets, trimmedCorrections, type TokenEdit } from './token-edit.js';
import type { TokenisedText } from './tokenised-text.js';

/** A text with the edits that people made to it. */
export interface GoldText {
  readonly text: TokenisedText;
  readonly sentence: Sentence;
}

/** A lint, and how it fares against all edits of all annotators. */
export interface MatchedLint {
  readonly lint: Lint;
  /** It touches an edit. */
  readonly detected: boolean;
  /** The number, from 1, of its first suggestion that is the correction of an edit. */
  readonly rank: number | undefined;
}

/** A gold edit, and the lints that found it. */
export interface MatchedEdit {
  readonly edit: Edit;
  /** The edit without what it leaves as it is; the first of its corrections, if it has any. */
  readonly trimmed: TokenEdit;
  /** Indices of the lints that touch it. */
  readonly detectedBy: readonly number[];
  /** By index of a lint, the number of its suggestion that is right. */
  readonly ranks: ReadonlyMap<number, number>;
}

export interface MatchedAnnotation {
  readonly annotator: number;
  readonly edits: readonly MatchedEdit[];
}

/** A text, its lints, and the edits of the annotator whom they suit best. */
export interface MatchedText {
  readonly unit: string;
  readonly lints: readonly MatchedLint[];
  readonly chosen: MatchedAnnotation;
}

/** Ties texts to the sentences of a gold, in order; their tokens must be those of the gold. */
export function goldTexts(texts: readonly TokenisedText[], sentences: readonly Sentence[], file?: string): GoldText[] {
  if (texts.length !== sentences.length) {
    throw otherSource(file, `${sentences.length} texts, one for each sentence of the gold`, String(texts.length));
  }
  return texts.map((text, at) => {
    const sentence = sentences[at];
    if (text.tokens.join(' ') !== tokenise(sentence.source).join(' ')) {
      const expected = `the tokens of sentence ${at + 1} of the gold, ${quote(sentence.source)}`;
      throw otherSource(file, expected, `${quote(text.tokens.join(' '))} for the unit ${quote(text.unit)}`);
    }
    return { text, sentence };
  });
}

function otherSource(file: string | undefined, expected: string, found: string): StetError {
  const remedy = 'Give the tokens of this gold, in its order.';
  return new StetError({ code: 'OTHER_SOURCE', file, expected, found, remedy });
}

/** Compares the lints of a text with the edits of each of its annotators. */
export function matchText({ text, sentence }: GoldText, lints: readonly Lint[]): MatchedText {
  const projected = lints.map((lint) => ({
    span: tokenSpan(lint, text),
    edits: lint.suggestions.map((suggestion) => suggestedEdit(lint, suggestion, text)),
  }));
  const annotations = sentence.annotations.map(({ annotator, edits }): MatchedAnnotation => {
    const accepted = edits.map((edit) => new Set(trimmedCorrections(edit, text.tokens).map(editKey)));
    const rankings = projected.map((lint) => rankEdits(lint.edits, edits, accepted, { text, sentence, annotator }));
    return {
      annotator,
      edits: edits.map((edit, at) => ({
        edit,
        trimmed: trimmedCorrections(edit, text.tokens).at(0) ?? { ...edit, words: [] },
        detectedBy: projected.flatMap(({ span }, lint) => (meets(span, edit) ? [lint] : [])),
        ranks: new Map(
          rankings.flatMap((ranks, lint): [number, number][] => {
            const rank = ranks.get(at);
            return rank === undefined ? [] : [[lint, rank]];
          }),
        ),
      })),
    };
  });
  const all = annotations.flatMap(({ edits }) => edits);
  return {
    unit: text.unit,
    lints: lints.map((lint, at) => ({
      lint,
      detected: all.some(({ detectedBy }) => detectedBy.includes(at)),
      rank: lowest(all.map(({ ranks }) => ranks.get(at))),
    })),
    chosen: choose(annotations),
  };
}

function lowest(ranks: readonly (number | undefined)[]): number | undefined {
  const defined = ranks.filter((rank) => rank !== undefined);
  return defined.length === 0 ? undefined : Math.min(...defined);
}

/** For each gold edit that a suggestion makes, the number of the first one that does. */
function rankEdits(
  suggested: readonly (TokenEdit | undefined)[],
  edits: readonly Edit[],
  accepted: readonly ReadonlySet<string>[],
  context: GoldText & { readonly annotator: number },
): Map<number, number> {
  const ranks = new Map<number, number>();
  suggested.forEach((suggestion, at) => {
    if (suggestion === undefined) return;
    const key = editKey(suggestion);
    const made = edits.flatMap((_, gold) => (accepted[gold].has(key) ? [gold] : []));
    const isCompound = made.length === 0 && edits.filter((edit) => meets(suggestion, edit)).length > 1;
    for (const gold of isCompound ? compoundMatches(suggestion, edits, context) : made) {
      if (!ranks.has(gold)) ranks.set(gold, at + 1);
    }
  });
  return ranks;
}

const maxMatch = m2();

/** The gold edits that a suggestion makes together, by MaxMatch; none if it also does something else. */
function compoundMatches(
  { start, end, words }: TokenEdit,
  edits: readonly Edit[],
  { text: { tokens }, annotator }: GoldText & { readonly annotator: number },
): readonly number[] {
  const sentence = { source: tokens.join(' '), annotations: [{ annotator, edits }] };
  const hypothesis = [...tokens.slice(0, start), ...words, ...tokens.slice(end)].join(' ');
  const [{ correct, proposed, edits: aligned, golds }] = maxMatch.align({ sentence, hypothesis });
  if (correct === 0 || correct !== proposed) return [];
  return aligned.filter(({ gold }) => gold !== -1).map(({ gold }) => edits.indexOf(golds[gold].edit));
}

/** The annotator with most first hits, then with most edits detected, then with fewest edits, then the first. */
function choose(annotations: readonly MatchedAnnotation[]): MatchedAnnotation {
  const rating = ({ edits, annotator }: MatchedAnnotation): number[] => [
    -edits.filter(({ ranks }) => isFirst(ranks)).length,
    -edits.filter(({ detectedBy }) => detectedBy.length > 0).length,
    edits.length,
    annotator,
  ];
  const rated = annotations.map((annotation) => ({ annotation, rating: rating(annotation) }));
  rated.sort((a, b) => {
    const differing = a.rating.findIndex((value, at) => value !== b.rating[at]);
    return differing === -1 ? 0 : a.rating[differing] - b.rating[differing];
  });
  return rated.at(0)?.annotation ?? { annotator: 0, edits: [] };
}

/** True if the first suggestion of some lint is right. */
export function isFirst(ranks: ReadonlyMap<number, number>): boolean {
  return [...ranks.values()].includes(1);
}
