import { quote } from '../../error.js';
import type { EssayText } from './essay-text.js';

/** What stands before the name of each essay, wherever in a line it is. */
const MARKER = '### essay_id = ';

export interface MarkdownEssays {
  readonly essays: readonly EssayText[];
  /** What the rules of the task make of the file that its writer may not have meant. */
  readonly oddities: readonly string[];
}

/**
 * Reads essays as the readers of MultiGEC-2025 do: the text is cut at `### essay_id = `; the rest of that line is the
 * name, and what follows the essay, without line ends at its ends. Of two essays with one name the last counts.
 */
export function parseMarkdownEssays(markdown: string): MarkdownEssays {
  const text = markdown.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  const [before, ...chunks] = text.split(MARKER);
  const oddities: string[] = [];
  if (before.trim() !== '') oddities.push(`line 1: ${quote(before.trim())} stands before the first essay and is lost`);
  const essays = new Map<string, string>();
  let at = before.length;
  let line = 1 + countLineEnds(before);
  for (const chunk of chunks) {
    const isAtStart = at === 0 || text[at - 1] === '\n';
    const end = chunk.indexOf('\n');
    const id = end === -1 ? chunk : chunk.slice(0, end);
    const essay = end === -1 ? '' : chunk.slice(end).replace(/^\n+|\n+$/gu, '');
    if (!isAtStart) {
      oddities.push(
        `line ${line}: "${MARKER.trim()}" within a line cuts the essay there; what follows is an essay of its own`,
      );
    }
    if (essays.has(id)) oddities.push(`line ${line}: essay ${quote(id)} comes again; the last one counts`);
    if (essay.trim() === '') oddities.push(`line ${line}: essay ${quote(id)} is empty`);
    if (id.trim() === '') oddities.push(`line ${line}: an essay without a name`);
    essays.set(id, essay);
    at += MARKER.length + chunk.length;
    line += countLineEnds(chunk);
  }
  return { essays: Array.from(essays, ([id, essay]) => ({ id, text: essay })), oddities };
}

const countLineEnds = (text: string): number => text.split('\n').length - 1;

/** Writes essays so that `parseMarkdownEssays` reads them back. */
export function printMarkdownEssays(essays: readonly EssayText[]): string {
  return essays.map(({ id, text }) => `${MARKER}${id}\n${text}\n\n`).join('');
}
