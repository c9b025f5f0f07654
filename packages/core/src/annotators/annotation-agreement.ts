import type { Annotation, Edit, Sentence } from '../corpus/edit.js';
import { StetError, quote } from '../error.js';
import { tokenise } from '../text/white-space.js';

/** How often one program gave an edit a type, and the other gave the same edit another. */
export interface TypeConfusion {
  readonly ours: string;
  readonly theirs: string;
  readonly count: number;
}

/** How far two programs agree that annotated the same texts. */
export interface AnnotationAgreement {
  /** Sentences, counted once for each annotator. */
  readonly sentences: number;
  /** Those in which at least one of both has an edit. */
  readonly changed: number;
  /** Changed sentences whose edits are all identical in span and correction. */
  readonly identical: number;
  /** Identical sentences whose types are all equal too. */
  readonly identicalTypes: number;
  readonly ourEdits: number;
  readonly theirEdits: number;
  /** Edits of both, identical in span and correction. */
  readonly sharedEdits: number;
  /** Shared edits of equal type. */
  readonly equalTypes: number;
  /** Of the shared edits of unequal type, the most frequent first. */
  readonly confusions: readonly TypeConfusion[];
}

export interface AgreementOptions {
  /** What messages call the two files. */
  readonly names?: { readonly ours?: string | undefined; readonly theirs?: string | undefined } | undefined;
}

/** Compares two annotations of the same sentences, annotator by annotator; one who is not listed made no edit. */
export function annotationAgreement(
  ours: readonly Sentence[],
  theirs: readonly Sentence[],
  { names = {} }: AgreementOptions = {},
): AnnotationAgreement {
  checkSentences(ours, theirs, names);
  const totals = { sentences: 0, changed: 0, identical: 0, identicalTypes: 0 };
  const edits = { ourEdits: 0, theirEdits: 0, sharedEdits: 0, equalTypes: 0 };
  const confusions = new Map<string, TypeConfusion>();
  ours.forEach((sentence, at) => {
    for (const [ourEdits, theirEdits] of byAnnotator(sentence.annotations, theirs[at].annotations)) {
      totals.sentences++;
      if (ourEdits.length + theirEdits.length === 0) continue;
      totals.changed++;
      edits.ourEdits += ourEdits.length;
      edits.theirEdits += theirEdits.length;
      const shared = sharedTypes(ourEdits, theirEdits);
      const equal = shared.filter((types) => types.ours === types.theirs).length;
      edits.sharedEdits += shared.length;
      edits.equalTypes += equal;
      if (shared.length === ourEdits.length && shared.length === theirEdits.length) {
        totals.identical++;
        if (equal === shared.length) totals.identicalTypes++;
      }
      for (const types of shared) if (types.ours !== types.theirs) count(confusions, types);
    }
  });
  return { ...totals, ...edits, confusions: [...confusions.values()].sort(byFrequency) };
}

function checkSentences(
  ours: readonly Sentence[],
  theirs: readonly Sentence[],
  names: NonNullable<AgreementOptions['names']>,
): void {
  const fail = (expected: string, found: string): never => {
    const remedy = 'Compare two annotations of the same sentences.';
    throw new StetError({ code: 'NOT_COMPARABLE', file: names.ours, expected, found, remedy });
  };
  const other = names.theirs ?? 'the other file';
  const words = ({ source }: Sentence): string => tokenise(source).join(' ');
  const shorter = Math.min(ours.length, theirs.length);
  for (let at = 0; at < shorter; at++) {
    if (words(ours[at]) === words(theirs[at])) continue;
    fail(`as sentence ${at + 1}, as in ${other}, ${quote(theirs[at].source)}`, quote(ours[at].source));
  }
  if (ours.length !== theirs.length) fail(`${theirs.length} sentences, as in ${other}`, String(ours.length));
}

/** The edits of both sides, for each annotator of either. */
function byAnnotator(
  ours: readonly Annotation[],
  theirs: readonly Annotation[],
): (readonly [readonly Edit[], readonly Edit[]])[] {
  const ids = new Set([...ours, ...theirs].map(({ annotator }) => annotator));
  const editsOf = (annotations: readonly Annotation[], id: number): readonly Edit[] =>
    annotations.find(({ annotator }) => annotator === id)?.edits ?? [];
  return Array.from(ids, (id) => [editsOf(ours, id), editsOf(theirs, id)]);
}

/** The types that both sides give to the edits that they share; edits that come twice are shared as often as on both. */
function sharedTypes(ours: readonly Edit[], theirs: readonly Edit[]): Pick<TypeConfusion, 'ours' | 'theirs'>[] {
  const left = new Map<string, string[]>();
  for (const edit of theirs) {
    const types = left.get(keyOf(edit));
    if (types === undefined) left.set(keyOf(edit), [edit.type]);
    else types.push(edit.type);
  }
  return ours.flatMap((edit) => {
    const types = left.get(keyOf(edit)) ?? [];
    const taken = types.splice(Math.max(0, types.indexOf(edit.type)), 1);
    return taken.map((theirType) => ({ ours: edit.type, theirs: theirType }));
  });
}

function keyOf({ start, end, corrections }: Edit): string {
  return `${start} ${end} ${corrections.join('||')}`;
}

function count(confusions: Map<string, TypeConfusion>, types: Pick<TypeConfusion, 'ours' | 'theirs'>): void {
  const key = `${types.ours} ${types.theirs}`;
  confusions.set(key, { ...types, count: (confusions.get(key)?.count ?? 0) + 1 });
}

function byFrequency(a: TypeConfusion, b: TypeConfusion): number {
  return b.count - a.count || (a.theirs + a.ours < b.theirs + b.ours ? -1 : 1);
}
