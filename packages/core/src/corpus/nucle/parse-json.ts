import { StetError } from '../../error.js';
import type { Essay, EssayAnnotation, Mistake, Paragraph } from './essay.js';
import { parseShallowJson } from '../../text/parse-shallow-json.js';

export interface JsonEssayOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

/**
 * Reads essays from JSON, one or an array of them: `{"id": "7", "title": "On cats", "paragraphs": ["Cats is nice."]}`.
 * A paragraph may also be `{"kind": "title", "text": "On cats"}`, and `annotations` as `printJsonEssays` writes them.
 */
export function parseJsonEssays(text: string, { file }: JsonEssayOptions = {}): Essay[] {
  const refuse: Refuse = (path, expected, found) => {
    throw new StetError({
      code: 'BAD_ESSAY',
      file,
      expected: `${expected} at ${path}`,
      found,
      remedy: 'See docs/annotate.md for what essays in JSON look like.',
    });
  };
  const value = parse(text, refuse);
  return (Array.isArray(value) ? value : [value]).map((essay: unknown, at) =>
    readEssay(new Reader(essay, `essay ${at + 1}`, refuse)),
  );
}

/** Writes essays as JSON; `parseJsonEssays` reads back the same essays. */
export function printJsonEssays(essays: readonly Essay[]): string {
  return `${JSON.stringify(essays, null, 2)}\n`;
}

type Refuse = (path: string, expected: string, found: string) => never;

function parse(text: string, refuse: Refuse): unknown {
  try {
    return parseShallowJson(text);
  } catch (error) {
    return refuse('the start', 'JSON', error instanceof Error ? error.message : 'something else');
  }
}

/** An object of the file, and the path to it for messages. */
class Reader {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #refuse: Refuse;

  constructor(value: unknown, path: string, refuse: Refuse) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      refuse(path, 'an object', kindOf(value));
    }
    this.#fields = value as Readonly<Record<string, unknown>>;
    this.#path = path;
    this.#refuse = refuse;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name);
  }

  text(name: string): string {
    const value = this.#fields[name];
    return typeof value === 'string' ? value : this.#miss(name, 'a text', value);
  }

  offset(name: string): number {
    const value = this.#fields[name];
    return Number.isSafeInteger(value) && Number(value) >= 0
      ? Number(value)
      : this.#miss(name, 'a number from 0', value);
  }

  /** Strings stay as they are; objects are read. */
  list<Item>(name: string, read: (item: Reader) => Item): (Item | string)[] {
    const values = this.#fields[name];
    if (!Array.isArray(values)) return this.#miss(name, 'a list', values);
    return values.map((value: unknown, at) =>
      typeof value === 'string' ? value : read(new Reader(value, `${this.#path}, ${name} ${at + 1}`, this.#refuse)),
    );
  }

  objects<Item>(name: string, read: (item: Reader) => Item): Item[] {
    return this.list(name, read).map((item) => (typeof item === 'string' ? this.#miss(name, 'objects', item) : item));
  }

  #miss(name: string, expected: string, found: unknown): never {
    return this.#refuse(`${name} of ${this.#path}`, expected, kindOf(found));
  }
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? 'a string' : typeof value === 'number' ? 'a number' : 'a boolean';
}

function readEssay(essay: Reader): Essay {
  const paragraphs = essay
    .list('paragraphs', readParagraph)
    .map((item): Paragraph => (typeof item === 'string' ? { kind: 'paragraph', text: item } : item));
  return {
    id: essay.text('id'),
    paragraphs: essay.has('title') ? [{ kind: 'title', text: essay.text('title') }, ...paragraphs] : paragraphs,
    annotations: essay.has('annotations') ? essay.objects('annotations', readAnnotation) : [],
  };
}

function readParagraph(paragraph: Reader): Paragraph {
  return {
    kind: paragraph.has('kind') && paragraph.text('kind') === 'title' ? 'title' : 'paragraph',
    text: paragraph.text('text'),
  };
}

function readAnnotation(annotation: Reader): EssayAnnotation {
  return { teacher: annotation.text('teacher'), mistakes: annotation.objects('mistakes', readMistake) };
}

function readMistake(mistake: Reader): Mistake {
  return {
    startParagraph: mistake.offset('startParagraph'),
    startOffset: mistake.offset('startOffset'),
    endParagraph: mistake.offset('endParagraph'),
    endOffset: mistake.offset('endOffset'),
    type: mistake.text('type'),
    correction: mistake.text('correction'),
    ...(mistake.has('comment') ? { comment: mistake.text('comment') } : {}),
  };
}
