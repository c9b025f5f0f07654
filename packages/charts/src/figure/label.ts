const LENGTH = 13;
/** Font size of labels, in rem. */
const SIZE = 0.8125;
const GAP = 0.65;

/** A name that fits beside a chart. */
export function shortened(label: string, length = LENGTH): string {
  const characters = Array.from(label);
  if (characters.length <= length) return label;
  // Numbered names differ at their end.
  const end = Math.floor((length - 1) / 3);
  const start = characters.slice(0, length - 1 - end);
  return [...start, '…', ...characters.slice(characters.length - end)].join('');
}

/** The approximate width of a text, in em: without a screen, text cannot be measured. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u.test(character)
  )
    return 1;
  if (/[MWmw…@%&]/u.test(character)) return 0.9;
  if (/\p{Uppercase}/u.test(character)) return 0.7;
  return /[ilj.,:;'|!()[\]-]/u.test(character) ? 0.34 : 0.52;
}

/** The room that labels need, in rem. */
export function labelRoom(labels: readonly string[]): number {
  const widest = Math.max(0, ...labels.map((label) => textWidth(shortened(label))));
  return Number((widest * SIZE + GAP).toFixed(2));
}
