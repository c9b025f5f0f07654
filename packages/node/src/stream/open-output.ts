import {
  M2_OUTPUT_NOTE,
  NUMBERED_OUTPUT_NOTE,
  isM2Output,
  isNumberedOutput,
  m2OutputFeed,
  outputOfRow,
  type EditedText,
  type Utf8Text,
} from '@stet/core/internal';
import type { ReadOptions } from '../read-corpus.js';
import { tellNote } from '../tell-note.js';
import { asBytes } from './as-bytes.js';
import { FeedSource } from './feed-source.js';
import { openReader } from './line-reader.js';
import { LineSource, SentenceSource } from './line-source.js';
import type { Source } from './source.js';

/** What a system wrote for a sentence; where it is M2, with the edits that it names, as `printOutputEdits` writes them. */
export interface OutputText extends Utf8Text {
  readonly edits?: Utf8Text | undefined;
}

/** Opens the output of a system, a line for each sentence: plain text as it is, M2 with its edits made. */
export async function openOutput(file: string, { strictOriginal }: ReadOptions = {}): Promise<Source<OutputText>> {
  const reader = await openReader(file, { keepByteOrderMark: strictOriginal });
  const head = strictOriginal === true ? '' : await reader.peek();
  if (isNumberedOutput(head)) {
    tellNote(file)(NUMBERED_OUTPUT_NOTE);
    const push = (line: string): OutputText[] => [asBytes(outputOfRow(line))];
    return new FeedSource(new LineSource(reader), { push, end: () => [] });
  }
  if (!isM2Output(head)) return new SentenceSource(reader);
  tellNote(file)(M2_OUTPUT_NOTE);
  const feed = m2OutputFeed(file);
  return new FeedSource(new LineSource(reader), {
    push: (line) => feed.push(line).map(outputText),
    end: () => feed.end().map(outputText),
  });
}

function outputText({ text, edits }: EditedText): OutputText {
  return { ...asBytes(text), edits: asBytes(edits) };
}
