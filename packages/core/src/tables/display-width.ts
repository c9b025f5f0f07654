const ASCII = /^[ -~]*$/u;

const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cc}\p{Cf}]$/u;

/** Wide and full-width characters (Unicode Standard Annex 11), and emoji that are drawn as pictures. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u;

/** How many terminal columns a text takes: `displayWidth('日本')` is 4. */
export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    // A grapheme is as wide as its widest character.
    width += Math.max(...Array.from(segment, widthOf));
  }
  return width;
}

function widthOf(character: string): number {
  return WIDE.test(character) ? 2 : INVISIBLE.test(character) ? 0 : 1;
}
