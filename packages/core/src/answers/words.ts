/** In scripts that put no blank between words, each character counts as a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in lower case, without punctuation: what stays when only spacing, case and marks change. */
export function comparableWords(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
