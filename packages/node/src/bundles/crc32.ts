/** The remainder of each byte, by the polynomial of zip and gzip with its bits reversed. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb8_8320 : 0);
  return remainder;
});

/** CRC-32 as zip archives have it (ISO 3309). That of `node:zlib` came after the oldest Node that Stet runs on. */
export function crc32(bytes: Uint8Array): number {
  let remainder = -1;
  for (const byte of bytes) remainder = TABLE[(remainder ^ byte) & 0xff] ^ (remainder >>> 8);
  return ~remainder >>> 0;
}
