/** A hash of the characters of a text from one offset to another. Whole numbers of 32 bits, the same on every machine. */
export function hashText(seed: number, text: string, from = 0, to = text.length): number {
  let hash = seed;
  // FNV-1a, by UTF-16 units.
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
}

/** The number of a feature: its kind, and one or two values. */
export function featureNumber(kind: number, first: number, second = 0): number {
  return mix(Math.imul(mix(Math.imul(kind + 1, 0x9e3779b1) ^ first), 0x85ebca6b) ^ second);
}

function mix(hash: number): number {
  const stirred = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const again = Math.imul(stirred ^ (stirred >>> 12), 0x297a2d39);
  return again ^ (again >>> 15);
}
