import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { file, folder, stet } from '../testing/stet.js';

const A = (offsets: string, correction: string, annotator = 0): string =>
  `A ${offsets}|||T|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const BAD = file('bad-offsets.m2', `S he go home\n${A('1 2', 'goes')}${A('3 9', 'x')}\nS it fly\n${A('2 1', 'y')}`);
const MENDED = file('mended.m2', `S he go home\n${A('1 2', 'goes')}\nS it fly\n`);
const OUTPUT = file('skipping.txt', 'he goes home\nit flies\n');

/** Line by line, what is said of the two edits. */
const LISTED = [/bad-offsets\.m2:3: left out the edit of 3 9: /u, /bad-offsets\.m2:6: left out the edit of 2 1: /u];

function lines(text: string): string[] {
  return text.trimEnd().split('\n');
}

describe('--skip-bad-edits', () => {
  it('is what a gold is refused without, and the message says so', () => {
    expect(stet('score', '--gold', BAD, OUTPUT)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/bad-offsets\.m2:3: .* --skip-bad-edits.*\[OFFSETS_OUT_OF_RANGE\]/u) as string,
    });
  });

  it.each<[string, string[]]>([
    ['score', ['score', '--gold', BAD, '--metric', 'm2,gleu', OUTPUT]],
    ['explain', ['explain', '--gold', BAD, OUTPUT]],
    ['annotators', ['annotators', '--gold', BAD]],
    ['apply', ['apply', '--gold', BAD]],
    ['convert', ['convert', '--to', 'nucle', BAD]],
    ['baseline', ['baseline', '--gold', BAD, '--output', '-', OUTPUT]],
    ['run', ['run', '--command', 'cat', '--gold', BAD]],
  ])('makes stet %s leave out just those edits, and list each once', (_, args) => {
    const { status, stdout, stderr } = stet(...args, '--skip-bad-edits');
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).not.toBe('');
    const listed = lines(stderr).filter((line) => line.includes('left out'));
    expect(listed).toEqual(LISTED.map((pattern) => expect.stringMatching(pattern) as string));
  });

  it('scores as the gold without those edits does, and signs how many there were', () => {
    const skipped = stet('score', '--gold', BAD, '--skip-bad-edits', '--metric', 'm2,gleu', OUTPUT).stdout;
    const mended = stet('score', '--gold', MENDED, '--metric', 'm2,gleu', OUTPUT).stdout;
    expect(skipped).toMatch(/^m2\|.*\|skipped:2\|stet:.*\ngleu\|.*\|skipped:2\|stet:/mu);
    expect(skipped.replaceAll('|skipped:2', '')).toBe(mended);
  });

  it('goes through shards: stats lists the edits, and merge signs those of all shards', () => {
    const shards = [1, 2].map((shard) => {
      const { stdout, stderr } = stet('stats', '--gold', BAD, '--skip-bad-edits', '--shard', `${shard}/2`, OUTPUT);
      expect(stderr).toMatch(LISTED[shard - 1]);
      return file(`skipping${shard}.jsonl`, stdout);
    });
    expect(stet('merge', ...shards).stdout).toBe(stet('score', '--gold', BAD, '--skip-bad-edits', OUTPUT).stdout);
  });

  it('leaves out corrections of I-measure XML in the same way', () => {
    const xml = stet('convert', '--to', 'i-measure', MENDED).stdout;
    const bad = file('bad-offsets.xml', xml.replace('<c start="1" end="2">', '<c start="9" end="9">'));
    expect(stet('score', '--gold', bad, OUTPUT).stderr).toMatch(/bad-offsets\.xml:\d+: .* --skip-bad-edits/u);
    const { stdout, stderr } = stet('score', '--gold', bad, '--skip-bad-edits', '--metric', 'm2,i-measure', OUTPUT);
    expect(stderr).toMatch(/bad-offsets\.xml:\d+: left out the edit of 9 9: /u);
    expect(stdout).toMatch(/^m2\|.*\|skipped:1\|stet:.*\ni-measure\|.*\|skipped:1\|stet:/mu);
  });

  it.each([
    ['columns', ['.conll', '.conll.ann'], 'end_token="2"', 'end_token="9"', '1 9 in nid 1, pid 0, sid 0'],
    ['hoo', ['.txt', '.xml'], 'end="5"', 'end="2"', '3 2'],
  ])('leaves out edits of %s in the same way, which are refused else', (format, endings, good, bad, found) => {
    const out = join(folder, `skipping-${format}`);
    expect(stet('convert', '--to', format, '--out', out, MENDED).status).toBe(0);
    const [text, edits] = endings.map((ending) => out + ending);
    const printed = readFileSync(edits, 'utf8');
    expect(printed).toContain(good);
    writeFileSync(edits, printed.replace(good, bad));
    const convert = ['convert', '--from', format, '--to', 'm2', text, edits];
    expect(stet(...convert)).toMatchObject({ status: 2, stdout: '' });
    const { status, stdout, stderr } = stet(...convert, '--skip-bad-edits');
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'S he go home\n\nS it fly\n\n' });
    expect(stderr).toContain(`left out the edit of ${found}: `);
  });

  it('keeps annotators who made only such an edit', () => {
    const { stdout } = stet('annotators', '--gold', BAD, '--skip-bad-edits', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ skippedEdits: 2, annotators: [0], done: [2] });
  });
});
