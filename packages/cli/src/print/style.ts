/**
 * Stands for the escape character of a style until the text is written. Nobody can guess it, so that escapes which come
 * from names and sentences are never taken for ours.
 */
const MARK = `${Math.random()}${Math.random()}`;

const ESCAPE = '\u001b';

type Paint = (text: string) => string;

interface Style {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly yellow: Paint;
}

/** Colours only on a terminal without NO_COLOR. */
function styleFor(stream: { readonly isTTY?: boolean }): Style {
  const hasStyle = stream.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb';
  const paint =
    (open: number, close: number): Paint =>
    (text) =>
      hasStyle ? `${MARK}[${open}m${text}${MARK}[${close}m` : text;
  return { bold: paint(1, 22), dim: paint(2, 22), red: paint(31, 39), green: paint(32, 39), yellow: paint(33, 39) };
}

/** For the standard output. */
export const style = styleFor(process.stdout);

/** For the standard error. */
export const errorStyle = styleFor(process.stderr);

/** Text as a terminal may get it: our styles, and every other control character but tabs and line breaks made visible. */
export function forTerminal(text: string): string {
  return text
    .replace(/(?![\n\t])\p{Cc}/gu, (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replaceAll(MARK, ESCAPE);
}
