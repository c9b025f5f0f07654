import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import { quote } from '@stet/core/internal';
import { NodeError } from '../errors.js';

const NOTHING = ['', '~', 'null', 'Null', 'NULL'];
/** As YAML 1.1 has them, in which Codabench reads. */
const TRUE = ['true', 'yes', 'on'];
const FALSE = ['false', 'no', 'off'];

/** A value of a YAML file that knows its line, and what was read of it. */
export class LocatedYaml {
  readonly #document: Document.Parsed;
  readonly #lines: LineCounter;
  readonly #file: string;
  /** The value; undefined where it is missing. */
  readonly #node: Node | null | undefined;
  /** What it is called in messages, such as `phases[1].start`. */
  readonly #path: string;
  /** Where a missing value should be. */
  readonly #line: number;
  /** The keys of a map that somebody asked for. */
  readonly #asked = new Set<string>();

  private constructor(
    at: { readonly document: Document.Parsed; readonly lines: LineCounter; readonly file: string },
    node: Node | null | undefined,
    path: string,
    line: number,
  ) {
    [this.#document, this.#lines, this.#file] = [at.document, at.lines, at.file];
    this.#node = isAlias(node) ? node.resolve(at.document) : node;
    this.#path = path;
    this.#line = node?.range ? at.lines.linePos(node.range[0]).line : line;
  }

  static parse(text: string, file: string): LocatedYaml {
    const lines = new LineCounter();
    // Every plain value stays text: readers of YAML differ in what they take for dates, numbers and truth values.
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'failsafe' });
    const error = document.errors.at(0);
    if (error !== undefined) {
      throw new NodeError({
        code: 'BAD_BUNDLE',
        file,
        line: lines.linePos(error.pos[0]).line,
        expected: 'YAML',
        found: error.message,
        remedy: 'Correct the file; most editors show what is wrong with it.',
      });
    }
    return new LocatedYaml({ document, lines, file }, document.contents, '', 1);
  }

  get isMissing(): boolean {
    return this.#node === undefined || this.#node === null || NOTHING.includes(this.#scalar() ?? 'something');
  }

  /** The value under a key of a map. */
  get(key: string): LocatedYaml {
    if (!isMap(this.#node)) throw this.fault('a map of keys and values');
    this.#asked.add(key);
    const path = this.#path === '' ? key : `${this.#path}.${key}`;
    return this.#child(this.#node.get(key, true), path);
  }

  /** The keys that a map has and nobody asked for. */
  unread(): string[] {
    return isMap(this.#node)
      ? this.#node.items.map(({ key }) => String(key)).filter((key) => !this.#asked.has(key))
      : [];
  }

  /** The values of a list; none where it is missing. */
  list(): LocatedYaml[] {
    if (this.isMissing) return [];
    if (!isSeq(this.#node)) throw this.fault('a list');
    return this.#node.items.map((item, at) => this.#child(item as Node | null, `${this.#path}[${at}]`));
  }

  text(): string;
  text<Other>(otherwise: Other): string | Other;
  text<Other>(...otherwise: Other[]): string | Other {
    if (this.isMissing && otherwise.length > 0) return otherwise[0];
    const text = this.#scalar();
    if (text === undefined || this.isMissing) throw this.fault('text');
    return text;
  }

  count(): number;
  count<Other>(otherwise: Other): number | Other;
  count<Other>(...otherwise: Other[]): number | Other {
    if (this.isMissing && otherwise.length > 0) return otherwise[0];
    const digits = this.#scalar() ?? '';
    if (!/^\d{1,9}$/u.test(digits)) throw this.fault('a whole number');
    return Number(digits);
  }

  flag(otherwise: boolean): boolean {
    if (this.isMissing) return otherwise;
    const word = this.#scalar()?.toLowerCase() ?? '';
    if (!TRUE.includes(word) && !FALSE.includes(word)) throw this.fault('True or False');
    return TRUE.includes(word);
  }

  choice<Choice extends string>(choices: readonly Choice[], otherwise: Choice): Choice {
    if (this.isMissing) return otherwise;
    const text = this.text();
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) throw this.fault(choices.join(', '));
    return choice;
  }

  /** An error about this value. */
  fault(expected: string, found = this.#found(), remedy = 'Correct the file.'): NodeError {
    return new NodeError({
      code: 'BAD_BUNDLE',
      file: this.#file,
      line: this.#line,
      expected: this.#path === '' ? expected : `${expected} as ${this.#path}`,
      found,
      remedy,
    });
  }

  #child(node: Node | null | undefined, path: string): LocatedYaml {
    const at = { document: this.#document, lines: this.#lines, file: this.#file };
    return new LocatedYaml(at, node, path, this.#line);
  }

  #scalar(): string | undefined {
    // Without a schema every value is text.
    return isScalar<string | null>(this.#node) ? (this.#node.value ?? '') : undefined;
  }

  #found(): string {
    if (this.isMissing) return 'nothing';
    if (isMap(this.#node)) return 'a map';
    if (isSeq(this.#node)) return 'a list';
    return quote(this.#scalar() ?? '');
  }
}
