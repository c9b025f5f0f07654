import { splitLines } from '../../text/lines.js';
import { strip } from '../../text/white-space.js';
import type { Essay, Paragraph } from './essay.js';

export interface PlainEssayOptions {
  /** The id of the essay; if the file has several, a number is appended. */
  readonly name?: string | undefined;
}

const TITLE = /^#\s+(?=\S)/u;

/**
 * Reads essays from plain text: an empty line ends a paragraph, and lines of one paragraph are joined by a blank. A
 * line that begins with `# ` is the title of an essay, and begins a new one.
 */
export function parsePlainEssays(text: string, { name = '1' }: PlainEssayOptions = {}): Essay[] {
  const essays: Paragraph[][] = [];
  let lines: string[] = [];
  const add = (paragraph: Paragraph): void => {
    if (essays.length === 0 || paragraph.kind === 'title') essays.push([]);
    essays[essays.length - 1].push(paragraph);
  };
  const close = (): void => {
    if (lines.length > 0) add({ kind: 'paragraph', text: lines.join(' ') });
    lines = [];
  };
  for (const line of splitLines(text).map(strip)) {
    if (TITLE.test(line)) {
      close();
      add({ kind: 'title', text: line.replace(TITLE, '') });
    } else if (line === '') close();
    else lines.push(line);
  }
  close();
  return essays.map((paragraphs, at) => ({
    id: essays.length === 1 ? name : `${name}-${at + 1}`,
    paragraphs,
    annotations: [],
  }));
}
