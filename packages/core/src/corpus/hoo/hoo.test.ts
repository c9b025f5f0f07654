import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGolden, listShared, readShared } from '../../testing/shared.js';
import type { HooEdit } from './hoo-edit.js';
import { parseHoo } from './parse.js';
import { printHoo } from './print.js';
import { hooToSentences } from './to-sentences.js';

const XML = `<?xml version="1.0" ?>
<edits>
  <edit end="7" index="1-1" start="4" type="RN">
    <corrections>
      <correction/>
      <correction>dog</correction>
      <correction>cow</correction>
    </corrections>
    <original>cat</original>
  </edit>
  <edit end="14" index="1-2" start="11" type="UD">
    <corrections><correction><empty/></correction></corrections>
    <original>on </original>
  </edit>
</edits>
`;

describe('parseHoo(text)', () => {
  it('reads edits with several corrections, deletions and optional ones', () => {
    expect(parseHoo(XML)).toEqual([
      { index: '1-1', type: 'RN', start: 4, end: 7, corrections: ['dog', 'cow'], optional: true, original: 'cat' },
      { index: '1-2', type: 'UD', start: 11, end: 14, corrections: [''], optional: false, original: 'on ' },
    ]);
  });

  it.each([
    ['another root', '<scripts></scripts>'],
    ['a tag that is not closed', '<edits><edit start="1" end="2" index="1" type="T">'],
    ['an offset that is no number', '<edits><edit start="x" end="2" index="1" type="T"/></edits>'],
    ['offsets that are reversed', '<edits><edit start="3" end="2" index="1" type="T"/></edits>'],
  ])('refuses %s and says where', (_, text) => {
    expect(() => parseHoo(text, { file: 'gold.xml' })).toThrow(
      expect.objectContaining({ code: 'BAD_MARKUP', file: 'gold.xml', line: 1 }),
    );
  });
});

describe('printHoo(edits, fragment)', () => {
  it('writes what parseHoo reads back', () => {
    const text = fc.stringMatching(/^[a-z<&>"' .]{1,8}$/u);
    const edit: fc.Arbitrary<HooEdit> = fc.record({
      index: text,
      type: fc.stringMatching(/^[A-Z]{1,3}$/u),
      start: fc.nat(9),
      end: fc.integer({ min: 9, max: 20 }),
      corrections: fc.array(fc.oneof(text, fc.constant('')), { minLength: 1, maxLength: 3 }),
      optional: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(edit), text, (edits, fragment) => {
        const quoting = edits.map((edit) => ({ ...edit, original: fragment.slice(edit.start, edit.end) }));
        expect(parseHoo(printHoo(edits, fragment))).toEqual(quoting);
      }),
    );
  });
});

describe('hooToSentences(id, fragment, edits)', () => {
  it('gives the edits in tokens, with alternatives, and says which may be left out', () => {
    const { sentences } = hooToSentences('1', 'The cat sat on the mat.\nIt slept.', parseHoo(XML));
    expect(sentences.map(({ source }) => source)).toEqual(['The cat sat on the mat .', 'It slept .']);
    expect(sentences[0].annotations[0].edits).toMatchObject([
      { start: 1, end: 2, corrections: ['dog', 'cow'], required: false },
      { start: 3, end: 4, corrections: [''], required: true },
    ]);
  });

  it('counts edits that quote another text than stands at their offsets', () => {
    const misquoted = (fragment: string): number => hooToSentences('1', fragment, parseHoo(XML)).misquoted;
    expect(misquoted('The cat sat on the mat.')).toBe(0);
    expect(misquoted('The dog sat on the mat.')).toBe(1);
    expect(misquoted('Something else entirely.')).toBe(2);
  });

  it('leaves out with skipBadEdits just the edits whose offsets are reversed, and lists them', () => {
    const reversed = XML.replace('end="7"', 'end="3"');
    const edits = parseHoo(reversed, { file: 'gold.xml', skipBadEdits: true });
    const { sentences, misquoted } = hooToSentences('1', 'The cat sat on the mat.\nIt slept.', edits);
    expect(misquoted).toBe(0);
    expect(sentences.map(({ annotations }) => annotations[0].edits.length)).toEqual([1, 0]);
    expect(sentences.flatMap(({ skipped = [] }) => skipped)).toMatchObject([
      { start: 4, end: 3, annotator: 0, fault: { file: 'gold.xml', line: 3, found: '4 3' } },
    ]);
  });

  it('notes what it cannot place', () => {
    const edit = { index: '1', type: 'T', start: 90, end: 91, corrections: ['x'], optional: false };
    const { sentences, notes } = hooToSentences('1', 'It slept.', [edit]);
    expect(sentences[0].annotations[0].edits).toEqual([]);
    expect(notes).toMatchObject([{ reason: 'out of range', dropped: true }]);
  });
});

describeGolden('hooToSentences() on the HOO 2011 data', () => {
  it('places nearly every edit of the test fragments in a sentence', () => {
    let edits = 0;
    let dropped = 0;
    for (const name of listShared('data/hoo2011/test/Raw')) {
      const id = name.replace('.txt', '');
      const fragmentEdits = parseHoo(readShared(`data/hoo2011/test/Gold/${id}GE.xml`));
      const { notes } = hooToSentences(id, readShared(`data/hoo2011/test/Raw/${name}`), fragmentEdits);
      edits += fragmentEdits.length;
      dropped += notes.filter((note) => note.dropped).length;
    }
    expect(edits).toBe(1017);
    expect(dropped / edits).toBeLessThan(0.05);
  });
});
