import { NodeError } from './errors.js';

const FOUND: Readonly<Record<string, string>> = {
  ENOENT: 'a place that may not be written',
  EACCES: 'a place that may not be written',
  EPERM: 'a place that may not be written',
  EROFS: 'a place that may not be written',
  EISDIR: 'a folder of that name',
  EEXIST: 'a file where a folder should be',
  ENOTDIR: 'a file where a folder should be',
  ENOSPC: 'a disk that is full',
  EDQUOT: 'a disk quota that is used up',
  EFBIG: 'a limit on the size of files',
};

/** Runs `act`, which writes `file`; what the operating system refuses becomes an error that names the file. */
export async function writing<T>(file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    throw unwritable(file, cause);
  }
}

/** As `writing`, for what is done before this returns. */
export function writingNow<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    throw unwritable(file, cause);
  }
}

function unwritable(file: string, cause: unknown): NodeError {
  if (cause instanceof NodeError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new NodeError(
    {
      code: 'FILE_UNWRITABLE',
      file,
      expected: 'a file that can be written',
      found: FOUND[code] ?? String(cause),
      remedy: 'Choose another place.',
    },
    { cause },
  );
}
