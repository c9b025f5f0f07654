import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { EXAMPLE, GOLD, STET, runStet as stet } from './testing/stet.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-cli-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function json(args: readonly string[], input = ''): Record<string, unknown> {
  const { status, stdout, stderr } = stet(args, input);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

const SMALL_GOLD = 'S a b c\nA 1 2|||T|||x|||REQUIRED|||-NONE-|||0\n\nS d e\n\n';
const gold = file('gold.m2', SMALL_GOLD);
const good = file('good.txt', 'a x c\nd e\n');
const bad = file('bad.txt', 'a y c\nd e\n');

describe('stet score', () => {
  it('prints one table of all systems, best first', () => {
    const { status, stdout } = stet(['score', '--gold', gold, bad, good]);
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'System       P       R    F0.5  Correct  Proposed  Gold',
      'good    100.00  100.00  100.00        1         1     1',
      'bad       0.00    0.00    0.00        0         1     1',
    ]);
  });

  it('prints JSON with full precision', () => {
    expect(json(['score', '--gold', gold, '--json', `ours=${good}`])).toEqual({
      systems: [
        {
          name: 'ours',
          scores: {
            m2: {
              value: 1,
              precision: 1,
              recall: 1,
              correct: 1,
              proposed: 1,
              gold: 1,
              beta: 0.5,
              signature: expect.stringMatching(/^m2\|beta:0\.5\|/u) as string,
            },
          },
        },
      ],
    });
  });

  it('gives the counts of each sentence with --per-sentence', () => {
    const { systems } = json(['score', '--gold', gold, '--json', '--per-sentence', bad]) as {
      systems: { sentences: unknown[] }[];
    };
    expect(systems[0].sentences).toMatchObject([
      { annotator: 0, correct: 0, proposed: 1, gold: 1, value: 0 },
      { annotator: 0, correct: 0, proposed: 0, gold: 0, value: 1 },
    ]);
  });

  it('scores the example in every format, the same numbers in each', () => {
    for (const format of ['text', 'markdown', 'latex', 'csv', 'json']) {
      const { status, stdout } = stet([
        'score',
        '--gold',
        GOLD,
        '--format',
        format,
        '--levels',
        '--metric',
        'all',
        join(EXAMPLE, 'systems'),
      ]);
      expect(status).toBe(0);
      expect(stdout).toMatch(/careful/u);
    }
  });

  it('takes beta, unchanged words, an annotator and case', () => {
    const args = ['--beta', '2', '--max-unchanged', '0', '--annotator', '1', '--ignore-whitespace-casing'];
    const { systems } = json(['score', '--gold', GOLD, ...args, '--json', join(EXAMPLE, 'systems', 'careful.txt')]) as {
      systems: { scores: { m2: { beta: number; signature: string } } }[];
    };
    expect(systems[0].scores.m2.signature).toMatch(/^m2\|beta:2\|unchanged:0\|annotator:1\|case:ignored\|/u);
  });

  it('reads gzip and the standard input', () => {
    const packed = file('gold.m2.gz', gzipSync(SMALL_GOLD));
    expect(json(['score', '--gold', packed, '--json', '-'], 'a x c\nd e\n')).toMatchObject({
      systems: [{ name: 'stdin', scores: { m2: { correct: 1 } } }],
    });
    expect(json(['score', '--gold', '-', '--json', good], SMALL_GOLD)).toMatchObject({
      systems: [{ scores: { m2: { correct: 1 } } }],
    });
  });

  it('reads a byte order mark, CRLF, and empty lines at the end', () => {
    const crlf = file('crlf.m2', `\ufeff${SMALL_GOLD.replaceAll('\n', '\r\n')}`);
    const output = file('crlf.txt', '\ufeffa x c\r\nd e\r\n\r\n\r\n');
    expect(json(['score', '--gold', crlf, '--json', output])).toMatchObject({
      systems: [{ scores: { m2: { correct: 1, proposed: 1, gold: 1 } } }],
    });
  });

  it('repeats the official scorer with --strict-original', () => {
    const doubled = file('doubled.m2', `S a b c\n${'A 1 2|||T|||x|||REQUIRED|||-NONE-|||0\n'.repeat(2)}\n`);
    const output = file('doubled.txt', 'a x c\n');
    const precision = (...args: string[]): unknown => json(['score', '--gold', doubled, '--json', ...args, output]);
    expect(precision()).toMatchObject({ systems: [{ scores: { m2: { precision: 1 } } }] });
    expect(precision('--strict-original')).toMatchObject({ systems: [{ scores: { m2: { precision: 2 } } }] });
  });

  it('says so when the gold has no sentences, and gives the official score of nothing', () => {
    const empty = file('empty.m2', '');
    const { status, stdout, stderr } = stet(['score', '--gold', empty, '--json', file('empty.txt', '')]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/has no sentences/u);
    expect(JSON.parse(stdout)).toMatchObject({ systems: [{ scores: { m2: { value: 1, gold: 0 } } }] });
  });
});

describe('stet explain', () => {
  it('shows source, hypothesis, matches, misses and running totals', () => {
    const { status, stdout } = stet(['explain', '--gold', gold, '--sentence', '1', bad]);
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        'Sentence 1',
        '  source: a b c',
        '  bad: a y c',
        '    annotator 0 (chosen): 0 correct, 1 proposed, 1 gold, F 0.00',
        '      ✗ wrong  1–2 b → y',
        '      – missed 1–2 x (T)',
        '    so far: 0 correct, 1 proposed, 1 gold, F 0.00',
        '',
      ].join('\n'),
    );
  });

  it('shows only sentences where systems differ with --differ, and prints JSON', () => {
    const { sentences } = json(['explain', '--gold', gold, '--differ', '--json', good, bad]) as {
      sentences: { sentence: number; systems: { name: string }[] }[];
    };
    expect(sentences.map(({ sentence }) => sentence)).toEqual([1]);
    expect(sentences[0].systems.map(({ name }) => name)).toEqual(['good', 'bad']);
  });
});

describe('stet score --significance', () => {
  it('gives intervals and tests in JSON, the same for any number of threads', () => {
    const run = (threads: string): Record<string, unknown> =>
      json([
        'score',
        '--gold',
        GOLD,
        '--baseline',
        'speller',
        '--resamples',
        '60',
        '--json',
        '--threads',
        threads,
        join(EXAMPLE, 'systems'),
      ]);
    const result = run('1');
    expect(run('2')).toEqual(result);
    expect(result).toMatchObject({
      significance: { baseline: 'speller', resamples: 60, confidence: 0.95, seed: 1 },
      systems: [
        {
          name: 'careful',
          scores: {
            m2: {
              confidenceInterval: [expect.any(Number), expect.any(Number)],
              tests: { baseline: { system: 'speller' }, next: { system: 'reckless' } },
            },
          },
        },
        { name: 'reckless' },
        { name: 'speller', scores: { m2: { tests: { next: { system: 'unchanged' } } } } },
        { name: 'unchanged', scores: { m2: { tests: { baseline: { system: 'speller' } } } } },
      ],
    });
  });

  it('says in plain words what the marks mean', () => {
    const { stdout } = stet(['score', '--gold', GOLD, '--resamples', '20', join(EXAMPLE, 'systems')]);
    expect(stdout).toMatch(/may well be chance/u);
  });

  it('refuses a baseline that was not scored', () => {
    expect(stet(['score', '--gold', gold, '--baseline', 'nobody', good])).toMatchObject({ status: 2 });
  });
});

describe('stet score, what it shows', () => {
  it('keeps the systems of --only, sorts, and rounds to --precision', () => {
    const { stdout } = stet([
      'score',
      '--gold',
      GOLD,
      '--metric',
      'm2,hoo',
      '--sort',
      'hoo',
      '--only',
      'reckless,speller',
      '--precision',
      '1',
      join(EXAMPLE, 'systems'),
    ]);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'System    m2 F0.5  hoo F1',
      'speller      43.8    25.0',
      'reckless     49.7    24.4',
    ]);
  });

  it('prints signatures without scoring anything', () => {
    expect(stet(['score', '--signature', '--metric', 'm2,hoo', '--beta', '2']).stdout).toMatch(
      /^m2\|beta:2\|.*\nhoo\|beta:2\|.*\n$/u,
    );
  });

  it('refuses references for a metric that needs edits', () => {
    const { status, stderr } = stet(['score', '--source', good, '--reference', good, bad]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/expected --gold FILE for m2; found references only/u) as string,
    });
  });
});

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
    const made = json(['score', '--gold', gold, '--metric', 'green', '--json', good]);
    expect(made).toEqual(json(['score', '--gold', gold, '--reference', good, '--metric', 'green', '--json', good]));
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

describe('stet score --metric meteor', () => {
  it('uses a paraphrase table that is given', () => {
    const table = file('paraphrases.txt', '0.5\nx\ny\n');
    const { systems } = json([
      'score',
      '--gold',
      gold,
      '--metric',
      'meteor',
      '--paraphrases',
      table,
      '--json',
      bad,
    ]) as {
      systems: { scores: { meteor: { signature: string; value: number } } }[];
    };
    expect(systems[0].scores.meteor.signature).toMatch(/modules:exact\+stem\+synonym\+paraphrase/u);
    const without = json(['score', '--gold', gold, '--metric', 'meteor', '--json', bad]) as { systems: typeof systems };
    expect(systems[0].scores.meteor.value).toBeGreaterThan(without.systems[0].scores.meteor.value);
  });
});

describe('stet score --metric i-measure', () => {
  it('says so when not every reference could be tried', () => {
    const edits = Array.from({ length: 6 }, (_, at) =>
      [0, 1].map(
        (id) =>
          `A ${String(at)} ${String(at + 1)}|||T|||x${String(at)}${String(id)}|||REQUIRED|||-NONE-|||${String(id)}\n`,
      ),
    ).flat();
    const many = file(
      'many.m2',
      `S a b c d e f\n${edits.sort((a, b) => a.slice(-2).localeCompare(b.slice(-2))).join('')}\n`,
    );
    const { status, stderr } = stet([
      'score',
      '--gold',
      many,
      '--metric',
      'i-measure',
      '--max-references',
      '2',
      file('many.txt', 'f e d c b a\n'),
    ]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/i-measure of many is inexact: 1 sentences/u);
  });
});

describe('stet score with I-measure XML', () => {
  it('reads the gold by its content', () => {
    const xml = file(
      'gold.xml',
      '<scripts><script id="1"><sentence id="1" numann="1"><text>a b c</text><error-list>' +
        '<error id="1" req="yes" type="T"><alt ann="0"><c start="1" end="2">x</c></alt></error>' +
        '</error-list></sentence></script></scripts>',
    );
    const output = file('xml.txt', 'a x c\n');
    expect(json(['score', '--gold', xml, '--metric', 'i-measure,m2', '--json', output])).toMatchObject({
      systems: [{ scores: { 'i-measure': { value: 1, tp: 1, tn: 2 }, m2: { correct: 1, gold: 1 } } }],
    });
  });
});

describe('stet compare', () => {
  it('shows where two systems differ most, with their edits', () => {
    const { status, stdout } = stet(['compare', '--gold', gold, good, bad]);
    expect(status).toBe(0);
    expect(stdout.replace(/\(p = [^)]*\)/u, '(p)').split('\n')).toEqual([
      'm2 F0.5: good 100.00, bad 0.00 (p)',
      'good is better in 1 sentences, bad in 0; 1 are equal.',
      expect.stringMatching(/^m2\|/u),
      '',
      'Sentence 1: good gains 100.00',
      '  source: a b c',
      '  good (100.00): a x c',
      '      ✓ match  1–2 b → x',
      '  bad (0.00): a y c',
      '      ✗ wrong  1–2 b → y',
      '',
    ]);
  });

  it('prints JSON', () => {
    expect(json(['compare', '--gold', gold, '--json', bad, good])).toMatchObject({
      difference: -1,
      sentences: [
        { sentence: 1, difference: -1, systems: [{ name: 'bad', edits: [{ match: null }] }, { name: 'good' }] },
      ],
    });
  });
});

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
    expect(stet(['apply', '--gold', gold, '--out', out])).toMatchObject({ status: 0, stdout: '' });
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
      expect(stet(['convert', '--to', to, '--out', out, GOLD])).toMatchObject({ status: 0, stdout: '' });
      const back = stet(['convert', '--from', to, '--to', 'm2', ...endings.map((ending) => out + ending)]);
      expect(back.status).toBe(0);
      expect(back.stdout.match(/^S /gmu)).toHaveLength(60);
    }
  });

  it('know a format by its content, and write one file to the standard output', () => {
    const { stdout, stderr } = stet(['convert', '--to', 'parallel', '--out', join(folder, 'p'), gold]);
    expect({ stdout, stderr }).toEqual({
      stdout: '',
      stderr: 'stet: not carried over: 1 edits lose their type and their extent\n',
    });
    expect(stet(['convert', '--to', 'm2', '-'], SMALL_GOLD).stdout).toBe(SMALL_GOLD);
  });

  it('ask for a name when there are several files to write', () => {
    expect(stet(['convert', '--to', 'columns', gold])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/--out NAME.*\.conll\.ann.*\[BAD_OPTION\]/u) as string,
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
    expect(json(['validate', '--json', gold])).toMatchObject({ files: [{ format: 'm2', errors: [] }] });
  });
});

describe('stet metrics', () => {
  it('lists every metric with what it needs', () => {
    const { metrics } = json(['metrics', '--json']) as { metrics: { name: string; citation: string }[] };
    expect(metrics.map(({ name }) => name)).toContain('m2');
    expect(metrics.every(({ citation }) => /\d{4}/u.test(citation))).toBe(true);
  });
});

describe('stet', () => {
  it.each([
    [[]],
    [['score']],
    [['explain']],
    [['compare']],
    [['metrics']],
    [['apply']],
    [['extract']],
    [['convert']],
    [['validate']],
  ])('%j --help shows an example', (command) => {
    const { status, stdout } = stet([...command, '--help']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Examples?:\n {2}\$ stet /u);
  });

  it('prints no colours to a file or a pipe, in CI neither', () => {
    const { NO_COLOR: _, ...env } = process.env;
    const piped = { encoding: 'utf8' as const, env: { ...env, CI: 'true', FORCE_COLOR: '1' } };
    const { stdout } = spawnSync(process.execPath, [STET, 'score', '--gold', gold, good], piped);
    const { stderr } = spawnSync(process.execPath, [STET, 'score', '--gold', 'none.m2', good], piped);
    expect(stdout + stderr).not.toContain('\u001b');
  });

  it('prints its version', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(stet(['--version']).stdout).toBe(`${version}\n`);
  });

  it.each<[string, string[], RegExp]>([
    [
      'a missing file',
      ['score', '--gold', 'none.m2', good],
      /none\.m2: expected a file .* found no such file.*\[FILE_UNREADABLE\]/u,
    ],
    ['a missing system', ['score', '--gold', gold, 'none.txt'], /none\.txt.*\[FILE_UNREADABLE\]/u],
    [
      'too few lines',
      ['score', '--gold', gold, file('short.txt', 'a b c\n')],
      /short\.txt:2: expected 2 lines.*found 1 lines.*\[LINE_COUNT\]/u,
    ],
    ['an empty output', ['score', '--gold', gold, file('none.txt', '')], /found 0 lines.*\[LINE_COUNT\]/u],
    [
      'a gold that is no M2',
      ['score', '--gold', good, good],
      /good\.txt:1: expected a line that starts.*\[UNKNOWN_LINE\]/u,
    ],
    [
      'Latin-1',
      ['score', '--gold', gold, file('latin.txt', Uint8Array.from([0xe9, 0x0a]))],
      /latin\.txt:1: .*byte 0xe9 at offset 0.*\[INVALID_UTF8\]/u,
    ],
    ['an unknown option', ['score', '--gold', gold, '--betta', '1', good], /unknown option '--betta'.*\[BAD_OPTION\]/u],
    ['an unknown command', ['scrore'], /unknown command 'scrore'.*\[BAD_OPTION\]/u],
    ['no gold', ['score', good], /expected --gold FILE, or --source FILE.*\[BAD_OPTION\]/u],
    ['a bad beta', ['score', '--gold', gold, '--beta', '-1', good], /--beta.*\[BAD_OPTION\]/u],
    [
      'an unknown metric',
      ['score', '--gold', gold, '--metric', 'bleurgh', good],
      /no metric "bleurgh".*\[BAD_OPTION\]/u,
    ],
    [
      'an annotator that is not there',
      ['score', '--gold', gold, '--annotator', '7', good],
      /one of its annotators: 0.*\[UNKNOWN_ANNOTATOR\]/u,
    ],
    ['equal names', ['score', '--gold', gold, good, good], /systems with different names.*\[BAD_OPTION\]/u],
    ['the standard input twice', ['score', '--gold', '-', '-'], /at most once.*\[BAD_OPTION\]/u],
    [
      'a sentence that is not there',
      ['explain', '--gold', gold, '--sentence', '3', good],
      /--sentence from 1 to 2.*\[BAD_OPTION\]/u,
    ],
    ['one system to compare', ['explain', '--gold', gold, '--differ', good], /two systems or more.*\[BAD_OPTION\]/u],
  ])('refuses %s: exit code 2, one paragraph, no stack trace', (_, args, message) => {
    const { status, stdout, stderr } = stet(args);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/\n\s+at /u);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
