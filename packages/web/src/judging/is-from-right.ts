const FROM_RIGHT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Adlam}]/u;

/** Whether a text is read from right to left, by its first letter, as `dir="auto"` decides it. */
export function isFromRight(text: string): boolean {
  return FROM_RIGHT.test(/\p{L}/u.exec(text)?.[0] ?? '');
}
