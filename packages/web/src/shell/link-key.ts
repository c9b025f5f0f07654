/** The key in a personal link to a room, or a key by itself. */
export function linkKey(link: string, room: 'judge' | 'annotate'): string | undefined {
  return new RegExp(`(?:^|/${room}(?:[/#]|\\?.*#))([\\w-]{43})(?:[/?#].*)?$`, 'u').exec(link.trim())?.[1];
}
