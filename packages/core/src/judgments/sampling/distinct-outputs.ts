import { strip } from '../../text/white-space.js';

/** What a system wrote, a line for each sentence. */
export interface SystemLines {
  readonly name: string;
  readonly lines: readonly string[];
}

/** A text that one or more systems wrote for a sentence; a judge sees it once. */
export interface DistinctOutput {
  /** In alphabetical order. */
  readonly systems: readonly string[];
  readonly text: string;
}

/**
 * The different outputs for a sentence (Grundkiewicz et al. 2015, section 4.2), compared without carriage returns and
 * without blanks at the ends; in the order of the first system of each.
 */
export function distinctOutputs(systems: readonly SystemLines[], sentence: number): DistinctOutput[] {
  const byText = new Map<string, string[]>();
  for (const { name, lines } of systems.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const text = strip(lines[sentence].replaceAll('\r', ''));
    const sameText = byText.get(text);
    if (sameText === undefined) byText.set(text, [name]);
    else sameText.push(name);
  }
  return Array.from(byText, ([text, names]) => ({ systems: names, text }));
}
