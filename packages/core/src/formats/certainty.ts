/** How sure a format is that a file is in it, least first. */
const CERTAINTIES = ['no', 'unlikely', 'likely', 'certain'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export interface Detectable {
  /** Judges a file by its beginning, without leading white space, and by its name. */
  readonly detect: (head: string, fileName?: string) => Certainty;
}

/** The format that is surest of a text, the first of several that are equally sure. Undefined where all say no. */
export function surestFormat<Format extends Detectable>(
  formats: readonly Format[],
  text: string,
  fileName?: string,
): Format | undefined {
  const head = text.replace(/^\uFEFF/u, '').trimStart();
  let surest: Format | undefined;
  let highest = 0;
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
