import { SaxesParser } from 'saxes';
import { quote } from '../../error.js';
import { badMarkup, childrenOf, type Element } from './element.js';

export interface ElementReaderOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
  /** Read SGML as the shared tasks write it: see `parseSgml`. */
  readonly sgml?: boolean | undefined;
  /** The depth of the elements to return; 0 for those at the top. */
  readonly depth?: number | undefined;
  /** Called when an element around them opens; such an element may hold elements only, no text. */
  readonly onOpen?: ((element: Element, depth: number) => void) | undefined;
}

interface OpenElement extends Element {
  readonly children: OpenElement[];
  text: string;
}

const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\dA-Fa-f]+);)/gu;

const LOOSE_BRACKET = /<(?![A-Za-z/!?])/gu;

/** Reads markup that arrives in pieces of whole lines, and returns each element when it closes; it keeps none. */
export class ElementReader {
  readonly #options: ElementReaderOptions;
  readonly #parser: SaxesParser;
  readonly #open: OpenElement[] = [];
  #closed: Element[] = [];
  #endsWithBreak = false;
  #lastLine: number | undefined;

  constructor(options: ElementReaderOptions = {}) {
    const { file, sgml = false, depth = 0, onOpen } = options;
    this.#options = options;
    const parser = new SaxesParser({ fragment: sgml, xmlns: false });
    this.#parser = parser;
    parser.on('error', ({ message }) => this.#fail(quote(message.replace(/^\d+:\d+: /u, ''))));
    parser.on('opentag', ({ name, attributes }) => {
      const element: OpenElement = { name, attributes, children: [], text: '', file, line: parser.line };
      const level = this.#open.length;
      if (level < depth) onOpen?.(element, level);
      else if (level > depth) this.#open[level - 1].children.push(element);
      this.#open.push(element);
    });
    parser.on('closetag', () => {
      const element = this.#open.pop();
      if (element !== undefined && this.#open.length === depth) this.#closed.push(element);
    });
    parser.on('text', (piece) => this.#addText(piece, depth));
    parser.on('cdata', (piece) => {
      if (sgml) this.#fail('a CDATA section');
      this.#addText(piece, depth);
    });
  }

  /** Takes the next piece, and returns the elements that it closes. */
  push(piece: string): readonly Element[] {
    const { sgml = false } = this.#options;
    this.#endsWithBreak = piece.endsWith('\n');
    this.#parser.write(sgml ? piece.replace(LOOSE_AMPERSAND, '&amp;').replace(LOOSE_BRACKET, '&lt;') : piece);
    return this.#takeClosed();
  }

  /** Checks that no element is left open; if one is, the error names the last line that is not empty. */
  end(): readonly Element[] {
    this.#lastLine = this.#parser.line - (this.#endsWithBreak ? 1 : 0);
    this.#parser.close();
    return this.#takeClosed();
  }

  #takeClosed(): readonly Element[] {
    const closed = this.#closed;
    this.#closed = [];
    return closed;
  }

  #addText(piece: string, depth: number): void {
    const element = this.#open.at(-1);
    if (element === undefined) {
      if (piece.trim() !== '') this.#fail(`text outside of all elements, ${quote(piece.trim())}`);
    } else if (this.#open.length > depth) {
      element.text += piece;
    } else {
      childrenOf({ ...element, text: piece });
    }
  }

  #fail(found: string): never {
    throw badMarkup(
      { file: this.#options.file, line: this.#lastLine ?? this.#parser.line },
      'elements that are closed in order, with "<" in text written as "&lt;"',
      found,
      'Correct the markup at or before this line.',
    );
  }
}

export interface MarkupOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

/** The root element of a well-formed XML file. No entity is expanded, nothing is fetched. */
export function parseXml(text: string, { file }: MarkupOptions = {}): Element {
  // The parser refuses a document without a root element.
  return readElements(new ElementReader({ file }), text)[0];
}

/**
 * The elements of an SGML file as the shared tasks write them: every element is closed, several may be at the top
 * level, and `<` and `&` that start neither a tag nor an XML reference are text (`p < 0.5 & c`).
 */
export function parseSgml(text: string, { file }: MarkupOptions = {}): Element[] {
  return readElements(new ElementReader({ file, sgml: true }), text);
}

function readElements(reader: ElementReader, text: string): Element[] {
  return [...reader.push(text), ...reader.end()];
}
