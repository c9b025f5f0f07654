import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, file, folder, json, runStet, stet } from '../../testing/stet.js';

const JUDGMENTS = join(EXAMPLE, 'judgments.xml');
const xml = readFileSync(JUDGMENTS, 'utf8');

describe('stet judgments', () => {
  it.each([[[]], [['stats']], [['agreement']], [['convert']]])('%j --help shows an example', (command) => {
    const { status, stdout } = stet('judgments', ...command, '--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/Examples?:\n {2}\$ stet judgments /u);
  });

  it.each(['text', 'markdown', 'latex', 'csv'])('prints %s', (format) => {
    for (const command of ['stats', 'agreement']) {
      const { status, stdout, stderr } = stet('judgments', command, JUDGMENTS, '--format', format);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/marek/u);
    }
  });

  it.each<[string, string[], RegExp]>([
    [
      'an unknown judge',
      ['stats', '--judge', 'Ines', JUDGMENTS],
      /judges of the file: ines, marek, yuki; found "Ines"/u,
    ],
    ['an unknown system', ['stats', '--systems', 'careful,fast', JUDGMENTS], /found "fast".*\[UNKNOWN_SYSTEM\]/u],
    ['a file that holds no judgments', ['stats', join(EXAMPLE, 'source.txt')], /source\.txt:1: .*\[BAD_JUDGMENT\]/u],
    [
      'a bad rank',
      ['agreement', file('bad.jsonl', '{"sentence":0,"judge":"a","outputs":[{"systems":["A"],"rank":6}]}\n')],
      /bad\.jsonl:1: expected a rank from 1, the best, to 5; found 6/u,
    ],
    ['another format than is said', ['stats', '--from', 'jsonl', JUDGMENTS], /judgments\.xml:1: .*as JSON/u],
    ['an unknown format', ['convert', '--to', 'yaml', JUDGMENTS], /--to.*\[BAD_OPTION\]/u],
    ['a first sentence of 2', ['stats', '--first-sentence', '2', JUDGMENTS], /0 or 1.*\[BAD_OPTION\]/u],
    ['an unknown command', ['rate', JUDGMENTS], /unknown command 'rate'.*\[BAD_OPTION\]/u],
  ])('refuses %s: exit code 2, one paragraph', (_, args, message) => {
    const { status, stdout, stderr } = stet('judgments', ...args);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  it('reads gzip and the standard input', () => {
    const { stdout } = stet('judgments', 'stats', JUDGMENTS);
    expect(stet('judgments', 'stats', file('judgments.gz', gzipSync(xml))).stdout).toBe(stdout);
    expect(runStet(['judgments', 'stats', '-'], xml).stdout).toBe(stdout);
  });

  it('says when a file has no judgments, or the same ones twice', () => {
    expect(stet('judgments', 'agreement', file('empty.jsonl', ''))).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/empty\.jsonl has no judgments\.\n$/u) as string,
    });
    const lines = stet('judgments', 'convert', '--to', 'jsonl', JUDGMENTS).stdout;
    expect(stet('judgments', 'stats', file('twice.jsonl', lines + lines))).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/147 of 300 judgments are the same .* by ines, for sentence \d+\. Were/u) as string,
    });
  });
});

describe('scores of direct assessment', () => {
  const ASSESSMENTS = join(EXAMPLE, 'assessments.jsonl');

  it('are counted, compared, and lost in other formats than JSON Lines', () => {
    expect(stet('judgments', 'stats', ASSESSMENTS).stdout).toMatch(
      /^ines +grammaticality +200 +51\.1 +24\.4 +0 +96$/mu,
    );
    const { stdout } = stet('judgments', 'agreement', ASSESSMENTS, '--resamples', '50', '--details');
    expect(stdout).toMatch(/^meaning +136 +0\.34 +0\.\d+ to 0\.\d+ +0\.45 /mu);
    expect(stdout).toMatch(/^fluency +ines +marek +\d+ +0\.\d\d$/mu);
    expect(stet('judgments', 'convert', '--to', 'jsonl', ASSESSMENTS).stdout).toBe(readFileSync(ASSESSMENTS, 'utf8'));
    expect(stet('judgments', 'convert', '--to', 'xml', ASSESSMENTS).stderr).toBe(
      'stet: not carried over: the scores, of 149 judgments\n',
    );
  });

  it('are not mentioned where there are none', () => {
    for (const command of ['stats', 'agreement']) {
      expect(json(['judgments', command, JUDGMENTS, '--json'])).not.toHaveProperty('scores');
    }
  });
});

describe('stet judgments stats', () => {
  it('shows how pairs were drawn, where the file says so', () => {
    const line = (sentence: number, by: string, probability: number): string =>
      JSON.stringify({
        sentence,
        judge: 'ann',
        drawing: { by, probability },
        outputs: ['a', 'b'].map((system, at) => ({ systems: [system], rank: at + 1 })),
      });
    const drawn = file('drawn.jsonl', [line(0, 'even', 1), line(1, 'adaptive', 0.5)].join('\n'));
    expect(stet('judgments', 'stats', drawn).stdout).toMatch(
      /\na +b +2 +2\.0 +1\.00 +1\.00\n1 pairs were drawn evenly, 1 /u,
    );
    expect(json(['judgments', 'stats', '--json', drawn])).toMatchObject({
      drawing: { even: 1, adaptive: 1, pairs: [{ systems: ['a', 'b'], compared: 2 }] },
    });
    expect(stet('judgments', 'stats', JUDGMENTS).stdout).not.toMatch(/drawn/u);
  });

  it('counts for each judge and in all, of some judges and systems', () => {
    const statistics = json([
      'judgments',
      'stats',
      '--without-judge',
      'yuki',
      '--systems',
      'careful,reckless',
      '--json',
      JUDGMENTS,
    ]);
    expect(statistics).toMatchObject({
      judges: [{ judge: 'ines' }, { judge: 'marek' }],
      total: { rankings: 110, expanded: { pairs: 110 } },
      systems: ['careful', 'reckless'],
    });
  });
});

describe('stet judgments agreement', () => {
  it('prints what it was asked for, with the settings', () => {
    const agreement = json([
      ...['judgments', 'agreement', '--chance', 'symmetric', '--minimum', '20', '--seed', '3', '--resamples', '9'],
      ...['--json', JUDGMENTS],
    ]);
    expect(agreement).toMatchObject({
      chance: 'symmetric',
      minimum: 20,
      seed: 3,
      resamples: 9,
      confidence: 0.95,
      judges: ['ines', 'marek', 'yuki'],
      inter: { kappa: { value: expect.any(Number) as number, interval: [expect.any(Number), expect.any(Number)] } },
    });
    expect((agreement.pairs as { counted: boolean }[]).every(({ counted }) => counted)).toBe(true);
  });

  it('marks judges who hardly met, and lists counts with --details', () => {
    const { stdout } = stet('judgments', 'agreement', '--details', '--resamples', '0', JUDGMENTS);
    expect(stdout).toMatch(/^marek +– +\* +0\.\d\d$/mu);
    expect(stdout).toMatch(/^marek +marek +0\.\d\d +– +0\.\d{3} +0\.\d{3} +\d+ +36 +36$/mu);
  });
});

describe('stet judgments convert', () => {
  it.each(['xml', 'jsonl'])('goes to %s and back', (to) => {
    const out = join(folder, `there.${to}`);
    expect(stet('judgments', 'convert', '--to', to, '--output', out, JUDGMENTS)).toMatchObject({
      status: 0,
      stdout: '',
      stderr: '',
    });
    expect(stet('judgments', 'convert', '--to', 'xml', out).stdout).toBe(xml);
  });

  it('writes what is selected, and says what is lost', () => {
    const { stdout, stderr } = stet(
      ...['judgments', 'convert', '--to', 'pairs-ops', '--judge', 'yuki', '--systems', 'speller,careful', JUDGMENTS],
    );
    expect(stdout).toMatch(/^(?:careful\tspeller\t[<=>]\n){39}$/u);
    expect(stderr).toBe(
      'stet: not carried over: judge, sentence, and which pairs belong together, of 39 judgments\n' +
        'stet: not carried over: everything, since there are no two systems to compare, of 1 judgment\n',
    );
  });

  it('counts the sentences of CSV from 1, or as it is told', () => {
    const args = ['judgments', 'convert', '--to', 'wmt-csv', JUDGMENTS];
    expect(stet(...args).stdout).toMatch(/^err,cor,23,-1,23,ines,/mu);
    expect(stet(...args, '--first-sentence', '0').stdout).toMatch(/^err,cor,22,-1,22,ines,/mu);
  });
});
