import type { Element } from './element.js';
import { ElementReader } from './element-reader.js';

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
