import { StetError, quote } from '../error.js';

/** How sure a format is that a file is in it, least first. */
const CERTAINTIES = ['no', 'unlikely', 'likely', 'certain'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export interface Detectable {
  /** Judges a file by its beginning, without leading white space, and by its name. */
  readonly detect: (head: string, fileName?: string) => Certainty;
}

/**
 * The format that is surest of a text, the first of several that are equally sure. Undefined where all are less sure than
 * `least`.
 */
export function surestFormat<Format extends Detectable>(
  formats: readonly Format[],
  text: string,
  fileName?: string,
  least: Certainty = 'unlikely',
): Format | undefined {
  const head = text.replace(/^\uFEFF/u, '').trimStart();
  let surest: Format | undefined;
  let highest = CERTAINTIES.indexOf(least) - 1;
  for (const format of formats) {
    const certainty = CERTAINTIES.indexOf(format.detect(head, fileName));
    if (certainty <= highest) continue;
    surest = format;
    highest = certainty;
  }
  return surest;
}

/** The name of the element that a markup file begins with. */
export function rootElement(head: string): string | undefined {
  return /^(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<([A-Za-z-]+)/su.exec(head)?.[1];
}

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
  const titles = formats.map(({ title }) => title);
  // Intl.ListFormat would say the same, but loading it takes a fifth of a command's start.
  return [titles.slice(0, -1).join(', '), ...titles.slice(-1)].filter((phrase) => phrase !== '').join(' or ');
}
