import { strip } from '@stet/core/internal';
import { openLines } from './line-source.js';
import { ListSource } from './list-source.js';
import type { Source } from './source.js';

/** Lines of a file whose first lines have been looked at already. */
export interface PeekedLines {
  /** The text of the first lines: enough to tell what the file holds. */
  readonly head: string;
  /** All lines, the first ones too. */
  readonly lines: Source<string>;
}

const HEAD_CHARACTERS = 1 << 16;

/** Opens a text file and looks at its first lines. */
export async function peekLines(file: string): Promise<PeekedLines> {
  const lines = await openLines(file);
  const headLines: string[] = [];
  let filled = 0;
  let characters = 0;
  while (filled < 2 || characters < HEAD_CHARACTERS) {
    const line = await lines.next();
    if (line === undefined) break;
    headLines.push(line);
    if (filled > 0 || strip(line) !== '') {
      filled++;
      characters += line.length;
    }
  }
  return { head: headLines.join('\n'), lines: new ListSource(file, headLines, lines) };
}
