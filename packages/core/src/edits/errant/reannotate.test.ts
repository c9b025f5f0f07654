import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredEdit, type Edit, type Sentence } from '../../corpus/edit.js';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { applyEdits } from '../../corpus/references.js';
import { noAnalyser } from '../../text/analysis/no-analyser.js';
import { annotatePair } from './annotate-pair.js';
import { ErrantAnnotator } from './annotator.js';
import { printErrantBlocks } from './errant-block.js';
import { placeAsOriginal, placeEdits } from './place-edits.js';
import { reannotate, type ReannotateOptions } from './reannotate.js';

const A = (span: string, type: string, correction: string, annotator = 0): string =>
  `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const NOOP = (annotator = 0): string => A('-1 -1', 'noop', '-NONE-', annotator);

const annotator = new ErrantAnnotator(noAnalyser);

/** The lines of one block, written anew. */
function anew(lines: string, options: ReannotateOptions, source = 'a b c d'): string {
  const [block] = parseM2(`S ${source}\n${lines}`);
  const text = printErrantBlocks([reannotate(block, options, annotator)]);
  return text.slice(`S ${source}\n`.length, -1);
}

const auto = { edits: 'auto' } as const;
const gold = { edits: 'gold' } as const;

describe('reannotate(block, auto)', () => {
  it('extracts the edits anew from the texts', () => {
    expect(anew(A('0 4', 'Trans', 'a x c'), auto)).toBe(A('1 2', 'R:OTHER', 'x') + A('3 4', 'U:OTHER', ''));
  });

  it('keeps errors that nobody corrected, first where an edit has the same span', () => {
    expect(anew(A('1 2', 'V', 'x') + A('1 2', 'Um', 'y') + A('0 1', 'UNK', ''), auto)).toBe(
      A('0 1', 'UNK', '-NONE-') + A('1 2', 'UNK', 'y') + A('1 2', 'R:OTHER', 'x'),
    );
  });

  it('writes noop for an annotator whose edits change nothing; the original forgets the annotator', () => {
    expect(anew(A('1 2', 'V', 'b'), auto)).toBe(NOOP());
    expect(anew(A('1 2', 'V', 'b'), { ...auto, strictOriginal: true })).toBe('');
  });

  it('makes edits beside a noop; the original drops what follows it', () => {
    expect(anew(NOOP() + A('1 2', 'V', 'x'), auto)).toBe(A('1 2', 'R:OTHER', 'x'));
    expect(anew(NOOP() + A('1 2', 'V', 'x'), { ...auto, strictOriginal: true })).toBe(NOOP());
  });

  it('orders annotators by number; the original as texts', () => {
    const lines = [10, 2, 0].map((id) => NOOP(id)).join('');
    expect(anew(lines, auto)).toBe(NOOP(0) + NOOP(2) + NOOP(10));
    expect(anew(lines, { ...auto, strictOriginal: true })).toBe(NOOP(0) + NOOP(10) + NOOP(2));
  });

  it('leaves a block without lines as it is', () => {
    expect(anew('', auto)).toBe('');
  });

  it('gives the text that the edits gave', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1 }), (edits) => {
        const [sentence] = sentencesAnew(edits, auto);
        expect(applyEdits('a b c d', sentence.annotations[0].edits)).toBe(applyEdits('a b c d', edits));
      }),
    );
  });
});

const edit = fc
  .tuple(fc.nat(4), fc.nat(2), fc.array(fc.constantFrom('a', 'b', 'x'), { maxLength: 2 }))
  .map(([start, length, words]) =>
    requiredEdit({ start, end: Math.min(4, start + length), type: 'T', correction: words.join(' ') }),
  );

function sentencesAnew(edits: readonly Edit[], options: ReannotateOptions): Sentence[] {
  const block = { sources: ['a b c d'], annotations: edits.map((made) => ({ ...made, annotator: 0 })) };
  return parseM2(printErrantBlocks([reannotate(block, options, annotator)])).flatMap(sentencesOf);
}

describe('reannotate(block, gold)', () => {
  it('keeps edits without the words that they leave unchanged, and types them', () => {
    expect(anew(A('0 3', 'V', 'a x c'), gold)).toBe(A('1 2', 'R:OTHER', 'x'));
    expect(anew(A('0 3', 'V', 'a x c'), { ...gold, keepUnchanged: true })).toBe(A('0 3', 'R:OTHER', 'a x c'));
  });

  it('cuts equal first words before equal last ones', () => {
    expect(anew(A('0 1', 'V', 'a a'), gold)).toBe(A('1 1', 'M:OTHER', 'a'));
  });

  it('keeps types if told so, also that of unclear meaning', () => {
    const lines = A('0 1', 'V', 'x') + A('1 2', 'Um', 'y');
    expect(anew(lines, { ...gold, keepTypes: true })).toBe(lines);
    expect(anew(lines, gold)).toBe(A('0 1', 'R:OTHER', 'x') + A('1 2', 'UNK', 'y'));
  });

  it('gives an edit that changes nothing the type UNK', () => {
    expect(anew(A('1 2', 'V', 'b'), gold)).toBe(A('2 2', 'UNK', ''));
  });

  it('takes -NONE- for a deletion, and keeps several corrections whole', () => {
    expect(anew(A('1 2', 'V', '-NONE-') + A('2 3', 'V', 'c x||c y'), gold)).toBe(
      A('1 2', 'U:OTHER', '') + A('2 3', 'R:OTHER', 'c x||c y'),
    );
  });

  it('keeps as many edits as there are', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1 }), (edits) => {
        expect(sentencesAnew(edits, gold)[0].annotations[0].edits).toHaveLength(edits.length);
      }),
    );
  });

  it('types an edit that overlaps another by itself', () => {
    expect(anew(A('0 2', 'V', 'x') + A('1 3', 'V', 'y'), gold)).toBe(
      A('0 2', 'R:OTHER', 'x') + A('1 3', 'R:OTHER', 'y'),
    );
  });
});

describe('placeAsOriginal(source, edits)', () => {
  it('is placeEdits where edits neither overlap nor lie before the sentence', () => {
    const tokens = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
    const lengths = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.constantFrom('', 'x', 'y z')), { maxLength: 4 });
    fc.assert(
      fc.property(tokens, lengths, (source, drawn) => {
        let at = 0;
        const edits = drawn.flatMap(([gap, length, correction]) => {
          const [start, end] = [at + gap, at + gap + length];
          at = end;
          return end <= source.length ? [{ start, end, corrections: [correction] }] : [];
        });
        expect(placeAsOriginal(source, edits)).toEqual(placeEdits(source, edits));
      }),
    );
  });
});

describe('annotatePair(source, corrected)', () => {
  const pair = (source: string, corrected: readonly string[], everyLine = false): string => {
    const block = annotatePair(source, corrected, annotator, { everyLine });
    return block === undefined ? 'nothing' : printErrantBlocks([block]);
  };

  it('writes the edits of each correction, deletions as empty fields, and noop for one that is the same', () => {
    expect(pair('a  b', ['a b', 'a', 'a b c'])).toBe(
      `S a b\n${NOOP(0)}${A('1 2', 'U:OTHER', '', 1)}${A('2 2', 'M:OTHER', 'c', 2)}\n`,
    );
  });

  it('writes nothing of an empty sentence, and no line where only blanks differ, as the original', () => {
    expect(pair('', ['a'])).toBe('nothing');
    expect(pair('a b', ['a  b'])).toBe('S a b\n\n');
  });

  it('writes both where every line counts', () => {
    expect(pair('', ['a'], true)).toBe(`S \n${A('0 0', 'M:OTHER', 'a')}\n`);
    expect(pair('a b', ['a  b'], true)).toBe(`S a b\n${NOOP()}\n`);
  });

  it('refuses what M2 cannot hold', () => {
    expect(() => pair('a b', ['a |||'])).toThrow(expect.objectContaining({ code: 'UNPRINTABLE' }));
  });
});
