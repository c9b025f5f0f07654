/** The key in a judge's link, or a key by itself. */
export function judgeKeyIn(link: string): string | undefined {
  return /(?:^|\/judge\/)([\w-]{43})(?:[/?#].*)?$/u.exec(link.trim())?.[1];
}
