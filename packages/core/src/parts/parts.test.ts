import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRows, unpackRows } from '../metrics/rows/packed-rows.js';
import { PART_VERSION, parsePartHeader, printPartHeader, type PartHeader } from './header.js';
import { parsePartLines, printPartLines } from './lines.js';
import { orderParts } from './order.js';

const header: PartHeader = {
  stet: 'stats',
  version: PART_VERSION,
  metrics: [{ name: 'm2', signature: 'm2|' }],
  systems: ['a', 'b'],
  first: 1,
  count: 3,
  sha256: '00',
};

describe('parsePartHeader(line, file)', () => {
  it('reads back what printPartHeader writes', () => {
    const full = { ...header, of: 9, annotators: [0, 1] };
    expect(parsePartHeader(printPartHeader(full).trimEnd(), 'p')).toEqual(full);
  });

  it.each([
    ['an empty file', undefined, /a header/u],
    ['text', 'S a b c', /a header/u],
    ['other JSON', '{"systems":[]}', /a header/u],
    ['another version', JSON.stringify({ ...header, version: 2 }), /version 1/u],
    ['no systems', JSON.stringify({ ...header, systems: [] }), /names of systems/u],
    ['a metric without signature', JSON.stringify({ ...header, metrics: [{ name: 'm2' }] }), /signature/u],
    ['a sentence number 0', JSON.stringify({ ...header, first: 0 }), /first/u],
    ['half a sentence', JSON.stringify({ ...header, count: 0.5 }), /count/u],
    ['no checksum', JSON.stringify({ ...header, sha256: undefined }), /checksum/u],
  ])('refuses %s', (_, line, expected) => {
    expect(() => parsePartHeader(line, 'p.jsonl')).toThrow(
      expect.objectContaining({
        code: 'BAD_PART',
        file: 'p.jsonl',
        line: 1,
        expected: expect.stringMatching(expected) as string,
      }),
    );
  });
});

describe('parsePartLines(lines, header, place)', () => {
  it('reads back what printPartLines writes', () => {
    const row = fc.array(fc.integer());
    const sentence = fc.tuple(row, row);
    fc.assert(
      fc.property(fc.array(sentence), (sentences) => {
        const batch = [[0, 1].map((system) => packRows(sentences.map((rows) => rows[system])))];
        const lines = [...printPartLines(batch)].map((line) => line.trimEnd());
        expect(lines).toHaveLength(sentences.length);
        const [systems] = parsePartLines(lines, header, { file: 'p', line: 2 });
        expect(systems.map((rows) => [...unpackRows(rows)])).toEqual(batch[0].map((rows) => [...unpackRows(rows)]));
      }),
    );
  });

  it.each(['', '[[[1]]]', '[[[1],[2],[3]]]', '[[[1],["x"]]]', '[[[1],[2', '[[[1],[,]]]'])('refuses %s', (line) => {
    expect(() => parsePartLines(['[[[1],[2]]]', line], header, { file: 'p.jsonl', line: 2 })).toThrow(
      expect.objectContaining({ code: 'BAD_PART', file: 'p.jsonl', line: 3 }),
    );
  });
});

describe('orderParts(parts)', () => {
  const part = (first: number, count: number, more: Partial<PartHeader> = {}) => ({
    file: `${String(first)}.jsonl`,
    header: { ...header, first, count, ...more },
  });
  const fault = (...parts: ReturnType<typeof part>[]) => {
    try {
      orderParts(parts);
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it('puts parts in the order of their sentences, empty ones too', () => {
    const parts = [part(1, 3), part(4, 0), part(4, 2), part(6, 9)];
    expect(orderParts([parts[3], parts[2], parts[1], parts[0]])).toEqual(parts);
  });

  it('names the sentences that are missing: before, between and behind', () => {
    expect(fault(part(4, 3))).toMatchObject({ code: 'PARTS_MISSING', found: 'none that holds the sentences 1 to 3' });
    expect(fault(part(5, 2), part(1, 3))).toMatchObject({ code: 'PARTS_MISSING', found: 'none that holds sentence 4' });
    expect(fault(part(1, 3, { of: 7 }), part(4, 2, { of: 7 }))).toMatchObject({
      code: 'PARTS_MISSING',
      found: 'none that holds the sentences 6 to 7',
    });
  });

  it('refuses a part that is given twice, and parts that overlap', () => {
    expect(fault(part(1, 3), part(1, 3))).toMatchObject({ code: 'PARTS_OVERLAP', remedy: 'Give each part once.' });
    expect(fault(part(1, 3), part(3, 3))).toMatchObject({ code: 'PARTS_OVERLAP', file: '3.jsonl' });
    expect(fault(part(1, 9), part(2, 2))).toMatchObject({ code: 'PARTS_OVERLAP', file: '2.jsonl' });
  });

  it.each([
    ['signatures', { metrics: [{ name: 'm2', signature: 'm2|beta:2' }] }, /^the signatures of 1\.jsonl/u],
    ['systems', { systems: ['b', 'a'] }, /^the systems of 1\.jsonl/u],
    ['annotators', { annotators: [0] }, /^the annotators/u],
    ['options', { metrics: [{ name: 'm2', signature: 'm2|', options: { levels: true } }] }, /^the options/u],
    ['corpora', { of: 9 }, /^a part of 6 sentences/u],
  ])('refuses parts of different %s', (_, more, expected) => {
    expect(fault(part(1, 3, { of: 6 }), part(4, 3, { of: 6, ...more }))).toMatchObject({
      code: 'PARTS_DIFFER',
      file: '4.jsonl',
      expected: expect.stringMatching(expected) as string,
    });
  });
});
