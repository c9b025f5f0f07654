import { StetError, quote } from '../../error.js';
import type { Essay, EssayAnnotation } from './essay.js';

/** Files that annotate the same essays, matched by document id. */
export interface AnnotationFiles {
  /** Further annotators, each of whom read all essays of the file. */
  readonly annotators?: readonly (readonly Essay[])[] | undefined;
  /** Alternative answers to individual sentences. */
  readonly alternatives?: readonly (readonly Essay[])[] | undefined;
}

export interface SourcedAnnotation {
  readonly annotation: EssayAnnotation;
  readonly alternative: boolean;
}

/** Returns a lookup of an essay's annotations, its own first; throws if a file annotates other essays. */
export function annotationsOf(
  essays: readonly Essay[],
  { annotators = [], alternatives = [] }: AnnotationFiles,
): (essay: Essay) => SourcedAnnotation[] {
  const essayById = new Map(essays.map((essay) => [essay.id, essay]));
  const annotatorsOf = annotators.map((file) => groupById(file, essayById));
  const alternativesOf = alternatives.map((file) => groupById(file, essayById));
  return (essay) => {
    const source =
      (alternative: boolean) =>
      (annotation: EssayAnnotation): SourcedAnnotation => ({ annotation, alternative });
    return [
      ...essay.annotations.map(source(false)),
      ...annotatorsOf.flatMap((file) => file.get(essay.id) ?? []).map(source(false)),
      ...alternativesOf.flatMap((file) => file.get(essay.id) ?? []).map(source(true)),
    ];
  };
}

function groupById(file: readonly Essay[], essayById: ReadonlyMap<string, Essay>): Map<string, EssayAnnotation[]> {
  const groups = new Map<string, EssayAnnotation[]>();
  for (const essay of file) {
    checkSameText(essay, essayById.get(essay.id));
    groups.set(essay.id, [...(groups.get(essay.id) ?? []), ...essay.annotations]);
  }
  return groups;
}

function checkSameText(essay: Essay, base: Essay | undefined): void {
  if (base === undefined) {
    throw new StetError({
      code: 'ESSAY_MISMATCH',
      expected: 'annotations of the essays that are given',
      found: `annotations of the document ${quote(essay.id)}, which is not among them`,
      remedy: 'Give the file with its text first, or correct its nid.',
    });
  }
  const { paragraphs } = essay;
  const same =
    paragraphs === undefined ||
    (paragraphs.length === base.paragraphs?.length &&
      paragraphs.every(({ text }, at) => text === base.paragraphs?.[at].text));
  if (same) return;
  throw new StetError({
    code: 'ESSAY_MISMATCH',
    expected: `the same text of the document ${quote(essay.id)} in every file`,
    found: 'two texts',
    remedy: 'Annotate one text; the offsets of one do not fit the other.',
  });
}
