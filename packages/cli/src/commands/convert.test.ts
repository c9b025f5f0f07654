import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  EXAMPLE,
  GOLD,
  SMALL_GOLD,
  SYSTEMS,
  file,
  folder,
  gold,
  good,
  json,
  runStet as stet,
} from '../testing/stet.js';

describe('stet apply and stet extract', () => {
  it("print an annotator's text, and make edits from it that give it again", () => {
    const text = stet(['apply', '--gold', GOLD, '--annotator', '1']).stdout;
    expect(text.split('\n')).toHaveLength(61);
    const reference = file('reference.txt', text);
    const edits = file('extracted.m2', stet(['extract', '--source', join(EXAMPLE, 'source.txt'), reference]).stdout);
    expect(stet(['apply', '--gold', edits]).stdout).toBe(text);
  });

  it('write a file whole', () => {
    const out = join(folder, 'applied.txt');
    expect(stet(['apply', '--gold', gold, '--output', out])).toMatchObject({ status: 0, stdout: '' });
    expect(readFileSync(out, 'utf8')).toBe('a x c\nd e\n');
  });

  it('number the annotators by the order of the texts', () => {
    const source = file('source.txt', 'a b\n');
    const { stdout } = stet(['extract', '--source', source, file('one.txt', 'a b\n'), file('two.txt', 'a x\n')]);
    expect(stdout).toBe(
      'S a b\nA -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0\nA 1 2|||R|||x|||REQUIRED|||-NONE-|||1\n\n',
    );
  });
});

describe('stet apply, stet extract and stet convert, as streams', () => {
  const source = join(EXAMPLE, 'source.txt');
  const careful = join(SYSTEMS, 'careful.txt');
  const edits = stet(['extract', '--source', source, careful]).stdout;

  it('read the standard input and packed files', () => {
    expect(stet(['extract', '--source', '-', careful], readFileSync(source, 'utf8')).stdout).toBe(edits);
    const packed = file('packed.txt.gz', gzipSync(readFileSync(careful)));
    expect(stet(['extract', '--source', source, packed, '--threads', '2']).stdout).toBe(edits);
    expect(stet(['apply', '--gold', '-'], edits).stdout).toBe(readFileSync(careful, 'utf8'));
    const packedEdits = file('edits.m2.gz', gzipSync(edits));
    for (const to of ['i-measure', 'nucle']) {
      const written = stet(['convert', '--to', to, packedEdits]).stdout;
      const back = stet(['convert', '--to', 'm2', file(`edits-${to}`, written)]).stdout;
      expect(back.match(/^A \d/gmu)).toHaveLength(edits.match(/^A \d/gmu)?.length ?? 0);
      expect(stet(['convert', '--to', 'm2', '-'], written).stdout).toBe(back);
    }
    const out = join(folder, 'piped');
    expect(stet(['convert', '--to', 'parallel', '--output', out, '-'], edits).status).toBe(0);
    expect(readFileSync(`${out}.0.txt`, 'utf8')).toBe(readFileSync(careful, 'utf8'));
    expect(stet(['convert', '--to', 'columns', '--output', out, '-'], edits).status).toBe(0);
    expect(readFileSync(`${out}.conll`, 'utf8').split('\n\n')).toHaveLength(61);
    expect(stet(['convert', '--to', 'hoo', '--output', out, '-'], edits).status).toBe(0);
    expect(readFileSync(`${out}.txt`, 'utf8').split('\n')).toHaveLength(60);
  });

  it('read what stands beside a file from the standard input, also where it is read twice', () => {
    const out = join(folder, 'beside');
    const m2 = file('edits.m2', edits);
    stet(['convert', '--to', 'hoo', '--output', out, m2]);
    const text = readFileSync(`${out}.txt`, 'utf8');
    const hoo = (...inputs: string[]): string[] => ['convert', '--from', 'hoo', '--to', 'nucle', ...inputs];
    const { stdout } = stet(hoo(`${out}.txt`, `${out}.xml`));
    expect(stdout).toMatch(/<MISTAKE start_par="1"/u);
    expect(stet(hoo('-', `${out}.xml`), text).stdout).toBe(stdout);
    // Two fragments give the sentences of both.
    const twice = stet(hoo('-', `${out}.xml`, `${out}.txt`, `${out}.xml`), text).stdout;
    expect(twice.match(/<P>/gu)).toHaveLength(2 * (stdout.match(/<P>/gu)?.length ?? 0));
    const essays = file('essays.sgml', stdout);
    const convertTwo = ['convert', '--to', 'm2', essays];
    expect(stet([...convertTwo, '-'], stdout).stdout).toBe(stet([...convertTwo, essays]).stdout);
  });

  it('refuse the standard input for two files', () => {
    expect(stet(['extract', '--source', '-', '-'])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/\[BAD_OPTION\]/u) as string,
    });
  });

  it('name file and line, and leave a file that is there as it was', () => {
    const out = file('kept.txt', 'kept\n');
    const broken = file('late.m2', `${'S a b\n\n'.repeat(30_000)}S c\nwhat\n`);
    const short = file('short.txt', 'one line\n');
    for (const [args, message] of [
      [['apply', '--gold', broken], /late\.m2:60002: .*\[UNKNOWN_LINE\]/u],
      [['convert', '--to', 'i-measure', broken], /late\.m2:60002: .*\[UNKNOWN_LINE\]/u],
      [['extract', '--source', source, short], /short\.txt:.*60 lines.*\[LINE_COUNT\]/u],
      [['apply', '--gold', GOLD, '--annotator', '7'], /annotators: 0, 1.*\[UNKNOWN_ANNOTATOR\]/u],
    ] as const) {
      const { status, stdout, stderr } = stet([...args, '--output', out]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(message);
      expect(readFileSync(out, 'utf8')).toBe('kept\n');
    }
    expect(stet(['extract', '--source', source, short])).toMatchObject({ status: 2, stdout: '' });
    expect(readdirSync(folder).filter((name) => name.endsWith('.part') || name.startsWith('.stet'))).toEqual([]);
  });

  it('name an annotator whom a pipe does not mention, at its end', () => {
    const { status, stdout, stderr } = stet(['apply', '--gold', '-', '--annotator', '7'], SMALL_GOLD);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/annotators: 0;.*\[UNKNOWN_ANNOTATOR\]/u);
  });

  it('keep mistakes of several annotators apart on the standard output', () => {
    const nucleFile = join(folder, 'nucle.sgml');
    expect(stet(['convert', '--to', 'nucle', '--output', nucleFile, GOLD]).status).toBe(0);
    expect(stet(['convert', '--to', 'nucle', GOLD]).stdout).toBe(readFileSync(nucleFile, 'utf8'));
  });
});

describe('stet convert and stet validate', () => {
  it('convert M2 to every format and back, and say what is lost', () => {
    for (const [to, endings] of [
      ['m2', ['']],
      ['i-measure', ['']],
      ['nucle', ['']],
      ['hoo', ['.txt', '.xml']],
      ['columns', ['.conll', '.conll.ann']],
      ['parallel', ['.source.txt', '.0.txt', '.1.txt']],
    ] as const) {
      const out = join(folder, `converted-${to}`);
      expect(stet(['convert', '--to', to, '--output', out, GOLD])).toMatchObject({ status: 0, stdout: '' });
      const back = stet(['convert', '--from', to, '--to', 'm2', ...endings.map((ending) => out + ending)]);
      expect(back.status).toBe(0);
      expect(back.stdout.match(/^S /gmu)).toHaveLength(60);
    }
  });

  it('know a format by its content, and write one file to the standard output', () => {
    const { stdout, stderr } = stet(['convert', '--to', 'parallel', '--output', join(folder, 'p'), gold]);
    expect({ stdout, stderr }).toEqual({
      stdout: '',
      stderr: 'stet: not carried over: 1 edits lose their type and their extent\n',
    });
    expect(stet(['convert', '--to', 'm2', '-'], SMALL_GOLD).stdout).toBe(SMALL_GOLD);
  });

  it('ask for a name when there are several files to write', () => {
    expect(stet(['convert', '--to', 'columns', gold])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/--output NAME.*\.conll\.ann.*\[BAD_OPTION\]/u) as string,
    });
  });

  it('name formats and list every problem', () => {
    const broken = file('broken.m2', 'S a b\nA 0 9|||T|||x|||REQUIRED|||-NONE-|||0\n\nS c\nwhat\n');
    const { status, stdout } = stet(['validate', gold, broken, good]);
    expect(status).toBe(2);
    expect(stdout).toMatch(/gold\.m2: M2, 2 sentences, 1 edits by annotators 0; 0 errors, 0 warnings/u);
    expect(stdout).toMatch(/broken\.m2: M2, .*; 2 errors/u);
    expect(stdout).toMatch(/broken\.m2:2: .*\[OFFSETS_OUT_OF_RANGE\]/u);
    expect(stdout).toMatch(/good\.txt: plain text, 2 lines of text; 0 errors/u);
    const unknown = stet(['validate', gold, file('other.xml', '<set><p>A cat</p></set>\n')]);
    expect(unknown.status).toBe(2);
    expect(unknown.stdout).toMatch(/other\.xml: unknown format, not read; 1 error, 0 warnings\n.*\[UNKNOWN_FORMAT\]/u);
    expect(json(['validate', '--json', gold])).toMatchObject({ files: [{ format: 'm2', errors: [] }] });
  });
});
