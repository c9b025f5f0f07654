import type { Sentence } from '../corpus/edit.js';
import { parseOutputEdits, type OutputEdits } from '../corpus/output-edits.js';
import { textOf, type Text } from '../text/utf8-text.js';
import type { Segment } from './metric.js';

/** A segment as it was read; strings and edits are made when a metric asks for them. */
class Utf8Segment implements Segment {
  readonly sentence: Sentence;
  readonly text: Text;
  readonly #editText: Text | undefined;
  #hypothesis: string | undefined;
  #edits: OutputEdits | undefined;

  constructor(sentence: Sentence, text: Text, editText: Text | undefined) {
    this.sentence = sentence;
    this.text = text;
    this.#editText = editText;
  }

  get hypothesis(): string {
    return (this.#hypothesis ??= textOf(this.text));
  }

  get edits(): OutputEdits | undefined {
    if (this.#editText === undefined) return undefined;
    return (this.#edits ??= parseOutputEdits(textOf(this.#editText)));
  }
}

/** A sentence with what a system made of it, and with the edits that it names, as `printOutputEdits` writes them. */
export function segmentOf(sentence: Sentence, hypothesis: Text, edits?: Text): Segment {
  return typeof hypothesis === 'string' && edits === undefined
    ? { sentence, hypothesis }
    : new Utf8Segment(sentence, hypothesis, edits);
}

/** The hypothesis of a segment in the shape in which it is at hand. */
export function hypothesisText(segment: Segment): Text {
  return segment instanceof Utf8Segment ? segment.text : segment.hypothesis;
}
