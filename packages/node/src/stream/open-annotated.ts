import {
  checkFiles,
  detectFormat,
  fedFormats,
  feedFor,
  readAnnotated,
  type CorpusItem,
  type EssayOptions,
  type FedFormat,
  type Format,
  type InputText,
  type Sentence,
} from '@stet/core/internal';
import { readText } from '../read-text.js';
import { FeedSource } from './feed-source.js';
import { openLines } from './line-source.js';
import { ListSource } from './list-source.js';
import { listOf, sourcesFrom } from './open-items.js';
import { peekLines } from './peek-lines.js';
import type { Source } from './source.js';

/** Is told what could not be brought along; anew each time that a file is read. */
export interface NoteTaker {
  add(note: string): void;
  clear(): void;
}

export interface AnnotatedFiles extends EssayOptions {
  readonly files: readonly string[];
  /** By the content of the first file where it is not given. */
  readonly format?: Format | undefined;
  /** NUCLE: alternative answers to the essays. */
  readonly alternatives: readonly string[];
  readonly notes: NoteTaker;
}

export interface OpenedAnnotated {
  /** Each opens, in their order, sentences that are read one after the other; they may be opened again. */
  readonly parts: readonly (() => Promise<Source<CorpusItem>>)[];
  /** Texts that answer the sentences line by line, and are to be compared with them. */
  readonly corrected: readonly string[];
  /** Reads everything at once. */
  readonly readWhole: () => Promise<readonly Sentence[]>;
}

/** Opens annotated text in any format, to be read as it is asked for where the format allows that. */
export async function openAnnotated(input: AnnotatedFiles): Promise<OpenedAnnotated> {
  const { files, alternatives, notes } = input;
  let peeked = input.format === undefined ? await peekLines(files[0]) : undefined;
  const format = input.format ?? detectFormat(peeked?.head ?? '');
  checkFiles(format, files.length);
  /** What was looked at is taken up where it can be read only once. */
  const linesOf = async (file: string): Promise<Source<string>> => {
    const first = file === files[0] ? peeked : undefined;
    peeked = first === undefined ? peeked : undefined;
    return first?.lines ?? openLines(file);
  };
  const textOf = async (file: string): Promise<InputText> => {
    const first = file === files[0] ? peeked : undefined;
    if (file === '-' && first !== undefined) return { file, text: `${(await listOf(first.lines)).join('\n')}\n` };
    await first?.lines.close();
    return { file, text: await readText(file) };
  };
  const readWhole = async (): Promise<readonly Sentence[]> => {
    notes.clear();
    const inputs = await Promise.all(files.map(textOf));
    const answers = await Promise.all(alternatives.map(textOf));
    const read = readAnnotated(format, inputs, { ...input, alternatives: answers });
    for (const note of read.notes) notes.add(note);
    return read.sentences;
  };
  const openFed = async (own: FedFormat, file: string, edits?: string): Promise<Source<CorpusItem>> => {
    notes.clear();
    const onNote = notes.add.bind(notes);
    const beside = edits === undefined ? undefined : await textOf(edits);
    return new FeedSource(await linesOf(file), feedFor(own, { ...input, file, edits: beside, onNote }));
  };
  const fed = fedFormats.find((own) => own === format);
  if (format === 'parallel') {
    const [source, ...corrected] = files;
    return { parts: [async () => sourcesFrom(await linesOf(source))], corrected, readWhole };
  }
  if (fed === 'columns') return { parts: [() => openFed(fed, files[0], files.at(1))], corrected: [], readWhole };
  if (fed === undefined || (fed === 'nucle' && files.length + alternatives.length > 1)) {
    const open = async (): Promise<Source<CorpusItem>> => new ListSource(files[0], await readWhole());
    return { parts: [open], corrected: [], readWhole };
  }
  return { parts: files.map((file) => () => openFed(fed, file)), corrected: [], readWhole };
}
