import { isTar, readTar, type UnpackedFile } from '../archive/read-tar.js';
import { ServerError } from '../errors.js';
import { bytesOf, type Upload } from '../uploads/upload.js';

/** The files of a tar file, packed with gzip or not. */
export async function unpackArchive(upload: Upload): Promise<UnpackedFile[]> {
  const bytes = await bytesOf(upload);
  const files = isTar(bytes) ? readTar(bytes) : undefined;
  if (files !== undefined && files.length > 0) {
    // A copy each: a thread cannot give away views of one buffer.
    return files.map(({ name, bytes: content }) => ({ name, bytes: Uint8Array.from(content) }));
  }
  throw new ServerError({
    code: 'BAD_ARCHIVE',
    file: upload.file,
    expected: 'a tar file with a file for each data set, such as Swedish.txt',
    found: files === undefined ? 'none, or one that is damaged or cut off' : 'no file in it',
    remedy: 'Pack the files with tar, or hand them in one at a time.',
  });
}
