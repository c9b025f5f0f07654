import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOLD, STET, SYSTEMS, file, folder } from './testing/stet.js';

const SENTENCES = 50_000;
/** Parsed, so many sentences take more than twice this heap; a program that kept them would not end well. */
const HEAP_MIB = 48;
/** Of the whole process with two threads, each with a heap of its own. */
const BOUND_MIB = 420;

/** The example again and again, with a word of its own in each sentence, so that nothing can be shared. */
function repeated(texts: readonly string[], mark: (text: string, own: string) => string): string {
  return Array.from({ length: SENTENCES }, (_, at) => mark(texts[at % texts.length], `word${String(at)}`)).join('');
}

const blocks = readFileSync(GOLD, 'utf8').trimEnd().split('\n\n');
const lines = readFileSync(join(SYSTEMS, 'careful.txt'), 'utf8').trimEnd().split('\n');
const gold = file(
  'large.m2',
  repeated(blocks, (block, own) => `${block.replace('\n', ` ${own}\n`)}\n\n`),
);
const output = file(
  'large.txt',
  repeated(lines, (line, own) => `${line} ${own}\n`),
);

const HEAP = `--max-old-space-size=${String(HEAP_MIB)}`;
const PRINT_PEAK =
  'data:text/javascript,process.on("exit",()=>{process.stderr.write(String(process.resourceUsage().maxRSS))})';

function run(...args: readonly string[]): { readonly stdout: string; readonly peakMib: number } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [HEAP, '--import', PRINT_PEAK, STET, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(status, stderr).toBe(0);
  return { stdout, peakMib: Number(stderr) / 1024 };
}

describe(`${String(SENTENCES)} sentences`, () => {
  it('are scored in bounded memory, and their shards merge to the same bytes', { timeout: 600_000 }, () => {
    const whole = run('score', '--gold', gold, '--json', '--threads', '2', output);
    expect(whole.peakMib).toBeLessThan(BOUND_MIB);
    const parts = [1, 2, 3].map((at) => {
      const part = join(folder, `large${String(at)}.jsonl.gz`);
      const { peakMib } = run('stats', '--gold', gold, '--shard', `${String(at)}/3`, '--output', part, output);
      expect(peakMib).toBeLessThan(BOUND_MIB);
      return part;
    });
    const merged = run('merge', '--json', ...parts);
    expect(merged.peakMib).toBeLessThan(BOUND_MIB);
    expect(merged.stdout).toBe(whole.stdout);
  });
});
