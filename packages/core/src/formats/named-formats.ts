import { StetError, quote } from '../error.js';

/** The format with this name. */
export function findFormat<Format extends { readonly name: string }>(formats: readonly Format[], name: string): Format {
  const format = formats.find((candidate) => candidate.name === name);
  if (format !== undefined) return format;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `a format: ${formats.map((candidate) => candidate.name).join(', ')}`,
    found: quote(name),
    remedy: 'Choose one of these.',
  });
}

/** The titles of formats as a phrase: `M2, I-measure XML or NUCLE SGML`. */
export function titleList(formats: readonly { readonly title: string }[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(formats.map(({ title }) => title));
}
