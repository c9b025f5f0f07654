import { readFile } from 'node:fs/promises';
import { quote } from '@stet/core/internal';
import { NodeError } from '../errors.js';
import { unreadable } from '../read-errors.js';
import { decodeUtf8 } from '../read-text.js';
import { parseCompetition, type ParsedCompetition } from './parse-competition.js';
import { ZIP_LIMITS, readZip, type ZipEntries } from './zip.js';

/** A Codabench bundle that was read, with the files in it. */
export interface Bundle extends ParsedCompetition {
  /** The text of a file that `competition.yaml` names. */
  readonly text: (path: string) => string;
  /** The files of what `competition.yaml` names: a folder, a zip archive, or a single file. */
  readonly filesOf: (path: string) => BundleFile[];
}

export interface BundleFile {
  /** Within the folder or archive. */
  readonly name: string;
  /** For messages, such as `bundle.zip/reference_data/gold.m2`. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

const COMPETITION = ['competition.yaml', 'competition.yml'];

export async function readBundle(file: string): Promise<Bundle> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  return openBundle(bytes, file);
}

/** Reads a bundle of which the bytes are at hand. */
export function openBundle(bytes: Uint8Array, file: string): Bundle {
  const entries = readZip(bytes, file);
  const name = COMPETITION.find((candidate) => entries.has(candidate));
  if (name === undefined) throw noCompetition(entries, file);
  const text = (path: string): string => {
    const entry = entries.get(normal(path));
    if (entry === undefined) throw missing(file, name, path);
    return decodeUtf8(Buffer.from(entry), `${file}/${normal(path)}`);
  };
  return {
    ...parseCompetition(text(name), `${file}/${name}`),
    text,
    filesOf: (path) => {
      const files = filesAt(entries, normal(path), file);
      if (files.length === 0) throw missing(file, name, path);
      return files;
    },
  };
}

const normal = (path: string): string => path.replace(/^(?:\.\/)+/u, '').replace(/\/+$/u, '');

function filesAt(entries: ZipEntries, path: string, bundle: string): BundleFile[] {
  const entry = entries.get(path);
  if (entry === undefined) return named(within(entries, path), `${bundle}/${path}`);
  if (!path.endsWith('.zip'))
    return [{ name: path.slice(path.lastIndexOf('/') + 1), file: `${bundle}/${path}`, bytes: entry }];
  const rest = { ...ZIP_LIMITS, maxBytes: ZIP_LIMITS.maxBytes - sizeOf(entries) };
  return named(readZip(entry, `${bundle}/${path}`, rest), `${bundle}/${path}`);
}

function within(entries: ZipEntries, folder: string): ZipEntries {
  return new Map(
    Array.from(entries).flatMap(([path, bytes]) =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), bytes] as const] : [],
    ),
  );
}

function named(entries: ZipEntries, place: string): BundleFile[] {
  return Array.from(entries, ([name, bytes]) => ({ name, file: `${place}/${name}`, bytes }));
}

function sizeOf(entries: ZipEntries): number {
  return Array.from(entries.values()).reduce((sum, { length }) => sum + length, 0);
}

function noCompetition(entries: ZipEntries, file: string): NodeError {
  const nested = [...entries.keys()].find((path) => COMPETITION.includes(path.slice(path.lastIndexOf('/') + 1)));
  return new NodeError({
    code: 'BAD_BUNDLE',
    file,
    expected: 'competition.yaml at the top of the archive',
    found: nested === undefined ? 'none' : quote(nested),
    remedy:
      nested === undefined
        ? 'Check that this is a bundle of Codabench, version 2.'
        : 'Pack what is in the folder, not the folder itself.',
  });
}

function missing(file: string, competition: string, path: string): NodeError {
  return new NodeError({
    code: 'BAD_BUNDLE',
    file: `${file}/${competition}`,
    expected: `${quote(path)} in the archive`,
    found: 'no such file or folder',
    remedy: 'Add it to the bundle, or take its name out of the file.',
  });
}
