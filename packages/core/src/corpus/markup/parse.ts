import { SaxesParser } from 'saxes';
import { quote } from '../../error.js';
import { badMarkup, type Element } from './element.js';

export interface MarkupOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

interface OpenElement extends Element {
  readonly children: OpenElement[];
  text: string;
}

/** The root element of a well-formed XML file. No entity is expanded, nothing is fetched. */
export function parseXml(text: string, options: MarkupOptions = {}): Element {
  // The parser refuses a document without a root element.
  return readElements(text, options, false)[0];
}

/**
 * The elements of an SGML file as the shared tasks write them: every element is closed, several may stand at the
 * top, and what starts neither a tag nor a reference known to XML is text (`p < 0.5 & c`).
 */
export function parseSgml(text: string, options: MarkupOptions = {}): Element[] {
  return readElements(text.replace(LOOSE_AMPERSAND, '&amp;').replace(LOOSE_BRACKET, '&lt;'), options, true);
}

const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\dA-Fa-f]+);)/gu;

const LOOSE_BRACKET = /<(?![A-Za-z/!?])/gu;

function readElements(text: string, { file }: MarkupOptions, fragment: boolean): Element[] {
  const parser = new SaxesParser({ fragment, xmlns: false });
  const top: OpenElement[] = [];
  const open: OpenElement[] = [];

  const fail = (found: string): never => {
    throw badMarkup(
      { file, line: parser.line },
      'elements that are closed in order, with "<" in text written as "&lt;"',
      found,
      'Correct the markup at or before this line.',
    );
  };
  parser.on('error', ({ message }) => fail(quote(message.replace(/^\d+:\d+: /u, ''))));
  parser.on('opentag', ({ name, attributes }) => {
    const element: OpenElement = { name, attributes, children: [], text: '', file, line: parser.line };
    (open.at(-1)?.children ?? top).push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (piece: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += piece;
    else if (piece.trim() !== '') fail(`text outside of all elements, ${quote(piece.trim())}`);
  };
  parser.on('text', addText);
  parser.on('cdata', fragment ? () => fail('a CDATA section') : addText);
  parser.write(text).close();
  return top;
}
