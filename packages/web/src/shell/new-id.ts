const BYTES = 16;

/** A unique id; `crypto.randomUUID` is missing without HTTPS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
