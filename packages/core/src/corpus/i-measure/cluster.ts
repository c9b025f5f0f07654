import { treebankTokenise } from '../../text/treebank.js';
import { tokenise } from '../../text/white-space.js';
import { plainEdit, type Annotation, type Edit, type Sentence } from '../edit.js';
import { corrected } from '../uncorrected.js';
import type { Alternative, Correction, GoldError, GoldErrors, IMeasureSentence } from './gold.js';

export interface AnnotatedEdit extends Edit {
  readonly annotator: number;
}

/** The tokens of corrections: as the original program tokenises them with NLTK, or as the gold has them. */
export const correctionTokens = ['original', 'gold'] as const;
export type CorrectionTokens = (typeof correctionTokens)[number];

const tokenisers: Readonly<Record<CorrectionTokens, (text: string) => string[]>> = {
  original: treebankTokenise,
  gold: tokenise,
};

/** How many corrections of the sentence the original program cuts into other tokens than the gold. */
export function countRetokenised({ annotations, errors }: Sentence): number {
  if (errors !== undefined) return 0;
  return annotations.reduce((sum, { edits }) => sum + corrected(edits).filter(isRetokenised).length, 0);
}

function isRetokenised({ corrections: [text] }: Edit): boolean {
  return treebankTokenise(text).join(' ') !== tokenise(text).join(' ');
}

/**
 * The errors of a sentence from the edits of its annotators (Felice & Briscoe 2015, section 3): edits that overlap
 * are alternatives for one error, which is required when every annotator corrects it. Errors that were detected and
 * not corrected are left out.
 */
export function errorsOf({ annotations }: Sentence, tokens: CorrectionTokens = 'original'): GoldErrors {
  const annotatedEdits = annotations.flatMap(({ annotator, edits }) =>
    corrected(edits).map((edit) => ({ ...plainEdit(edit), annotator })),
  );
  return { annotators: annotations.length, errors: clusterEdits(annotatedEdits, annotations.length, tokens) };
}

/**
 * Clusters edits by overlap. Longer edits go first, in the given order among equals; each joins the first cluster that
 * has an edit which it overlaps. Clusters never merge: an edit that overlaps two of them belongs to the first.
 */
export function clusterEdits(
  edits: readonly AnnotatedEdit[],
  annotators: number,
  tokens: CorrectionTokens = 'original',
): GoldError[] {
  const clusters: AnnotatedEdit[][] = [];
  const firstCluster = edits.some(({ start, end }) => start > end) ? firstByMembers(clusters) : firstByPlaces();
  for (const edit of [...edits].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const at = firstCluster(edit);
    if (at === clusters.length) clusters.push([edit]);
    else clusters[at].push(edit);
  }
  return clusters
    .sort(([a], [b]) => a.start - b.start || a.end - b.end)
    .map((members) => {
      const alternatives = alternativesOf(members, tokenisers[tokens]);
      return {
        type: [...new Set(members.map(({ type }) => type))].join('/'),
        required: alternatives.length === annotators,
        alternatives,
      };
    });
}

/** The number of the first cluster that an edit overlaps, or of a new one; the edit belongs to it from then on. */
type FirstCluster = (edit: AnnotatedEdit) => number;

/** Compares the edit with all others: only this is right for edits that end before they start. */
function firstByMembers(clusters: readonly (readonly AnnotatedEdit[])[]): FirstCluster {
  return (edit) => {
    const at = clusters.findIndex((members) => members.some((member) => overlap(member, edit)));
    return at === -1 ? clusters.length : at;
  };
}

/** Keeps the first cluster at each place: even ones are between tokens, odd ones are tokens. Edits overlap that share one. */
function firstByPlaces(): FirstCluster {
  const firstAt = new Map<number, number>();
  let clusters = 0;
  return ({ start, end }) => {
    const [from, to] = start === end ? [2 * start, 2 * start] : [2 * start + 1, 2 * end - 1];
    let first = clusters;
    for (let place = from; place <= to; place++) first = Math.min(first, firstAt.get(place) ?? first);
    for (let place = from; place <= to; place++) firstAt.set(place, Math.min(first, firstAt.get(place) ?? first));
    return first === clusters ? clusters++ : first;
  };
}

/** An insertion overlaps an edit that it lies strictly inside of, or an insertion at the same offset. */
function overlap(a: AnnotatedEdit, b: AnnotatedEdit): boolean {
  if (a.start === b.start && a.end === b.end) return true;
  return a.start < b.end && b.start < a.end;
}

function alternativesOf(members: readonly AnnotatedEdit[], tokensOf: (text: string) => string[]): Alternative[] {
  const correctionsOf = new Map<number, Correction[]>();
  for (const { annotator, start, end, corrections } of members) {
    const correction = { start, end, text: tokensOf(corrections[0]).join(' ') };
    const earlier = correctionsOf.get(annotator);
    if (earlier === undefined) correctionsOf.set(annotator, [correction]);
    else earlier.push(correction);
  }
  return Array.from(correctionsOf, ([annotator, corrections]) => ({ annotator, corrections })).sort(
    (a, b) => a.annotator - b.annotator,
  );
}

/**
 * The sentence for any metric: its errors as they are, and an annotation for each annotator. Annotators who correct
 * nothing get the lowest free numbers.
 */
export function sentenceOfErrors({
  source,
  annotators,
  errors,
  skipped = [],
}: IMeasureSentence & Pick<Sentence, 'skipped'>): Sentence {
  const editsOf = new Map<number, Edit[]>();
  // An annotator whose every correction is left out still did the sentence.
  for (const { annotator } of skipped) editsOf.set(annotator, []);
  for (const { type, required, alternatives } of errors) {
    for (const { annotator, corrections } of alternatives) {
      let edits = editsOf.get(annotator);
      if (edits === undefined) editsOf.set(annotator, (edits = []));
      for (const { start, end, text } of corrections) {
        edits.push({ start, end, type, corrections: [text], required, comment: '' });
      }
    }
  }
  for (let free = 0; editsOf.size < Math.max(1, annotators); free++) {
    if (!editsOf.has(free)) editsOf.set(free, []);
  }
  const annotations = Array.from(editsOf, ([annotator, edits]): Annotation => ({ annotator, edits }));
  return {
    source,
    annotations: annotations.sort((a, b) => a.annotator - b.annotator),
    errors: { annotators, errors },
    ...(skipped.length === 0 ? {} : { skipped }),
  };
}
