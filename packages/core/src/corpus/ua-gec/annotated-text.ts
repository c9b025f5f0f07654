import { StetError, quote } from '../../error.js';

/** A mark in an annotated text: what stands there, what should, and what is said of it. */
interface TextMark {
  readonly source: string;
  /** Any of these will do; none where the text stays. */
  readonly targets: readonly string[];
  /** Keys and values in the order of the file, such as `error_type` and `G/Case`. */
  readonly details: readonly (readonly [key: string, value: string])[];
}

/** A text with its marks, in order; strings stand between them. */
export type AnnotatedText = readonly (string | TextMark)[];

const MARK = /\{(?<source>[^{}]*?)=>(?<rest>[^{}]*)\}/gu;

/** Instead of a target: the annotator saw an error and left it. */
const NO_SUGGESTIONS = 'NO_SUGGESTIONS';

export interface AnnotatedTextOptions {
  readonly file?: string | undefined;
}

/** Reads the annotated text of UA-GEC: `Він {ходе=>ходить:::error_type=G/Case} до школи.` */
export function parseAnnotatedText(text: string, { file }: AnnotatedTextOptions = {}): AnnotatedText {
  const pieces: (string | TextMark)[] = [];
  let end = 0;
  const keep = (between: string): void => {
    const stray = /[{}]/u.exec(between);
    if (stray !== null) throw strayBrace(text, end + stray.index, file);
    if (between !== '') pieces.push(between);
  };
  for (const match of text.matchAll(MARK)) {
    keep(text.slice(end, match.index));
    const { source = '', rest = '' } = match.groups ?? {};
    // A target may end with a colon.
    const [target, ...details] = rest.split(/:::(?=\w)/u);
    pieces.push({
      source,
      targets: target === NO_SUGGESTIONS ? [] : target.split('|'),
      details: details.map(readDetail),
    });
    end = match.index + match[0].length;
  }
  keep(text.slice(end));
  return pieces;
}

function readDetail(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Writes what `parseAnnotatedText` reads back. */
export function printAnnotatedText(text: AnnotatedText): string {
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const target = piece.targets.length === 0 ? NO_SUGGESTIONS : piece.targets.join('|');
      const details = piece.details.map(([key, value]) => `:::${key}=${value}`).join('');
      return `{${piece.source}=>${target}${details}}`;
    })
    .join('');
}

/** Within a mark a line end is written as two characters. */
export function unescapeLineEnds(text: string): string {
  return text.replaceAll(String.raw`\n`, '\n');
}

/** The text before anybody corrected it. */
export function sourceOf(text: AnnotatedText): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : unescapeLineEnds(piece.source))).join('');
}

/** The text with the first correction of each mark. */
export function targetOf(text: AnnotatedText): string {
  return text
    .map((piece) => (typeof piece === 'string' ? piece : unescapeLineEnds(piece.targets.at(0) ?? piece.source)))
    .join('');
}

function strayBrace(text: string, at: number, file: string | undefined): StetError {
  return new StetError({
    code: 'BAD_MARKUP',
    file,
    line: text.slice(0, at).split('\n').length,
    expected: 'braces only around marks, {source=>target:::error_type=…}',
    found: quote(text.slice(at, at + 40)),
    remedy: 'Close the mark, or remove the brace.',
  });
}
