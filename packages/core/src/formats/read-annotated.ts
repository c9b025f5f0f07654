import { alignLines } from '../corpus/alignment-check.js';
import { sentencesOfItem } from '../corpus/corpus-item.js';
import type { Sentence } from '../corpus/edit.js';
import { drain } from '../corpus/line-feed.js';
import { parsePlainText } from '../corpus/plain-text.js';
import { extractSentence } from '../edits/extract.js';
import { StetError } from '../error.js';
import type { CorpusFormat, FeedOptions, FileGroup, InputText } from './corpus-format.js';
import type { EssayOptions, ReadResult } from './essays.js';
import { formatNamed, type FormatName } from './registry.js';

export interface ReadOptions extends EssayOptions {
  /** Alternative answers to essays (NUCLE SGML). */
  readonly alternatives?: readonly InputText[] | undefined;
  /** Leave out edits whose offsets do not fit their sentence. */
  readonly skipBadEdits?: boolean | undefined;
}

/** Reads annotated sentences from the files of a format, in the order that its `input` names. */
export function readAnnotated(name: FormatName, inputs: readonly InputText[], options: ReadOptions = {}): ReadResult {
  const format = formatNamed(name);
  const notes: string[] = [];
  const onNote = (note: string): void => {
    notes.push(note);
  };
  const groups = fileGroups(format, inputs, options.alternatives);
  return { sentences: groups.flatMap((group) => readGroup(format, group, { ...options, onNote })), notes };
}

function readGroup(
  format: CorpusFormat,
  { fed, beside, alternatives, corrected = [] }: FileGroup<InputText>,
  options: FeedOptions,
): Sentence[] {
  const sentences = readFed(format, fed.text, { ...options, file: fed.file, beside, alternatives });
  if (corrected.length === 0) return sentences;
  const sources = sentences.map(({ source }) => source);
  const texts = corrected.map(({ file, text }) =>
    alignLines(sources, parsePlainText(text), { file, goldFile: fed.file }),
  );
  return sources.map((source, at) =>
    extractSentence(
      source,
      texts.map((lines) => lines[at]),
    ),
  );
}

/** All sentences that a format's feed gives for one file. */
export function readFed({ feed }: CorpusFormat, text: string, options: FeedOptions): Sentence[] {
  return drain(feed(options), text).flatMap((item) => sentencesOfItem(item, options));
}

/** Which files of a corpus are read together; throws if the format does not take this many files. */
export function fileGroups<File>(
  { name, input, takes, group }: CorpusFormat,
  files: readonly File[],
  alternatives: readonly File[] = [],
): readonly FileGroup<File>[] {
  if (takes?.(files.length) !== false) return group?.(files, alternatives) ?? files.map((fed) => ({ fed }));
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `the files of ${name}: ${input}`,
    found: `${files.length} files`,
    remedy: 'Name the files in this order.',
  });
}
