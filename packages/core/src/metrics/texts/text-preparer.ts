import type { Annotation, Edit, Sentence } from '../../corpus/edit.js';
import type { OutputEdits } from '../../corpus/output-edits.js';
import { tokenise } from '../../text/white-space.js';
import type { Segment } from '../metric.js';
import { isPunctuation, normaliser, type Normalisation } from './normalise.js';
import { unitCutter, type Unit } from './units.js';

export interface TextSettings {
  readonly unit: Unit;
  readonly normalise: readonly Normalisation[];
}

/** True where texts are taken as they are. */
export function isAsWritten({ unit, normalise }: TextSettings): boolean {
  return unit === 'word' && normalise.every((step) => step === 'none');
}

/**
 * Cuts and changes the texts of segments as options say, and moves their edits along. What it returns it leaves alone
 * when it is given it again. The last sentence is kept: several systems answer it one after the other.
 */
export class TextPreparer {
  readonly #cut: (word: string) => readonly string[];
  readonly #change: (text: string) => string;
  readonly #dropsMarks: boolean;
  readonly #changesLetters: boolean;
  #last: { readonly given: Sentence; readonly prepared: Sentence } | undefined;

  constructor({ unit, normalise }: TextSettings) {
    this.#cut = unitCutter(unit);
    this.#change = normaliser(normalise);
    this.#dropsMarks = normalise.includes('no-punctuation');
    this.#changesLetters = normalise.some((step) => step !== 'none' && step !== 'no-punctuation');
  }

  segment({ sentence, hypothesis, edits }: Segment): Segment {
    return {
      sentence: this.sentence(sentence),
      hypothesis: this.text(hypothesis),
      ...(edits === undefined ? {} : { edits: this.#outputEdits(edits) }),
    };
  }

  sentence(sentence: Sentence): Sentence {
    if (this.#last?.given === sentence || this.#last?.prepared === sentence) return this.#last.prepared;
    const { source, annotations, references, skipped } = sentence;
    const words = new WordStarts(source, (word) => this.#units(word));
    const prepared: Sentence = {
      source: words.text,
      annotations: annotations.map((annotation) => this.#annotation(annotation, words)),
      ...(references === undefined ? {} : { references: references.map((text) => this.text(text)) }),
      ...(skipped === undefined ? {} : { skipped }),
    };
    this.#last = { given: sentence, prepared };
    return prepared;
  }

  text(text: string): string {
    return tokenise(text)
      .flatMap((word) => this.#units(word))
      .join(' ');
  }

  #units(word: string): readonly string[] {
    const pieces = this.#cut(this.#change(word));
    return this.#dropsMarks ? pieces.filter((piece) => !isPunctuation(piece)) : pieces;
  }

  #outputEdits({ source, edits }: OutputEdits): OutputEdits {
    const words = new WordStarts(source, (word) => this.#units(word));
    return { source: words.text, edits: this.#edits(edits, words) };
  }

  #annotation({ edits, ...annotation }: Annotation, words: WordStarts): Annotation {
    return { ...annotation, edits: this.#edits(edits, words) };
  }

  #edits(edits: readonly Edit[], words: WordStarts): Edit[] {
    return edits
      .filter((edit) => !this.#dropsMarks || !touchesMarks(edit, words.words))
      .map(({ start, end, type, corrections, required, comment }) => ({
        start: words.starts[start],
        end: words.starts[end],
        type,
        corrections: corrections.map((text) => this.text(text)),
        required,
        comment,
      }))
      .filter(({ start, end, corrections }) => {
        if (!this.#changesLetters) return true;
        // An edit of forms that are now the same has nothing left to do.
        const before = words.units.slice(start, end).join(' ');
        return corrections.some((text) => text !== before);
      });
  }
}

/** The words of a text, and where the units of each begin. */
class WordStarts {
  readonly words: readonly string[];
  readonly starts: readonly number[];
  readonly units: readonly string[];
  readonly text: string;

  constructor(text: string, cut: (word: string) => readonly string[]) {
    this.words = tokenise(text);
    const pieces = this.words.map(cut);
    const starts = [0];
    for (const { length } of pieces) starts.push(starts[starts.length - 1] + length);
    this.starts = starts;
    this.units = pieces.flat();
    this.text = this.units.join(' ');
  }
}

function touchesMarks({ start, end, corrections }: Edit, words: readonly string[]): boolean {
  return [...words.slice(start, end), ...corrections.flatMap((text) => tokenise(text))].some(isPunctuation);
}
