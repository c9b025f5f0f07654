import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { StetError, quote } from '@stet/core/internal';
import { decodeUtf8, readText } from '@stet/node';
import type { TextFile } from '@stet/checkers';

/** A text that a report is about. */
export interface CheckedText extends TextFile {
  readonly text: string;
}

/** The texts that a report is about: those that were given, or else those that it names. */
export class CheckedTexts {
  readonly #report: string;
  readonly #given: readonly CheckedText[];
  readonly #register: string | undefined;
  readonly #named = new Map<string, CheckedText>();

  private constructor(report: string, given: readonly CheckedText[], register: string | undefined) {
    this.#report = report;
    this.#given = given;
    this.#register = register;
  }

  static async open(report: string, args: readonly string[], register: string | undefined): Promise<CheckedTexts> {
    const { textFiles } = await import('@stet/checkers');
    const files = args.length === 0 ? [] : textFiles(args, register);
    const given = await Promise.all(files.map(async (file) => ({ ...file, text: await readText(file.file) })));
    return new CheckedTexts(report, given, register);
  }

  /** All texts that count as checked, in order. */
  all(): readonly CheckedText[] {
    return this.#given.length > 0 ? this.#given : [...this.#named.values()];
  }

  /** The text that the report names, or the one that it must be about if it names none. */
  find(name: string | undefined): CheckedText {
    if (name === undefined) return this.#unnamed();
    if (this.#given.length === 0) return this.#readNamed(name);
    const path = resolve(name);
    const candidates = [
      this.#given.filter((text) => resolve(text.file) === path || text.name === name),
      this.#given.filter((text) => name.endsWith(`/${text.name}`) || text.file.endsWith(`/${name}`)),
      this.#given.filter((text) => basename(text.file) === basename(name)),
    ].find((found) => found.length === 1);
    if (candidates !== undefined) return candidates[0];
    throw this.#missing(`the text ${quote(name)}, which the report names`, 'Give all texts that were checked.');
  }

  /** A report like `alice.snap.yml` is about `alice.md`. */
  #unnamed(): CheckedText {
    const stem = basename(this.#report).split('.')[0];
    const found =
      this.#given.length === 1 ? this.#given : this.#given.filter(({ file }) => basename(file).split('.')[0] === stem);
    if (found.length === 1) return found[0];
    throw this.#missing('the text that the report is about: it names none', 'Give that text.');
  }

  #readNamed(name: string): CheckedText {
    const sameName = this.#named.get(name);
    if (sameName !== undefined) return sameName;
    let bytes;
    try {
      bytes = readFileSync(name);
    } catch {
      throw this.#missing(`the text ${quote(name)}, which the report names`, 'Give the texts, or work where they are.');
    }
    const text = { file: name, name, register: this.#register, text: decodeUtf8(bytes, name) };
    this.#named.set(name, text);
    return text;
  }

  #missing(expected: string, remedy: string): StetError {
    const found = this.#given.length === 0 ? 'none' : this.#given.map(({ file }) => file).join(', ');
    return new StetError({ code: 'FILE_UNREADABLE', file: this.#report, expected, found, remedy });
  }
}
