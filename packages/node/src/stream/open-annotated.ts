import {
  deletionForms,
  detectFormat,
  fileGroups,
  formatNamed,
  readAnnotated,
  type CorpusItem,
  type EssayOptions,
  type FormatName,
  type InputText,
  type Sentence,
} from '@stet/core/internal';
import { readText } from '../read-text.js';
import { openReader, type LineReader } from './line-reader.js';
import { LineSource } from './line-source.js';
import { itemsFrom, listOf } from './open-items.js';
import type { Source } from './source.js';

export interface AnnotatedFiles extends EssayOptions {
  readonly files: readonly string[];
  /** By default detected from the content of the first file. */
  readonly format?: FormatName | undefined;
  /** NUCLE: alternative answers to the essays. */
  readonly alternatives: readonly string[];
  readonly skipBadEdits?: boolean | undefined;
  /** Called once for everything that could not be brought along, however often a file is read. */
  readonly onNote: (note: string) => void;
}

export interface OpenedAnnotated {
  /** Each opens a corpus to read its sentences one after the other; a corpus may be opened again. In order. */
  readonly corpora: readonly (() => Promise<Source<CorpusItem>>)[];
  /** Whether the beginning of an M2 file writes deletions as empty fields and no other way; false where it has none. */
  readonly hasEmptyDeletions: boolean;
  /** Corrected texts with a line for each sentence, to be compared with the sentences. */
  readonly corrected: readonly string[];
  /** Reads everything at once. */
  readonly readWhole: () => Promise<readonly Sentence[]>;
}

/** Opens annotated text in any format, to be read as needed if the format allows that. */
export async function openAnnotated(input: AnnotatedFiles): Promise<OpenedAnnotated> {
  const { files, alternatives, onNote } = input;
  let peeked = input.format === undefined ? await openReader(files[0]) : undefined;
  const head = (await peeked?.peek()) ?? '';
  const name = input.format ?? detectFormat(head, files[0]);
  const format = formatNamed(name);
  const { empty, none } = name === 'm2' ? deletionForms(head) : { empty: 0, none: 0 };
  /** The reader that has peeked, for whoever asks first: to read on from, or to close and read the file again. */
  const takePeeked = (file: string): LineReader | undefined => {
    const reader = file === files[0] ? peeked : undefined;
    if (reader !== undefined) peeked = undefined;
    return reader;
  };
  let standardInput: Promise<string> | undefined;
  const textOf = async (file: string): Promise<InputText> => {
    const reader = takePeeked(file);
    if (file === '-') {
      standardInput ??= reader === undefined ? readText(file) : joinLines(new LineSource(reader));
      return { file, text: await standardInput };
    }
    await reader?.close();
    return { file, text: await readText(file) };
  };
  const textsOf = (names: readonly string[]): Promise<InputText[]> => Promise.all(names.map(textOf));
  const groups = fileGroups(format, files, alternatives);
  return {
    corpora: groups.map(({ fed, beside = [], alternatives: answers = [] }) => {
      const onNewNote = tellOnce(onNote);
      return async () => {
        const texts = { beside: await textsOf(beside), alternatives: await textsOf(answers) };
        const options = { ...input, ...texts, file: fed, onNote: onNewNote() };
        return itemsFrom(takePeeked(fed) ?? (await openReader(fed)), format, options);
      };
    }),
    hasEmptyDeletions: empty > 0 && none === 0,
    corrected: groups.flatMap((group) => group.corrected ?? []),
    readWhole: async () => {
      const inputs = await textsOf(files);
      const { sentences, notes } = readAnnotated(name, inputs, { ...input, alternatives: await textsOf(alternatives) });
      notes.forEach(onNote);
      return sentences;
    },
  };
}

async function joinLines(lines: Source<string>): Promise<string> {
  return `${(await listOf(lines)).join('\n')}\n`;
}

/** Starts another reading of the same file, which does not repeat the notes of an earlier one. */
function tellOnce(onNote: (note: string) => void): () => (note: string) => void {
  let told = 0;
  return () => {
    let read = 0;
    return (note) => {
      if (++read <= told) return;
      told = read;
      onNote(note);
    };
  };
}
