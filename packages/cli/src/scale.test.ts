import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOLD, STET, SYSTEMS, file, folder } from './testing/stet.js';

const SENTENCES = 30_000;
/** The parsed sentences take half as much again as this heap, so a program that kept them would crash. */
const HEAP_MIB = 48;
/** For the whole process with two threads, each with a heap of its own. */
const BOUND_MIB = 420;

/** Repeats the example, with a unique word in each sentence, so that no two can share memory. */
function repeated(texts: readonly string[], mark: (text: string, word: string) => string): string {
  return Array.from({ length: SENTENCES }, (_, at) => mark(texts[at % texts.length], `word${String(at)}`)).join('');
}

const blocks = readFileSync(GOLD, 'utf8').trimEnd().split('\n\n');
const lines = readFileSync(join(SYSTEMS, 'careful.txt'), 'utf8').trimEnd().split('\n');
const gold = file(
  'large.m2',
  repeated(blocks, (block, word) => `${block.replace('\n', ` ${word}\n`)}\n\n`),
);
const output = file(
  'large.txt',
  repeated(lines, (line, word) => `${line} ${word}\n`),
);

const source = file(
  'large-source.txt',
  repeated(blocks, (block, word) => `${block.slice(2, block.indexOf('\n'))} ${word}\n`),
);

const HEAP = `--max-old-space-size=${String(HEAP_MIB)}`;
const PRINT_PEAK = new URL('../../../scripts/print-peak.mjs', import.meta.url).href;

function run(...args: readonly string[]): { readonly stdout: string; readonly peakMib: number } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [HEAP, '--import', PRINT_PEAK, STET, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(status, stderr).toBe(0);
  return { stdout, peakMib: Number(/^peak (\d+) /mu.exec(stderr)?.[1]) / 1024 };
}

describe(`${String(SENTENCES)} sentences`, () => {
  it('are scored in bounded memory, and their shards merge to the same bytes', () => {
    const whole = run('score', '--gold', gold, '--json', '--threads', '2', output);
    expect(whole.peakMib).toBeLessThan(BOUND_MIB);
    const shards = [1, 2, 3].map((at) => {
      const shard = join(folder, `large${String(at)}.jsonl.gz`);
      const { peakMib } = run('stats', '--gold', gold, '--shard', `${String(at)}/3`, '--output', shard, output);
      expect(peakMib).toBeLessThan(BOUND_MIB);
      return shard;
    });
    const merged = run('merge', '--json', ...shards);
    expect(merged.peakMib).toBeLessThan(BOUND_MIB);
    expect(merged.stdout).toBe(whole.stdout);
  });

  it('become edits, texts and other formats in bounded memory, and come back as they were', () => {
    const converted = (name: string): string => join(folder, `large-${name}`);
    const write = (name: string, ...args: readonly string[]): string => {
      const out = converted(name);
      expect(run(...args, '--threads', '2', '--output', out).peakMib).toBeLessThan(BOUND_MIB);
      return out;
    };
    const isSame = (a: string, b: string): boolean => readFileSync(a).equals(readFileSync(b));
    const edits = write('edits.m2', 'extract', '--source', source, output);
    expect(isSame(write('applied.txt', 'apply', '--gold', edits), output)).toBe(true);
    const xml = write('edits.xml', 'convert', '--to', 'i-measure', edits);
    const back = write('back.m2', 'convert', '--to', 'm2', xml);
    expect(isSame(write('again.xml', 'convert', '--to', 'i-measure', back), xml)).toBe(true);
    write('parallel', 'convert', '--to', 'parallel', edits);
    expect(isSame(converted('parallel.source.txt'), source)).toBe(true);
    expect(isSame(converted('parallel.0.txt'), output)).toBe(true);
  });
});
