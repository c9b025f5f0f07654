/**
 * The key as a Latin keyboard has it: commands are Latin letters, and a keyboard set to Ukrainian or Arabic sends its own
 * letter for the same key.
 */
export function pressedKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const letter = /^Key([A-Z])$/u.exec(code)?.[1];
  const isForeign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  if (letter === undefined || !isForeign) return key;
  return shiftKey ? letter : letter.toLowerCase();
}
