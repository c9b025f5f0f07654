import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join, posix, relative, sep } from 'node:path';
import { StetError, badOption, quote } from '@stet/core/internal';
import { readText } from '@stet/node';
import type { Prose } from './prose.js';
import { cutUnits, type TextUnit, type UnitKind } from './text-units.js';

/** A file to be checked. */
export interface TextFile {
  readonly file: string;
  /** For units: its path in the folder that was named, or its own name. */
  readonly name: string;
  readonly register: string | undefined;
}

const MARKDOWN = ['.md', '.markdown'];
const EXTENSIONS = [...MARKDOWN, '.txt'];

/**
 * The files that `args` name: files, or folders with Markdown and plain text in them. `REGISTER=PATH` names the register;
 * without, files of a folder have that of the folder directly below it, or its own name.
 */
export function textFiles(args: readonly string[], register?: string): TextFile[] {
  const files = args.flatMap((arg) => {
    const equals = arg.indexOf('=');
    const isNamed = equals > 0 && statSync(arg, { throwIfNoEntry: false }) === undefined;
    const path = isNamed ? arg.slice(equals + 1) : arg;
    return filesAt(path, isNamed ? arg.slice(0, equals) : register);
  });
  const names = new Set<string>();
  for (const { name, file } of files) {
    if (names.has(name))
      throw badOption(
        'texts with different names',
        `${quote(name)} twice, also for ${file}`,
        'Name the folder above them.',
      );
    names.add(name);
  }
  return files;
}

function filesAt(path: string, register: string | undefined): TextFile[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory() !== true) return [{ file: path, name: basename(path), register }];
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => EXTENSIONS.includes(extname(name).toLowerCase()) && !/(?:^|[\\/])\./u.test(name))
    .sort();
  if (found.length === 0) {
    throw new StetError({
      code: 'FILE_UNREADABLE',
      file: path,
      expected: `a folder with texts (${EXTENSIONS.join(', ')})`,
      found: 'none',
      remedy: 'Check the path, or name the files.',
    });
  }
  return found.map((name) => {
    const parts = name.split(sep);
    const folder = parts.length > 1 ? parts[0] : basename(path);
    return { file: join(path, name), name: parts.join(posix.sep), register: register ?? folder };
  });
}

/** Whether a file is Markdown, by its name, unless `language` says. */
function languageOf(file: string, language: Prose['language'] | undefined): Prose['language'] {
  return language ?? (MARKDOWN.includes(extname(file).toLowerCase()) ? 'markdown' : 'plaintext');
}

/** A path seen from the working folder, with the separators of addresses. */
export const fromHere = (file: string): string => relative('.', file).split(sep).join(posix.sep);

export interface ReadTextsOptions {
  readonly unit: UnitKind;
  readonly register?: string | undefined;
  readonly language?: Prose['language'] | undefined;
}

/** Reads texts and cuts them into units, `alice.md#12`; a whole document has the name of its file. */
export async function readTexts(args: readonly string[], options: ReadTextsOptions): Promise<TextUnit[]> {
  const units: TextUnit[] = [];
  for (const { file, name, register } of textFiles(args, options.register)) {
    const cut = cutUnits(await readText(file), languageOf(file, options.language), options.unit);
    cut.forEach((prose, at) => {
      const unit = options.unit === 'document' ? name : `${name}#${at + 1}`;
      units.push({ unit, register, file: fromHere(file), prose });
    });
  }
  return units;
}
