/** True where one character at most must be inserted, deleted or replaced to make one text the other. */
export function withinOneChange(left: string, right: string): boolean {
  const [shorter, longer] = [Array.from(left), Array.from(right)].sort((a, b) => a.length - b.length);
  if (longer.length - shorter.length > 1) return false;
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same++;
  const rest = (characters: readonly string[], from: number): string => characters.slice(from).join('');
  return longer.length === shorter.length
    ? rest(shorter, same + 1) === rest(longer, same + 1)
    : rest(shorter, same) === rest(longer, same + 1);
}
