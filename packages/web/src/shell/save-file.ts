import { requestFile, type RequestOptions } from '../api/request.js';

/** Fetches a file that a plain link cannot ask for, because it needs a key, and hands it to the browser. */
export async function saveFile(path: string, name: string, options: RequestOptions): Promise<void> {
  const url = URL.createObjectURL(await requestFile(path, options));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
