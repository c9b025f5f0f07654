/** Scripts that put no blank between words: each of their characters counts as one. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in small letters, without marks: what stays when a text is only written differently. */
export function comparableWords(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
