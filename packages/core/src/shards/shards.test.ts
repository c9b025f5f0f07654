import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRows, unpackRows } from '../metrics/rows/packed-rows.js';
import { SHARD_VERSION, parseShardHeader, printShardHeader, type ShardHeader } from './header.js';
import { parseShardLines, printShardLines } from './lines.js';
import { orderShards } from './order.js';

const header: ShardHeader = {
  stet: 'stats',
  version: SHARD_VERSION,
  metrics: [{ name: 'm2', signature: 'm2|' }],
  systems: ['a', 'b'],
  first: 1,
  count: 3,
  coverage: { annotators: [1, 2], references: [0, 0], edited: [0, 0] },
  sha256: '00',
};

describe('parseShardHeader(line, file)', () => {
  it('reads back what printShardHeader writes', () => {
    const full: ShardHeader = { ...header, of: 9, shard: [1, 3], annotators: [0, 1] };
    expect(parseShardHeader(printShardHeader(full).trimEnd(), 'p')).toEqual(full);
  });

  it.each([
    ['an empty file', undefined, /a header/u],
    ['text', 'S a b c', /a header/u],
    ['other JSON', '{"systems":[]}', /a header/u],
    ['another version', JSON.stringify({ ...header, version: 2 }), /version 3/u],
    ['no systems', JSON.stringify({ ...header, systems: [] }), /names of systems/u],
    ['a metric without signature', JSON.stringify({ ...header, metrics: [{ name: 'm2' }] }), /signature/u],
    ['a sentence number 0', JSON.stringify({ ...header, first: 0 }), /first/u],
    ['half a sentence', JSON.stringify({ ...header, count: 0.5 }), /count/u],
    ['a shard that is not there', JSON.stringify({ ...header, shard: [4, 3] }), /number of shards/u],
    ['half a shard number', JSON.stringify({ ...header, shard: [1] }), /number of shards/u],
    ['no checksum', JSON.stringify({ ...header, sha256: undefined }), /checksum/u],
  ])('refuses %s', (_, line, expected) => {
    expect(() => parseShardHeader(line, 'p.jsonl')).toThrow(
      expect.objectContaining({
        code: 'BAD_SHARD',
        file: 'p.jsonl',
        line: 1,
        expected: expect.stringMatching(expected) as string,
      }),
    );
  });
});

describe('parseShardLines(lines, header, location)', () => {
  it('reads back what printShardLines writes', () => {
    const row = fc.array(fc.integer());
    const sentence = fc.tuple(row, row);
    fc.assert(
      fc.property(fc.array(sentence), (sentences) => {
        const batch = [[0, 1].map((system) => packRows(sentences.map((rows) => rows[system])))];
        const lines = [...printShardLines(batch)].map((line) => line.trimEnd());
        expect(lines).toHaveLength(sentences.length);
        const [systems] = parseShardLines(lines, header, { file: 'p', line: 2 });
        expect(systems.map((rows) => [...unpackRows(rows)])).toEqual(batch[0].map((rows) => [...unpackRows(rows)]));
      }),
    );
  });

  it.each(['', '[[[1]]]', '[[[1],[2],[3]]]', '[[[1],["x"]]]', '[[[1],[2', '[[[1],[,]]]'])('refuses %s', (line) => {
    expect(() => parseShardLines(['[[[1],[2]]]', line], header, { file: 'p.jsonl', line: 2 })).toThrow(
      expect.objectContaining({ code: 'BAD_SHARD', file: 'p.jsonl', line: 3 }),
    );
  });
});

describe('orderShards(shards)', () => {
  const shard = (first: number, count: number, more: Partial<ShardHeader> = {}) => ({
    file: `${String(first)}.jsonl`,
    header: { ...header, first, count, ...more },
  });
  const fault = (...shards: ReturnType<typeof shard>[]) => {
    try {
      orderShards(shards);
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it('puts shards in the order of their sentences, empty ones too', () => {
    const shards = [shard(1, 3), shard(4, 0), shard(4, 2), shard(6, 9)];
    expect(orderShards([shards[3], shards[2], shards[1], shards[0]])).toEqual(shards);
  });

  it('names the sentences that are missing: before, between and behind', () => {
    expect(fault(shard(4, 3))).toMatchObject({ code: 'SHARDS_MISSING', found: 'none that holds the sentences 1 to 3' });
    expect(fault(shard(5, 2), shard(1, 3))).toMatchObject({
      code: 'SHARDS_MISSING',
      found: 'none that holds sentence 4',
    });
    expect(fault(shard(1, 3, { of: 7 }), shard(4, 2, { of: 7 }))).toMatchObject({
      code: 'SHARDS_MISSING',
      found: 'none that holds the sentences 6 to 7',
    });
  });

  it('names numbered shards that are missing, and those that come twice', () => {
    const numbered = (index: number, file = `${index}.jsonl`) => ({
      ...shard(2 * index - 1, 2, { of: 14, shard: [index, 7] }),
      file,
    });
    const found = (...indexes: readonly number[]) => fault(...indexes.map((index) => numbered(index)));
    expect(found(1, 2, 3, 4, 5, 7)).toMatchObject({
      code: 'SHARDS_MISSING',
      found: 'none that holds the sentences 11 to 12; shard 6/7 is missing',
    });
    expect(found(1, 5)).toMatchObject({
      found: expect.stringMatching(/; shards 2\/7 to 4\/7, 6\/7 to 7\/7 are/u) as string,
    });
    expect(found(1, 3, 5, 6, 7)).toMatchObject({ found: expect.stringMatching(/; shards 2\/7, 4\/7 are/u) as string });
    expect(fault(numbered(1), numbered(1, 'again.jsonl'))).toMatchObject({
      code: 'SHARDS_OVERLAP',
      file: 'again.jsonl',
      expected: 'a shard that begins with sentence 3, after 1.jsonl (shard 1/7)',
      found: 'the same sentences, 1 to 2 (shard 1/7)',
    });
  });

  it('names sentences alone where shards are not numbered alike', () => {
    const halves = shard(1, 3, { of: 9, shard: [1, 2] });
    expect(fault(halves, shard(6, 4, { of: 9, shard: [3, 3] }))).toMatchObject({
      found: 'none that holds the sentences 4 to 5',
    });
  });

  it('refuses a shard that is given twice, and shards that overlap', () => {
    expect(fault(shard(1, 3), shard(1, 3))).toMatchObject({ code: 'SHARDS_OVERLAP', remedy: 'Give each shard once.' });
    expect(fault(shard(1, 3), shard(3, 3))).toMatchObject({ code: 'SHARDS_OVERLAP', file: '3.jsonl' });
    expect(fault(shard(1, 9), shard(2, 2))).toMatchObject({ code: 'SHARDS_OVERLAP', file: '2.jsonl' });
  });

  it.each([
    ['signatures', { metrics: [{ name: 'm2', signature: 'm2|beta:2' }] }, /^the signatures of 1\.jsonl/u],
    ['systems', { systems: ['b', 'a'] }, /^the systems of 1\.jsonl/u],
    ['annotators', { annotators: [0] }, /^the annotators/u],
    ['options', { metrics: [{ name: 'm2', signature: 'm2|', options: { levels: true } }] }, /^the options/u],
    ['corpora', { of: 9 }, /^a shard of 6 sentences/u],
  ])('refuses shards of different %s', (_, more, expected) => {
    expect(fault(shard(1, 3, { of: 6 }), shard(4, 3, { of: 6, ...more }))).toMatchObject({
      code: 'SHARDS_DIFFER',
      file: '4.jsonl',
      expected: expect.stringMatching(expected) as string,
    });
  });
});
