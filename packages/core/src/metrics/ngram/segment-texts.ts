import type { Sentence } from '../../corpus/edit.js';
import { referencesOf } from '../../corpus/references.js';
import type { Segment } from '../metric.js';

/** The texts of a segment as numbers, equal for equal tokens. */
export interface SegmentTexts {
  readonly source: Int32Array;
  readonly hypothesis: Int32Array;
  /** At least one. */
  readonly references: readonly Int32Array[];
}

/** Encodes segments. Systems are scored sentence by sentence, so the last sentence is kept for the next system. */
export class SegmentEncoder {
  readonly #encode: (text: string) => Int32Array;
  #sentence: Sentence | undefined;
  #source: Int32Array = new Int32Array(0);
  #references: readonly Int32Array[] = [];

  constructor(encode: (text: string) => Int32Array) {
    this.#encode = encode;
  }

  texts({ sentence, hypothesis }: Segment): SegmentTexts {
    if (sentence !== this.#sentence) {
      this.#source = this.#encode(sentence.source);
      this.#references = referencesOf(sentence).map((text) => this.#encode(text));
      this.#sentence = sentence;
    }
    return { source: this.#source, hypothesis: this.#encode(hypothesis), references: this.#references };
  }
}
