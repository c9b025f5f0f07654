/** Numbers as text, to the last bit, in half the room that decimals take. */
export function packValues(values: Float64Array): string {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');
}

export function unpackValues(packed: string): Float64Array {
  const bytes = Uint8Array.from(Buffer.from(packed, 'base64'));
  return new Float64Array(bytes.buffer);
}
