import { StetError, quote } from '../../error.js';

/** An element of an XML or SGML file: plain data, in file order. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** The text directly inside, with `&lt;` and the like decoded. */
  readonly text: string;
  /** Where the element starts, for messages. */
  readonly file: string | undefined;
  readonly line: number;
}

/** The children; throws unless each has one of the names and no text stands between them. */
export function childrenOf(element: Element, ...names: readonly string[]): readonly Element[] {
  if (element.text.trim() !== '') {
    throw badMarkup(
      element,
      `only elements inside <${element.name}>`,
      `text, ${quote(element.text.trim())}`,
      'Remove the text, or put it into its element.',
    );
  }
  for (const child of element.children) expectName(child, ...names);
  return element.children;
}

export function expectName(element: Element, ...names: readonly string[]): void {
  if (names.includes(element.name)) return;
  throw badMarkup(
    element,
    names.map((name) => `<${name}>`).join(' or '),
    `<${element.name}>`,
    'Check that this is the file you mean, and the capitals of its elements.',
  );
}

/** The child with this name, if any; throws if there are several. */
export function onlyChild(element: Element, name: string): Element | undefined {
  const named = element.children.filter((child) => child.name === name);
  if (named.length <= 1) return named.at(0);
  throw badMarkup(named[1], `one <${name}> in <${element.name}>`, 'a second one', 'Remove one of them.');
}

/** The child with this name; throws unless there is exactly one. */
export function requiredChild(element: Element, name: string): Element {
  const child = onlyChild(element, name);
  if (child !== undefined) return child;
  throw badMarkup(element, `<${name}> in <${element.name}>`, 'none', 'Add it; it may be empty.');
}

/** The text of the child with this name; throws unless there is exactly one. */
export function requiredText(element: Element, name: string): string {
  return textOf(requiredChild(element, name));
}

/** The text of an element; throws if it has children. */
export function textOf(element: Element): string {
  if (element.children.length === 0) return element.text;
  const [child] = element.children;
  throw badMarkup(child, `only text in <${element.name}>`, `<${child.name}>`, 'Write "<" in text as "&lt;".');
}

export function attributeOf(element: Element, name: string): string {
  if (Object.hasOwn(element.attributes, name)) return element.attributes[name];
  throw badMarkup(element, `the attribute ${name} of <${element.name}>`, 'none', 'Add the attribute.');
}

/** An attribute as a number; throws unless it is a whole number from 0. */
export function numberOf(element: Element, name: string): number {
  const text = attributeOf(element, name);
  const value = Number(text);
  if (/^\d+$/u.test(text) && Number.isSafeInteger(value)) return value;
  throw badMarkup(
    element,
    `a whole number as ${name} of <${element.name}>`,
    quote(text),
    'Correct the number; paragraphs, characters and tokens are counted from 0.',
  );
}

export function badMarkup(
  { file, line }: Pick<Element, 'file' | 'line'>,
  expected: string,
  found: string,
  remedy: string,
): StetError {
  return new StetError({ code: 'BAD_MARKUP', file, line, expected, found, remedy });
}
