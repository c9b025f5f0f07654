import {
  StetError,
  quote,
  readEssays,
  readsAsSeparator,
  tokenise,
  type Mistake,
  type Paragraph,
} from '@stet/core/internal';
import { checkCharacters } from '../check-text.js';
import { textOf, type Upload } from '../uploads/upload.js';

/** An essay of a file, as it is stored. */
export interface ReadEssay {
  readonly name: string;
  /** JSON: `Paragraph[]`. */
  readonly paragraphs: string;
  readonly words: number;
  /** What the file marks in it; undefined if it is not annotated. */
  readonly marks: readonly Mistake[] | undefined;
}

/** Reads the essays of a file. */
export async function readEssayFile(upload: Upload): Promise<ReadEssay[]> {
  const { file } = upload;
  const essays = readEssays(await textOf(upload), { file, name: file.replace(/\.(?:txt|text|gz)$/giu, '') });
  return essays.map(({ id: name, paragraphs, annotations }) => {
    checkCharacters(
      paragraphs.map((paragraph) => paragraph.text),
      file,
    );
    const mistakes = annotations.flatMap((annotation) => annotation.mistakes);
    checkCorrections(name, mistakes, file);
    return {
      name,
      paragraphs: JSON.stringify(paragraphs),
      words: countWords(paragraphs),
      marks: annotations.length === 0 ? undefined : mistakes,
    };
  });
}

/** A gold cannot hold what M2 takes for a separator. */
export function checkCorrections(essay: string, mistakes: readonly Mistake[], file: string): void {
  const unprintable = mistakes.find(({ correction }) => readsAsSeparator(correction));
  if (unprintable === undefined) return;
  throw new StetError({
    code: 'UNPRINTABLE',
    file,
    expected: 'corrections without || and without | at their ends',
    found: `${quote(unprintable.correction)} in the essay ${quote(essay)}`,
    remedy: 'Change that correction: a gold would take it for two.',
  });
}

function countWords(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, { text }) => sum + tokenise(text).length, 0);
}
