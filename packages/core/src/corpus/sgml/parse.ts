import { SaxesParser } from 'saxes';
import { quote } from '../../error.js';
import { badSgml, type Element } from './element.js';

export interface SgmlParseOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

interface OpenElement extends Element {
  readonly children: OpenElement[];
  text: string;
}

/**
 * The elements of an SGML file as the shared tasks write them: every element is closed, several may stand at the
 * top, and what starts neither a tag nor a reference known to XML is text (`p < 0.5 & c`). No entity is expanded,
 * nothing is fetched.
 */
export function parseSgml(text: string, { file }: SgmlParseOptions = {}): Element[] {
  const parser = new SaxesParser<{ fragment: true; xmlns: false }>({ fragment: true, xmlns: false });
  const top: OpenElement[] = [];
  const open: OpenElement[] = [];

  const fail = (found: string): never => {
    throw badSgml(
      { file, line: parser.line },
      'elements that are closed in order, with "<" in text written as "&lt;"',
      found,
      'Correct the markup at or before this line.',
    );
  };
  parser.on('error', ({ message }) => fail(quote(message.replace(/^\d+:\d+: /u, ''))));
  parser.on('cdata', () => fail('a CDATA section'));
  parser.on('opentag', ({ name, attributes }) => {
    const element: OpenElement = { name, attributes, children: [], text: '', file, line: parser.line };
    (open.at(-1)?.children ?? top).push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', (piece) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += piece;
    else if (piece.trim() !== '') fail(`text outside of all elements, ${quote(piece.trim())}`);
  });
  parser.write(text.replace(LOOSE_AMPERSAND, '&amp;').replace(LOOSE_BRACKET, '&lt;')).close();
  return top;
}

const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\dA-Fa-f]+);)/gu;

const LOOSE_BRACKET = /<(?![A-Za-z/!?])/gu;
