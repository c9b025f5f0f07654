import type { Sentence } from '../corpus/edit.js';
import { lineAt } from '../text/packed-texts.js';
import { isAscii, textOf } from '../text/utf8-text.js';
import { tokenise } from '../text/white-space.js';
import type { Batch } from './batch.js';

/** Combining marks and the letters that Korean syllables come apart into: without any, a text has only one form. */
const DECOMPOSED = /[\p{M}\u1100-\u11ff]/u;

/**
 * For each system, the lines that hold a word of their sentence in another Unicode normal form. Such words look the
 * same, and no metric matches them.
 */
export function countOtherForms({ sentences, outputs }: Pick<Batch, 'sentences' | 'outputs'>): number[] {
  const counts = outputs.map(() => 0);
  sentences.forEach((sentence, at) => {
    let words: SentenceWords | undefined;
    outputs.forEach(({ lines }, system) => {
      const line = lineAt(lines, at);
      // ASCII has one form.
      if (isAscii(line)) return;
      words ??= wordsOf(sentence);
      const text = textOf(line);
      if ((words.areMarked || DECOMPOSED.test(text)) && hasOtherForm(text, words)) counts[system]++;
    });
  });
  return counts;
}

interface SentenceWords {
  /** Whether any of them has marks that another form composes. */
  readonly areMarked: boolean;
  readonly written: ReadonlySet<string>;
  readonly composed: ReadonlySet<string>;
}

function wordsOf(sentence: Sentence): SentenceWords {
  const texts = textsOf(sentence);
  const words = texts.flatMap((text) => tokenise(text));
  const areMarked = texts.some((text) => DECOMPOSED.test(text));
  return { areMarked, written: new Set(words), composed: new Set(words.map((word) => word.normalize('NFC'))) };
}

function textsOf({ source, annotations, references = [] }: Sentence): string[] {
  const corrections = annotations.flatMap(({ edits }) => edits.flatMap((edit) => edit.corrections));
  return [source, ...corrections, ...references];
}

function hasOtherForm(line: string, { written, composed }: SentenceWords): boolean {
  return tokenise(line).some((word) => !written.has(word) && composed.has(word.normalize('NFC')));
}
