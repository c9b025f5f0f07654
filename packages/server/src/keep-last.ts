/** Sets a key, which is now the one used last, and drops the one unused for longest when there are more than `most`. */
export function keepLast<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > most) for (const [oldest] of kept) if (kept.delete(oldest)) break;
}
