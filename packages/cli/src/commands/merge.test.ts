import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOLD, SYSTEMS, file, folder, json, runStet, stet } from '../testing/stet.js';

const SHOWN = ['--significance', '--resamples', '20', '--per-sentence'];
const METRICS = ['--metric', 'm2,hoo,i-measure,gleu,bleu,green', '--levels', '--tokens', 'gold'];

function ok(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = runStet(args, input);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const inFolder = (name: string): string => join(folder, name);

describe('stet stats and stet merge', () => {
  it('give the very bytes of stet score, as tables and as JSON, from shards in any order', () => {
    const shards = [1, 2, 3].map((at) => inFolder(`shard${String(at)}.jsonl.gz`));
    shards.forEach((output, at) => {
      ok(['stats', '--gold', GOLD, ...METRICS, '--shard', `${String(at + 1)}/3`, '--output', output, SYSTEMS]);
    });
    for (const format of ['text', 'json']) {
      const shown = [...SHOWN, '--format', format];
      const scored = ok(['score', '--gold', GOLD, ...METRICS, ...shown, SYSTEMS]);
      expect(ok(['merge', ...shown, shards[2], shards[0], shards[1]])).toBe(scored);
    }
  });

  it('carry what was noticed, each count once however long the shards are', () => {
    const gold = file('quoted.m2', "S a b\nA 0 1|||T|||can't|||REQUIRED|||-NONE-|||0\n\n".repeat(5000));
    const output = file('quoted.txt', "can't b\n".repeat(5000));
    const scored = stet('score', '--gold', gold, '--metric', 'i-measure', output);
    expect(scored.stderr).toMatch(/^stet: I-measure: 5000 corrections .* --tokens gold\.$/mu);
    const shards = [1, 2].map((at) => inFolder(`quoted${String(at)}.jsonl`));
    shards.forEach((shard, at) => {
      ok(['stats', '--gold', gold, '--metric', 'i-measure', '--shard', `${at + 1}/2`, '--output', shard, output]);
    });
    const merged = stet('merge', ...shards);
    expect([merged.stdout, merged.stderr]).toEqual([scored.stdout, scored.stderr]);
  });

  it('take lines of the whole, and files that were cut beforehand', () => {
    const blocks = readFileSync(GOLD, 'utf8').trimEnd().split('\n\n');
    const lines = readFileSync(join(SYSTEMS, 'careful.txt'), 'utf8').split('\n');
    const gold = file('tail.m2', `${blocks.slice(4).join('\n\n')}\n`);
    const output = file('tail.txt', lines.slice(4).join('\n'));
    const scoring = ['--metric', 'gleu,m2'];
    const head = ok(['stats', '--gold', GOLD, ...scoring, '--lines', '1-4', join(SYSTEMS, 'careful.txt')]);
    const tail = ok([
      ...['stats', '--gold', gold, ...scoring, '--first-sentence', '5', '--annotators', '0,1'],
      `careful=${output}`,
    ]);
    const scored = ok(['score', '--gold', GOLD, ...scoring, join(SYSTEMS, 'careful.txt')]);
    expect(ok(['merge', file('tail.jsonl', tail), '-'], head)).toBe(scored);
    expect(stet('merge', file('tail.jsonl', tail))).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/the sentences 1 to 4.*\[SHARDS_MISSING\]/u) as string,
    });
  });

  it('know how references were made', () => {
    const made = ['--gold', GOLD, '--metric', 'gleu', '--references', 'gec-metrics'];
    const shards = ['1/2', '2/2'].map((shard, at) =>
      file(`made-${at}.jsonl`, ok(['stats', ...made, '--shard', shard, SYSTEMS])),
    );
    expect(json(['merge', '--json', ...shards])).toEqual(json(['score', '--json', ...made, SYSTEMS]));
    const usual = file('usual.jsonl', ok(['stats', '--gold', GOLD, '--metric', 'gleu', '--shard', '2/2', SYSTEMS]));
    expect(stet('merge', shards[0], usual).stderr).toMatch(/how references are made .*\[SHARDS_DIFFER\]/u);
  });

  it('refuse shards of an option that differs, before anything is printed', () => {
    const make = (name: string, ...args: string[]): string => {
      ok(['stats', '--gold', GOLD, '--output', inFolder(name), ...args, SYSTEMS]);
      return inFolder(name);
    };
    const shards = [make('beta.jsonl', '--beta', '2', '--shard', '1/2'), make('plain.jsonl', '--shard', '2/2')];
    expect(stet('merge', ...shards)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/plain\.jsonl: expected the signatures of .*\[SHARDS_DIFFER\]/u) as string,
    });
  });

  it.each([
    ['a shard that is not there', ['--shard', '8/7'], /such as 3\/7/u],
    ['sentences in the wrong order', ['--lines', '9-2'], /such as 1001-2000/u],
    ['sentences behind the last', ['--lines', '900000-900001'], /--lines within 1-/u],
    ['two stretches', ['--lines', '1-2', '--shard', '1/2'], /one of --shard/u],
  ])('refuse %s', (_, args, message) => {
    expect(stet('stats', '--gold', GOLD, ...args, SYSTEMS)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(message) as string,
    });
  });

  it('write nothing when a file is misaligned', () => {
    const short = file('short.txt', 'one line\n');
    const { status, stdout, stderr } = stet('stats', '--gold', GOLD, short);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/short\.txt:1: .*\[LINE_COUNT\]/u);
  });
});
