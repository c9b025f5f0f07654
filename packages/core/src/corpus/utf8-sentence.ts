import { textOf, type Text, type Utf8Text } from '../text/utf8-text.js';
import type { Annotation, Sentence } from './edit.js';

/** A sentence whose source is bytes as they were read; the string is made when it is asked for. */
export class Utf8Sentence implements Sentence {
  readonly text: Utf8Text;
  readonly annotations: readonly Annotation[];
  #source: string | undefined;

  constructor(text: Utf8Text, annotations: readonly Annotation[]) {
    this.text = text;
    this.annotations = annotations;
  }

  get source(): string {
    return (this.#source ??= textOf(this.text));
  }
}

/** The source of a sentence in the shape in which it is at hand. */
export function sourceText(sentence: Sentence): Text {
  return sentence instanceof Utf8Sentence ? sentence.text : sentence.source;
}
