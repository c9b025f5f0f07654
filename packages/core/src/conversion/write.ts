import { annotatorsOf, annotationOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { printHoo } from '../corpus/hoo/print.js';
import type { Tagger } from '../text/tagger.js';
import { tokenise } from '../text/white-space.js';
import type { Format } from './formats.js';
import { inCharacters } from './in-characters.js';
import { countLosses, describeLosses, type Losses } from './losses.js';
import { chosenAnnotator, type StrandFormat, type StrandOptions } from './strand-format.js';
import { strandFormats } from './strand-formats.js';

export interface WriteOptions extends Omit<StrandOptions, 'annotators'> {
  /** Gives parts of speech for columns; without it they stay unknown. */
  readonly tagger?: Tagger | undefined;
}

/** A file of the result; the name is what follows the name that the caller chose. */
export interface OutputText {
  readonly suffix: string;
  readonly text: string;
}

export interface WriteResult {
  readonly files: readonly OutputText[];
  /** What the format cannot hold. */
  readonly lost: readonly string[];
}

/** Writes annotated sentences in a format, and says what it cannot hold. */
export function writeAnnotated(
  format: Format,
  sentences: readonly Sentence[],
  options: WriteOptions = {},
): WriteResult {
  const all = { ...options, annotators: annotatorsOf(sentences) };
  if (format === 'hoo') return writeHoo(sentences, all);
  const own = strandFormats[format];
  const texts = own.piece(sentences, { ...all, first: 0 }).values();
  const files = own.files(all).map(({ suffix, strands }) => ({
    suffix,
    text: strands.map(({ before, after }) => `${before}${texts.next().value ?? ''}${after}`).join(''),
  }));
  return { files, lost: lostBy(own, countLosses(sentences), all) };
}

/** What a format cannot hold of sentences with such features and annotators. */
export function lostBy(
  { holdsOneAnnotator, without }: Pick<StrandFormat, 'holdsOneAnnotator' | 'without'>,
  losses: Losses,
  options: StrandOptions,
): string[] {
  const chosen = chosenAnnotator(options);
  const others = holdsOneAnnotator === true ? options.annotators.filter((id) => id !== chosen) : [];
  const note = `the edits of annotators ${others.join(', ')}: the format holds those of one, here ${chosen}`;
  return [...(others.length === 0 ? [] : [note]), ...describeLosses(losses, without)];
}

/** One fragment; each sentence is a line. */
function writeHoo(sentences: readonly Sentence[], options: StrandOptions): WriteResult {
  const annotator = chosenAnnotator(options);
  const lines = sentences.map(({ source }) => tokenise(source).join(' '));
  let offset = 0;
  const edits = sentences.flatMap((sentence, at) => {
    const start = offset;
    offset += lines[at].length + 1;
    return annotationOf(sentence, annotator).edits.map((edit) => {
      const { from, to, texts } = inCharacters(edit, sentence.source);
      return { type: edit.type, start: start + from, end: start + to, corrections: texts, optional: !edit.required };
    });
  });
  const fragment = lines.join('\n');
  const numbered = edits.map((edit, at) => ({ ...edit, index: String(at + 1).padStart(4, '0') }));
  return {
    files: [
      { suffix: '.txt', text: fragment },
      { suffix: '.xml', text: printHoo(numbered, fragment) },
    ],
    lost: lostBy({ holdsOneAnnotator: true, without: ['comments', 'groups'] }, countLosses(sentences), options),
  };
}
