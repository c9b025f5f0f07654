import { StetError, quote } from '../../error.js';
import { strip, tokenise } from '../../text/white-space.js';
import type { Alternative, Correction, GoldError, IMeasureScript, IMeasureSentence } from './gold.js';
import { parseXml, type XmlElement } from './xml-tree.js';

export interface IMeasureParseOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
  /** Cut a correction that ends behind the sentence to the sentence, as the original program does. */
  readonly strictOriginal?: boolean | undefined;
}

/** Reads the XML gold standard of the I-measure; docs/metrics/i-measure.md shows one. */
export function parseIMeasure(text: string, options: IMeasureParseOptions = {}): IMeasureScript[] {
  return new Reader(options).scripts(parseXml(text, options.file));
}

class Reader {
  readonly #options: IMeasureParseOptions;

  constructor(options: IMeasureParseOptions) {
    this.#options = options;
  }

  scripts(root: XmlElement): IMeasureScript[] {
    if (root.name !== 'scripts') {
      throw this.#error(root, '<scripts> around everything', `<${root.name}>`, 'Check that this is I-measure XML.');
    }
    return this.#children(root, 'script').map((script) => ({
      id: this.#attribute(script, 'id'),
      sentences: this.#children(script, 'sentence').map((sentence) => this.#sentence(sentence)),
    }));
  }

  #sentence(element: XmlElement): IMeasureSentence {
    const text = this.#only(element, 'text');
    this.#children(text);
    const tokens = tokenise(text.text);
    const errors = this.#children(this.#only(element, 'error-list'), 'error');
    return {
      id: this.#attribute(element, 'id'),
      annotators: this.#number(element, 'numann'),
      source: tokens.join(' '),
      errors: errors.map((error) => this.#errorOf(error, tokens.length)),
    };
  }

  #errorOf(element: XmlElement, length: number): GoldError {
    const required = this.#attribute(element, 'req');
    if (required !== 'yes' && required !== 'no') {
      throw this.#error(
        element,
        'req="yes" or req="no"',
        `req=${quote(required)}`,
        'Say whether it must be corrected.',
      );
    }
    const alternatives = this.#children(element, 'alt').map((alternative): Alternative => ({
      annotator: this.#number(alternative, 'ann'),
      corrections: this.#children(alternative, 'c').map((correction) => this.#correction(correction, length)),
    }));
    return { type: this.#attribute(element, 'type'), required: required === 'yes', alternatives };
  }

  #correction(element: XmlElement, length: number): Correction {
    this.#children(element);
    const start = this.#number(element, 'start');
    const end = this.#number(element, 'end');
    const lastEnd = this.#options.strictOriginal === true ? Infinity : length;
    if (start > end) {
      throw new StetError({
        ...this.#place(element),
        code: 'OFFSETS_REVERSED',
        expected: 'a start that is not after the end',
        found: `${String(start)} ${String(end)}`,
        remedy: 'Swap or correct the offsets.',
      });
    }
    if (start > length || end > lastEnd) {
      throw new StetError({
        ...this.#place(element),
        code: 'OFFSETS_OUT_OF_RANGE',
        expected: `token offsets from 0 to ${String(length)}, the length of the sentence`,
        found: `${String(start)} ${String(end)}`,
        remedy: 'Correct the offsets; they count tokens from 0. (--strict-original cuts them to the sentence.)',
      });
    }
    return { start, end: Math.min(end, length), text: tokenise(element.text).join(' ') };
  }

  #attribute(element: XmlElement, name: string): string {
    if (Object.hasOwn(element.attributes, name)) return element.attributes[name];
    throw this.#error(element, `the attribute ${name} of <${element.name}>`, 'none', 'Add it.');
  }

  #number(element: XmlElement, name: string): number {
    const text = strip(this.#attribute(element, name));
    if (/^\d{1,9}$/u.test(text)) return Number(text);
    throw this.#error(element, `a whole number as ${name} of <${element.name}>`, quote(text), 'Correct the number.');
  }

  #only(parent: XmlElement, name: string): XmlElement {
    const found = this.#children(parent, 'text', 'error-list').filter((child) => child.name === name);
    if (found.length === 1) return found[0];
    throw this.#error(
      parent,
      `one <${name}> in <${parent.name}>`,
      String(found.length),
      'Give each sentence one text and one list of errors, which may be empty.',
    );
  }

  /** The children, which may only be of these names; with names given, there may be no text beside them. */
  #children(parent: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
    const wanted = names.length === 0 ? 'only text' : `only ${names.map((name) => `<${name}>`).join(' or ')}`;
    const stranger = parent.children.find(({ name }) => !names.includes(name));
    if (stranger !== undefined) {
      throw this.#error(stranger, `${wanted} in <${parent.name}>`, `<${stranger.name}>`, 'Remove the element.');
    }
    if (names.length > 0 && strip(parent.text) !== '') {
      throw this.#error(parent, `${wanted} in <${parent.name}>`, quote(strip(parent.text)), 'Remove the text.');
    }
    return parent.children;
  }

  #place({ line }: XmlElement): { file: string | undefined; line: number } {
    return { file: this.#options.file, line };
  }

  #error(element: XmlElement, expected: string, found: string, remedy: string): StetError {
    return new StetError({ ...this.#place(element), code: 'BAD_XML', expected, found, remedy });
  }
}
