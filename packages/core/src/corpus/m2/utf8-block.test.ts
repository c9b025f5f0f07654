import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError } from '../../error.js';
import { irregularText } from '../../testing/irregular-text.js';
import { strip } from '../../text/white-space.js';
import { plainSentence } from '../edit.js';
import { sentencesOf } from './block.js';
import { parseM2Block } from './parse.js';
import { rawBlock, sentencesOfUtf8 } from './utf8-block.js';

/** Often, but not always, as it should be. */
const mostly = (usual: fc.Arbitrary<string>, odd: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });

const number = mostly(
  fc.nat(6).map(String),
  fc.constantFrom('-1', '+1', '01', '-2', '', ' 1', '1 ', '9'.repeat(17), 'x'),
);
const offsets = mostly(
  fc.tuple(number, number).map((pair) => pair.join(' ')),
  fc.oneof(fc.constantFrom('-1 -1', '1', '1 2 3', '1\u30002', '1  2'), irregularText),
);
const field = (...usual: readonly string[]): fc.Arbitrary<string> => mostly(fc.constantFrom(...usual), irregularText);
const annotation = fc
  .tuple(
    offsets,
    field('T', 'noop', 'Noop', 'Vt', ''),
    field('x', '', '-NONE-', 'x  y', 'a||b', '|', ' -NONE-', 'é ||日'),
    field('REQUIRED', 'OPTIONAL', ' OPTIONAL', ''),
    field('-NONE-', '', 'why'),
    number,
  )
  .chain((fields) => mostly(fc.constant(fields.join('|||')), fc.constantFrom(...fields, `${fields.join('|||')}|||`)))
  .map((fields) => `A ${fields}`);
const source = mostly(
  fc.array(irregularText, { maxLength: 5 }).map((words) => `S ${words.join(' ')}`),
  fc.constantFrom('S', 'S ', 'SS', 's a'),
);
const line = fc.oneof({ weight: 10, arbitrary: annotation }, source, irregularText, fc.constant('I x'));

const block = fc
  .tuple(mostly(source, line), fc.array(mostly(annotation, line), { maxLength: 5 }), fc.constantFrom('\n', '\r\n'))
  // A blank line would end the block.
  .map(([first, rest, end]) => [first, ...rest].filter((text) => strip(text) !== '').join(end))
  .filter((text) => text !== '');

/** What the work gives, or its error as data. */
function outcome(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof StetError) return error.toJSON();
    throw error;
  }
}

describe('sentencesOfUtf8(block)', () => {
  it('gives the sentences and the errors of the parser of strings', () => {
    let regular = 0;
    let faulty = 0;
    fc.assert(
      fc.property(block, fc.boolean(), (content, strictOriginal) => {
        const bytes = new TextEncoder().encode(`x\n${content}\nA 0 0|||`);
        const utf8Block = { line: 7, text: { bytes, start: 2, end: bytes.length - 9 } };
        const options = { file: 'x.m2', strictOriginal };
        const expected = outcome(() => sentencesOf(parseM2Block(rawBlock(utf8Block), options)));
        expect(outcome(() => sentencesOfUtf8(utf8Block, options).map(plainSentence))).toEqual(expected);
        if (Array.isArray(expected)) regular++;
        else faulty++;
      }),
      { numRuns: 2000 },
    );
    // Neither kind is rare.
    expect(Math.min(regular, faulty)).toBeGreaterThan(200);
  });
});
