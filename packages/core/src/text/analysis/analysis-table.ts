import { Vocabulary } from '../vocabulary.js';
import type { AnalysedToken, Analysis } from './analyser.js';

/** A token as a file of analyses has it. */
export type GivenToken = Omit<AnalysedToken, 'lower'>;

/** Numbers that are kept of a token: its labels, and its head. */
const WIDTH = 5;

const FIRST_SIZE = 1 << 10;

/** Analyses by the tokens of their sentences, as numbers: as objects they would take ten times the memory. */
export class AnalysisTable {
  readonly #labels = new Vocabulary();
  /** Where the numbers of a sentence start. */
  readonly #starts = new Map<string, number>();
  #numbers = new Int32Array(FIRST_SIZE);
  #used = 0;

  /** How many sentences it has. */
  get size(): number {
    return this.#starts.size;
  }

  /** Keeps an analysis; of several for the same tokens, the first. */
  add(tokens: readonly GivenToken[]): void {
    const key = keyOf(tokens.map(({ text }) => text));
    if (this.#starts.has(key)) return;
    this.#starts.set(key, this.#used);
    this.#grow(WIDTH * tokens.length);
    for (const { lemma, pos, tag, dep, head } of tokens) {
      for (const label of [lemma, pos, tag, dep]) this.#numbers[this.#used++] = this.#labels.id(label);
      this.#numbers[this.#used++] = head;
    }
  }

  /** The analysis of the sentence that has these tokens. */
  get(tokens: readonly string[]): Analysis | undefined {
    const start = this.#starts.get(keyOf(tokens));
    if (start === undefined) return undefined;
    const label = (at: number): string => this.#labels.token(this.#numbers[at]);
    return tokens.map((text, index) => {
      const at = start + WIDTH * index;
      return {
        text,
        lower: text.toLowerCase(),
        lemma: label(at),
        pos: label(at + 1),
        tag: label(at + 2),
        dep: label(at + 3),
        head: this.#numbers[at + 4],
      };
    });
  }

  #grow(more: number): void {
    const size = this.#used + more;
    if (size <= this.#numbers.length) return;
    const larger = new Int32Array(2 * size);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}

/** Tokens may hold blanks in some files, but no line break. */
function keyOf(tokens: readonly string[]): string {
  return tokens.join('\n');
}
