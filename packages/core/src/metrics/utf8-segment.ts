import type { Sentence } from '../corpus/edit.js';
import { textOf, type Text, type Utf8Text } from '../text/utf8-text.js';
import type { Segment } from './metric.js';

/** A segment whose hypothesis is bytes as they were read; the string is made when a metric asks for it. */
class Utf8Segment implements Segment {
  readonly sentence: Sentence;
  readonly text: Utf8Text;
  #hypothesis: string | undefined;

  constructor(sentence: Sentence, text: Utf8Text) {
    this.sentence = sentence;
    this.text = text;
  }

  get hypothesis(): string {
    return (this.#hypothesis ??= textOf(this.text));
  }
}

/** A sentence with what a system made of it. */
export function segmentOf(sentence: Sentence, hypothesis: Text): Segment {
  return typeof hypothesis === 'string' ? { sentence, hypothesis } : new Utf8Segment(sentence, hypothesis);
}

/** The hypothesis of a segment in the shape in which it is at hand. */
export function hypothesisText(segment: Segment): Text {
  return segment instanceof Utf8Segment ? segment.text : segment.hypothesis;
}
