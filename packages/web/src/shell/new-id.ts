const BYTES = 16;

/** An id that nobody else makes; `crypto.randomUUID` is missing where the page comes without encryption. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
