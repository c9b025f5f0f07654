import {
  parsePlainText,
  printM2,
  printMarkdownEssays,
  writeAnnotated,
  type EssayText,
  type FormatName,
  type OutputText,
} from '@stet/core/internal';
import type { MadeFile } from '../computing/kept-files.js';
import type { GoldKind } from '../storage/task-tables.js';
import { tar } from '../archive/tar.js';
import { parseStoredGold } from './parse-stored-gold.js';
import { storedFormat } from './stored-format.js';

const TEXT = 'text/plain; charset=utf-8';

export interface GoldPrintTask {
  /** As it is stored. */
  readonly content: string;
  readonly kind: GoldKind;
  readonly format: FormatName;
}

/** A gold in a format; several files become one tar file. */
export function printGold({ content, kind, format }: GoldPrintTask): MadeFile {
  const isStored = format === storedFormat(content);
  const files = isStored
    ? [{ suffix: format === 'documents' ? '.jsonl' : '.m2', text: content }]
    : filesOf(content, format);
  const [first] = files;
  if (files.length === 1) return { suffix: first.suffix, type: TEXT, bytes: new TextEncoder().encode(first.text) };
  const archive = tar(files.map(({ suffix, text }) => ({ name: `${kind}${suffix}`, text })));
  return { suffix: '.tar', type: 'application/x-tar', bytes: new Uint8Array(archive) };
}

function filesOf(content: string, format: FormatName): readonly OutputText[] {
  return writeAnnotated(format, parseStoredGold(content)).files;
}

type SourceFormat = 'txt' | 'm2' | 'json' | 'md';

export interface SourcePrintTask {
  /** One sentence per line. */
  readonly content: string;
  /** The essays that it is made of; sentences count as essays that are named by their numbers. */
  readonly essays: readonly EssayText[] | undefined;
  readonly format: SourceFormat;
}

interface SourcePrinter {
  readonly type: string;
  readonly print: (content: string, essays: readonly EssayText[] | undefined) => string;
}

const SOURCE_FORMATS: Readonly<Record<SourceFormat, SourcePrinter>> = {
  txt: { type: TEXT, print: (content) => content },
  m2: {
    type: TEXT,
    print: (content) => printM2(parsePlainText(content).map((source) => ({ sources: [source], annotations: [] }))),
  },
  md: {
    type: TEXT,
    print: (content, essays) => printMarkdownEssays(essays ?? numbered(parsePlainText(content))),
  },
  json: {
    type: 'application/json; charset=utf-8',
    print: (content) =>
      JSON.stringify({ sentences: parsePlainText(content).map((source, at) => ({ number: at + 1, source })) }),
  },
};

/** A source in a format. */
export function printSource({ content, essays, format }: SourcePrintTask): MadeFile {
  const { type, print } = SOURCE_FORMATS[format];
  return { suffix: `.${format}`, type, bytes: new TextEncoder().encode(print(content, essays)) };
}

function numbered(texts: readonly string[]): EssayText[] {
  return texts.map((text, at) => ({ id: String(at + 1), text }));
}
