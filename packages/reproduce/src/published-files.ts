import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A file with a published table. */
export interface PublishedFile {
  /** In the folder of its paper: `m2/table-2.tsv`. */
  readonly path: string;
  readonly text: string;
}

const FOLDER = new URL('../published/', import.meta.url);

/** Every file of published tables. The bundle has the value of this in its place. */
export const publishedFiles: readonly PublishedFile[] = await Promise.all(
  (await readdir(fileURLToPath(FOLDER), { recursive: true }))
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map(async (path) => ({ path, text: await readFile(new URL(path, FOLDER), 'utf8') })),
);
