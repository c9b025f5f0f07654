import { tar } from '../archive/tar.js';

/** Files by name as one tar file. */
export function packed(files: Readonly<Record<string, string>>): Uint8Array {
  return tar(Object.entries(files).map(([name, text]) => ({ name, text })));
}
