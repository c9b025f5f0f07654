/** A number as Python prints a float: `1.0`, `0.3333`, `1e-05`. */
export function pythonFloat(number: number): string {
  const size = Math.abs(number);
  if (size !== 0 && (size < 1e-4 || size >= 1e16)) {
    return number.toExponential().replace(/e([+-])(\d)$/u, 'e$10$2');
  }
  return Number.isInteger(number) ? `${number}.0` : String(number);
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** What Python does not print as it is: controls, blanks but U+0020, and what Unicode has not assigned. */
const ESCAPED = /[\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

/** A text as Python prints it within a list: in single quotes, in double quotes if it has single ones alone. */
export function pythonString(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replace(ESCAPED, (character) => SHORT_ESCAPES[character] ?? hexadecimal(character));
  return `${mark}${mark === "'" ? escaped.replaceAll("'", "\\'") : escaped}${mark}`;
}

function hexadecimal(character: string): string {
  // Of a whole character, which is never empty.
  const code = character.codePointAt(0) ?? 0;
  const [letter, digits] = code > 0xffff ? ['U', 8] : code > 0xff ? ['u', 4] : ['x', 2];
  return `\\${letter}${code.toString(16).padStart(digits, '0')}`;
}
