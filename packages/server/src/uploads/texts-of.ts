import type { InputText } from '@stet/core/internal';
import { isTar } from '../archive/read-tar.js';
import { unpackArchive } from '../benchmarks/unpack-job.js';
import { bytesOf, textOf, type Upload } from './upload.js';

/** The texts of an upload, which may be a tar file, in the order of their names; each within the bounds of the whole. */
export async function textsOf(upload: Upload): Promise<InputText[]> {
  if (!isTar(await bytesOf(upload))) return [{ file: upload.file, text: await textOf(upload) }];
  const files = await unpackArchive(upload);
  const texts = files.map(async ({ name: file, bytes }) => ({ file, text: await textOf({ ...upload, file, bytes }) }));
  return (await Promise.all(texts)).sort((a, b) => (a.file < b.file ? -1 : 1));
}
