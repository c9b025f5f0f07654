import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, GOLD, SMALL_GOLD, bad, file, gold, good, json, runStet as stet } from '../testing/stet.js';

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
    const args = [
      '--beta',
      '2',
      '--max-unchanged',
      '0',
      '--annotator',
      '1',
      '--ignore-whitespace-casing',
      '--unlisted',
      'first',
    ];
    const { systems } = json(['score', '--gold', GOLD, ...args, '--json', join(EXAMPLE, 'systems', 'careful.txt')]) as {
      systems: { scores: { m2: { beta: number; signature: string } } }[];
    };
    expect(systems[0].scores.m2.signature).toMatch(
      /^m2\|beta:2\|unchanged:0\|annotator:1\|unlisted:first\|case:ignored\|/u,
    );
  });

  it('makes the edits of a system in M2, streamed or whole, and says so', () => {
    const output = file('system.m2', 'S a b c\nA 1 2|||R|||x|||REQUIRED|||-NONE-|||0\n\nS d e\n\n');
    const text = file('system.txt', 'a x c\nd e\n');
    for (const command of ['score', 'explain', 'compare']) {
      const args = command === 'compare' ? [`idle=${bad}`] : [];
      const made = stet([command, '--gold', gold, `ours=${output}`, ...args]);
      expect(made.stderr).toMatch(/system\.m2: this output is M2; errant, .* take its edits/u);
      expect(made.stdout).toBe(stet([command, '--gold', gold, `ours=${text}`, ...args]).stdout);
    }
    const byErrant = stet(['score', '--metric', 'errant', '--gold', gold, `ours=${output}`, `text=${text}`]);
    expect(byErrant.stdout).toContain('|outputs:mixed|');
    const both = file('both.m2', `${SMALL_GOLD}S f\nA 0 1|||R|||x|||REQUIRED|||-NONE-|||1\n`);
    expect(stet(['score', '--gold', gold, both]).stderr).toMatch(/both\.m2:6: .*\[SEVERAL_ANNOTATORS\]/u);
  });

  it('says so when no metric knows an option', () => {
    const said = (...args: string[]): string => stet(['score', '--gold', gold, ...args, good]).stderr;
    expect(said('--metric', 'gleu', '--beta', '1')).toMatch(
      /^stet: --beta changes nothing here: .* m2, errant, .*hoo/u,
    );
    expect(said('--metric', 'gleu,m2', '--beta', '1', '--strict-original')).toBe('');
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
      'System    M² F0.5  HOO F1',
      'speller      43.8    25.0',
      'reckless     49.7    24.4',
    ]);
  });

  it('prints signatures without scoring anything', () => {
    expect(stet(['score', '--signature', '--metric', 'm2,hoo', '--beta', '2']).stdout).toMatch(
      /^m2\|beta:2\|.*\nhoo\|beta:2\|.*\n$/u,
    );
  });

  it('refuses references for a metric that was asked to take the edits of a gold', () => {
    const metric = ['--metric', 'errant', '--gold-edits', 'given'];
    const { status, stderr } = stet(['score', '--source', good, '--reference', good, ...metric, bad]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/expected --gold for errant; found references only/u) as string,
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
      '1',
      file('many.txt', 'f e d c b a\n'),
    ]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/I-measure of many is inexact: 1 sentence has .* lies between -?[0-9.]+ and -?[0-9.]+\./u);
  });
});

describe('stet score with NUCLE SGML', () => {
  it('reads the gold by its content, and names the marks that cannot be placed, once', () => {
    const mark = (from: number, to: number, text: string): string =>
      `<MISTAKE start_par="0" start_off="${from}" end_par="0" end_off="${to}"><TYPE>T</TYPE>` +
      `<CORRECTION>${text}</CORRECTION></MISTAKE>`;
    const sgml = file(
      'gold.sgml',
      '<DOC nid="1"><TEXT><P>\nA cat sat .\n</P></TEXT><ANNOTATION teacher_id="0">' +
        `${mark(0, 1, 'The')}${mark(50, 60, 'x')}</ANNOTATION></DOC>`,
    );
    // With GLEU the gold is read twice.
    const args = ['score', '--gold', sgml, '--metric', 'm2,gleu', '--json', file('sgml.txt', 'The cat sat .\n')];
    const { stdout, stderr } = stet(args);
    expect(JSON.parse(stdout)).toMatchObject({ systems: [{ scores: { m2: { correct: 1, gold: 1 } } }] });
    expect(stderr).toMatch(/^stet: .*gold\.sgml: document 1, paragraph 0: T at 50 to 60: .*; dropped\n$/u);
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
