/** A value as JSON for a script element: nothing in it can end the element or open a comment. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
