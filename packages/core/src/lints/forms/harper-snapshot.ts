import { quote } from '../../error.js';
import { splitLines } from '../../text/lines.js';
import type { Span } from '../../text/span.js';
import type { Lint } from '../lint-run.js';
import { harperSuggestion } from './harper-suggestion.js';
import { badReport } from './json-value.js';
import type { LintForm, ReportContext } from './lint-form.js';
import { TextPlaces } from './text-places.js';

/**
 * The snapshots of Harper's tests (`.snap.yml`). They look like YAML, and are not: keys repeat. A block has the kind of a
 * lint but not its rule, and marks its place below the lines of the text, so that offsets are won back from the text.
 */
export const harperSnapshot: LintForm = {
  name: 'harper-snapshot',
  title: "a snapshot of Harper's tests (.snap.yml)",
  checker: 'harper',
  offsets: 'code-points',
  detect: (document) => /^Lint: +\w+ \(\d+ priority\)$/mu.test(document),
  read: (document, context) => {
    const text = context.textOf(undefined);
    return { texts: [{ file: undefined, lints: blocksOf(document).map((block) => readBlock(block, text, context)) }] };
  },
};

interface Block {
  /** Of its first line in the file, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

function blocksOf(document: string): Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  splitLines(document).forEach((content, at) => {
    if (content.startsWith('Lint:')) blocks.push({ line: at + 1, lines: [] });
    blocks.at(-1)?.lines.push(content);
  });
  return blocks;
}

const HEAD = /^Lint: +(?<kind>\w+) \((?<priority>\d+) priority\)$/u;
const SUGGESTION = /^ {2}- (?<shown>.*)$/u;

function readBlock({ line, lines }: Block, text: string, { location }: ReportContext): Lint {
  const here = { ...location, line };
  const head = HEAD.exec(lines[0])?.groups;
  const places = new TextPlaces(text, 'code-points', here);
  const marked = readMarks(lines, places);
  if (head === undefined || marked === undefined) {
    throw badReport('a lint with its kind, priority and marked place', quote(lines.join(' ')), here);
  }
  const { kind, priority } = head;
  const slice = text.slice(marked.start, marked.end);
  return places.lint(marked, {
    rule: kind,
    group: kind,
    message: marked.message,
    suggestions: lines.flatMap((content) => {
      const shown = SUGGESTION.exec(content)?.groups?.shown;
      const suggestion = shown === undefined ? undefined : harperSuggestion(shown, slice);
      return suggestion === undefined ? [] : [suggestion];
    }),
    extra: { priority: Number(priority) },
  });
}

const NUMBERED = /^ +(?<number>\d+) \| ?(?<shown>.*)$/u;
const UNDERLINE = /^ +\| (?<blank> *)(?<mark>\^?~*) ?(?<message>.*)$/u;

/** The place that carets and tildes mark: `^` below its first character, `~` below the others, line by line. */
function readMarks(lines: readonly string[], places: TextPlaces): (Span & { readonly message: string }) | undefined {
  let start: number | undefined;
  let end = 0;
  let message = '';
  let number = -1;
  for (const content of lines) {
    const numbered = NUMBERED.exec(content)?.groups;
    const underline = UNDERLINE.exec(content)?.groups;
    if (numbered !== undefined) {
      number = Number(numbered.number) - 1;
      refuseOtherLine(number, numbered.shown, places);
    } else if (underline !== undefined) {
      const column = underline.blank.length;
      start ??= columnIn(number, column, places);
      end = columnIn(number, column + underline.mark.length, places);
      if (underline.message !== '') message = underline.message;
    }
  }
  return start === undefined ? undefined : { start, end, message };
}

function refuseOtherLine(number: number, shown: string, places: TextPlaces): void {
  const line = places.line(number);
  if (line?.text.trimEnd() === shown.trimEnd()) return;
  throw places.misplaced(`${quote(shown)} in line ${number + 1} of the text`, quote(line?.text ?? 'no such line'));
}

/** The end of a line is marked as one more character. */
function columnIn(number: number, column: number, places: TextPlaces): number {
  const line = places.line(number);
  const isPastEnd = line !== undefined && column === Array.from(line.text).length + 1;
  return isPastEnd ? Math.min(line.start + line.text.length + 1, places.text.length) : places.offset(number, column);
}
