import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, GOLD, SYSTEMS, bad, file, gold, good, json, runStet as stet } from '../testing/stet.js';

describe('stet score with reference texts', () => {
  it('scores against reference files, with or without gold edits', () => {
    const references = ['--reference', good, '--reference', bad];
    const withSource = json([
      'score',
      '--source',
      file('src.txt', 'a b c\nd e\n'),
      ...references,
      '--metric',
      'gleu,bleu,green',
      '--json',
      good,
    ]);
    const withGold = json(['score', '--gold', gold, ...references, '--metric', 'gleu,bleu,green', '--json', good]);
    expect(withGold).toEqual(withSource);
    expect(withGold).toMatchObject({ systems: [{ scores: { green: { value: 1 } } }] });
  });

  it('makes reference texts from the edits of each annotator', () => {
    const fromGold = json(['score', '--gold', gold, '--metric', 'green', '--json', good]);
    const fromReference = json(['score', '--gold', gold, '--reference', good, '--metric', 'green', '--json', good]);
    const origin = (text: string): string => text.replace(/texts:\w+/u, 'texts');
    expect(origin(JSON.stringify(fromGold))).toBe(origin(JSON.stringify(fromReference)));
  });

  it('finds edits as stet extract does where there is no gold, says so in the signature, and merges them', () => {
    const source = `${EXAMPLE}source.txt`;
    const texts = ['careful', 'reckless'].map((name) => `${SYSTEMS}/${name}.txt`);
    const metric = ['--metric', 'm2,hoo,i-measure'];
    const input = ['--source', source, ...texts.flatMap((text) => ['--reference', text])];
    const scored = json(['score', ...input, ...metric, '--json', SYSTEMS]);
    const extracted = file('extracted.m2', stet(['extract', '--source', source, ...texts]).stdout);
    const withGold = json(['score', '--gold', extracted, '--tokens', 'gold', ...metric, '--json', SYSTEMS]);
    const unsigned = JSON.stringify(scored).replaceAll('|annotators:2|gold:extracted|', '|annotators:2|');
    expect(unsigned).not.toBe(JSON.stringify(scored));
    expect(unsigned).toBe(JSON.stringify(withGold));
    const shards = [1, 2].map((shard) => {
      const { stdout } = stet([
        'stats',
        ...input,
        '--metric',
        'm2,errant,hoo,i-measure',
        '--shard',
        `${shard}/2`,
        SYSTEMS,
      ]);
      return file(`references-${shard}.jsonl`, stdout);
    });
    expect(json(['merge', '--json', ...shards])).toEqual(
      json(['score', ...input, '--metric', 'm2,errant,hoo,i-measure', '--json', SYSTEMS]),
    );
  });

  it('scores against one reference of several, and refuses one that is not there', () => {
    const input = [
      '--source',
      file('two.txt', 'a b\n'),
      '--reference',
      file('r0', 'a x\n'),
      '--reference',
      file('r1', 'a y\n'),
    ];
    const output = file('y.txt', 'a y\n');
    const against = (reference: string): unknown =>
      json(['score', ...input, '--annotator', reference, '--json', output]);
    expect(against('0')).toMatchObject({ systems: [{ scores: { m2: { value: 0 } } }] });
    expect(against('1')).toMatchObject({ systems: [{ scores: { m2: { value: 1 } } }] });
    expect(stet(['score', ...input, '--annotator', '2', output]).stderr).toMatch(/one of its annotators: 0, 1;/u);
  });

  it('refuses a reference that does not answer the source line by line', () => {
    const { status, stderr } = stet([
      'score',
      '--gold',
      gold,
      '--reference',
      file('r.txt', 'a\n'),
      '--metric',
      'gleu',
      good,
    ]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/r\.txt:.*\[LINE_COUNT\]/u) as string,
    });
  });
});

describe('stet score --references', () => {
  it('makes the references of the gold as it is told, and signs it', () => {
    const scoreOf = (set: string): object =>
      json(['score', '--gold', GOLD, '--metric', 'bleu', '--references', set, '--json', SYSTEMS]);
    expect(JSON.stringify(scoreOf('gec-metrics'))).toContain('|texts:gec-metrics|');
    expect(JSON.stringify(scoreOf('cn'))).toContain('|texts:cn|');
  });

  it('is refused where references are given', () => {
    const reference = ['--source', join(EXAMPLE, 'source.txt'), '--reference', join(SYSTEMS, 'careful.txt')];
    const { status, stderr } = stet(['score', '--metric', 'bleu', ...reference, '--references', 'applied', SYSTEMS]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/expected --references with --gold, .*\[BAD_OPTION\]/u) as string,
    });
  });
});
