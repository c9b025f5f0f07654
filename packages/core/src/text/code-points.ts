/** The code points of a text; a lone surrogate counts as one. */
export function codePoints(text: string): Int32Array {
  const points = new Int32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    // `at` is within the text, so there is a code point.
    const point = text.codePointAt(at) ?? 0;
    if (point > 0xffff) at++;
    points[length++] = point;
  }
  return length === points.length ? points : points.slice(0, length);
}
