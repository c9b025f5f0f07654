import fc from 'fast-check';
import type { Edit, Sentence } from '../../../../corpus/edit.js';

interface Corpus {
  readonly sentences: readonly Sentence[];
  readonly systems: readonly { readonly name: string; readonly lines: readonly string[] }[];
}

const words = (most: number): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 0, maxLength: most });

/** Gold edits that follow each other without overlap, cut out of a sentence of this length. */
function editsWithin(length: number): fc.Arbitrary<Edit[]> {
  const edit = fc.record({
    gap: fc.nat(2),
    width: fc.nat(2),
    type: fc.constantFrom('Vt', 'SVA', 'Mec'),
    correction: words(2),
    required: fc.boolean(),
  });
  return fc.array(edit, { maxLength: 3 }).map((drawn) => {
    const edits: Edit[] = [];
    let at = 0;
    for (const { gap, width, type, correction, required } of drawn) {
      const start = at + gap;
      const end = start + width;
      if (end > length) break;
      edits.push({ start, end, type, corrections: [correction.join(' ')], required, comment: '' });
      at = end + 1;
    }
    return edits;
  });
}

const sentence: fc.Arbitrary<Sentence> = words(6)
  .filter((source) => source.length > 0)
  .chain((source) =>
    fc.array(editsWithin(source.length), { minLength: 1, maxLength: 2 }).map((annotators) => ({
      source: source.join(' '),
      annotations: annotators.map((edits, annotator) => ({ annotator, edits })),
    })),
  );

/** Small corpora with one or two annotators and two systems, over so few words that many edits match. */
export function corpora(): fc.Arbitrary<Corpus> {
  return fc.array(sentence, { minLength: 1, maxLength: 4 }).chain((sentences) => {
    const lines = fc.tuple(
      ...sentences.map(({ source }) =>
        fc.oneof(
          fc.constant(source),
          words(6).map((text) => text.join(' ')),
        ),
      ),
    );
    return fc.record({ firstLines: lines, secondLines: lines }).map(({ firstLines, secondLines }) => ({
      sentences,
      systems: [
        { name: 'one', lines: firstLines },
        { name: 'other', lines: secondLines },
      ],
    }));
  });
}
