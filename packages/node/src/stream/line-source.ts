import { stripUtf8, textOf, type LineOptions, type Utf8Text } from '@stet/core/internal';
import { openReader } from './line-reader.js';
import { ReaderSource } from './reader-source.js';
import type { Source } from './source.js';

/** The lines of a file, as strings. */
export class LineSource extends ReaderSource<string> {
  protected override take(): string | undefined {
    return this.reader.next() ? textOf(this.reader) : undefined;
  }
}

/** The lines of a file without white space at their ends, as bytes. */
export class SentenceSource extends ReaderSource<Utf8Text> {
  protected override take(): Utf8Text | undefined {
    const { reader } = this;
    return reader.next() ? stripUtf8(reader.bytes, reader.start, reader.end) : undefined;
  }
}

/** Opens a text file to read it line by line. */
export async function openLines(file: string, options: LineOptions = {}): Promise<Source<string>> {
  return new LineSource(await openReader(file, options));
}

/** Opens a text file with one sentence per line. */
export async function openSentences(file: string, options: LineOptions = {}): Promise<Source<Utf8Text>> {
  return new SentenceSource(await openReader(file, options));
}
