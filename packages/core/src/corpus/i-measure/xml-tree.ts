import { SaxesParser } from 'saxes';
import { StetError } from '../../error.js';

export interface XmlElement {
  readonly name: string;
  /** Where its start tag ends. */
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

/** Reads well-formed XML into a tree; entities other than XML's own five are refused, never expanded. */
export function parseXml(text: string, file: string | undefined): XmlElement {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    throw new StetError({
      code: 'BAD_XML',
      file,
      line: parser.line,
      expected: 'well-formed XML',
      found: error.message.replace(/^[^ ]*\d+:\d+: /u, ''),
      remedy: 'Repair the file, or write it again with the program that made it.',
    });
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, line: parser.line, attributes, children: [], text: '' };
    if (open.length === 0) root = element;
    else open[open.length - 1].children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (part: string): void => {
    if (open.length > 0) open[open.length - 1].text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  // The parser refuses a document without a root element.
  if (root === undefined) throw new Error('the XML parser found no element');
  return root;
}
