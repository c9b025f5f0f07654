import {
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
import { FeedSource } from './feed-source.js';
import { openLines } from './line-source.js';
import { listOf } from './open-items.js';
import { peekLines } from './peek-lines.js';
import type { Source } from './source.js';

export interface AnnotatedFiles extends EssayOptions {
  readonly files: readonly string[];
  /** By default detected from the content of the first file. */
  readonly format?: FormatName | undefined;
  /** NUCLE: alternative answers to the essays. */
  readonly alternatives: readonly string[];
  /** Called once for everything that could not be brought along, however often a file is read. */
  readonly onNote: (note: string) => void;
}

export interface OpenedAnnotated {
  /** Each opens a corpus to read its sentences one after the other; a corpus may be opened again. In order. */
  readonly corpora: readonly (() => Promise<Source<CorpusItem>>)[];
  /** Corrected texts with a line for each sentence, to be compared with the sentences. */
  readonly corrected: readonly string[];
  /** Reads everything at once. */
  readonly readWhole: () => Promise<readonly Sentence[]>;
}

/** Opens annotated text in any format, to be read as needed if the format allows that. */
export async function openAnnotated(input: AnnotatedFiles): Promise<OpenedAnnotated> {
  const { files, alternatives, onNote } = input;
  let peeked = input.format === undefined ? await peekLines(files[0]) : undefined;
  const name = input.format ?? detectFormat(peeked?.head ?? '', files[0]);
  const format = formatNamed(name);
  /** The lines that were peeked at, for whoever asks first: to read on from, or to close and read the file again. */
  const takePeeked = (file: string): Source<string> | undefined => {
    const lines = file === files[0] ? peeked?.lines : undefined;
    if (lines !== undefined) peeked = undefined;
    return lines;
  };
  let standardInput: Promise<string> | undefined;
  const textOf = async (file: string): Promise<InputText> => {
    const lines = takePeeked(file);
    if (file === '-') {
      standardInput ??= lines === undefined ? readText(file) : joinLines(lines);
      return { file, text: await standardInput };
    }
    await lines?.close();
    return { file, text: await readText(file) };
  };
  const textsOf = (names: readonly string[]): Promise<InputText[]> => Promise.all(names.map(textOf));
  const groups = fileGroups(format, files, alternatives);
  return {
    corpora: groups.map(({ fed, beside = [], alternatives: answers = [] }) => {
      const onNewNote = tellOnce(onNote);
      return async () => {
        const texts = { beside: await textsOf(beside), alternatives: await textsOf(answers) };
        return new FeedSource(
          takePeeked(fed) ?? (await openLines(fed)),
          format.feed({ ...input, ...texts, file: fed, onNote: onNewNote() }),
        );
      };
    }),
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
