const END = 0x0605_4b50;
const END_LENGTH = 22;
const LOCATOR_64 = 0x0706_4b50;
const LOCATOR_64_LENGTH = 20;
const END_64 = 0x0606_4b50;
const ENTRY_LENGTH = 46;

/**
 * The CRC-32 that a zip archive gives for each of its entries, in the order of its directory. fflate, which unpacks them,
 * neither checks nor tells it. The archive is one whose directory fflate has read.
 */
export function zipChecksums(archive: Uint8Array): number[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const { count, start } = directoryOf(view);
  const checksums: number[] = [];
  for (let entry = start; checksums.length < count;) {
    checksums.push(view.getUint32(entry + 16, true));
    // Behind an entry come its name, extra fields and comment.
    const lengths = [28, 30, 32].map((field) => view.getUint16(entry + field, true));
    entry += ENTRY_LENGTH + lengths[0] + lengths[1] + lengths[2];
  }
  return checksums;
}

/** Where the directory is and how many entries it has; large archives say so in a record of their own (zip64). */
function directoryOf(view: DataView): { readonly count: number; readonly start: number } {
  let end = view.byteLength - END_LENGTH;
  while (view.getUint32(end, true) !== END) end--;
  const locator = end - LOCATOR_64_LENGTH;
  if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) {
    const end64 = view.getUint32(locator + 8, true);
    if (view.getUint32(end64, true) === END_64) {
      return { count: view.getUint32(end64 + 32, true), start: view.getUint32(end64 + 48, true) };
    }
  }
  return { count: view.getUint16(end + 8, true), start: view.getUint32(end + 16, true) };
}
