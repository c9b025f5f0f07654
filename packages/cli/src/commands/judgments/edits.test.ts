import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, file, folder, json, stet } from '../../testing/stet.js';

const edit = (start: number, end: number, correction: string, verdict: string | null): object => ({
  ...{ start, end, correction, verdict },
});
const ranking = (judge: string, verdicts: readonly (string | null)[]): object => ({
  ...{ sentence: 1, judge, item: '1', seconds: 9, missed: [{ start: 2, end: 3 }] },
  outputs: [
    {
      ...{ systems: ['bold'], rank: 2 },
      edits: [edit(1, 2, 'goes', verdicts[0]), edit(2, 2, 'to', verdicts[1])],
    },
    { systems: ['shy'], rank: 1, edits: [edit(1, 2, 'goes', verdicts[0])] },
  ],
});
const lines = [ranking('ann', ['right', 'unnecessary']), ranking('bo', ['right', 'wrong'])];
const JUDGED = file('edits.jsonl', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
const SOURCE = file('source.txt', 'Before .\nHe go school .\nAfter .\n');

describe('Judgments of edits', () => {
  it('are counted by judge, by system and by gold', () => {
    const gold = file(
      'gold.m2',
      ['S Before .', 'S He go school .\nA 1 2|||V|||goes|||R|||-|||0', 'S After .', ''].join('\n\n'),
    );
    expect(stet('judgments', 'stats', '--gold', gold, JUDGED).stdout).toMatch(/^in the gold +4 +0 +0 +0 +100\.0 %$/mu);
    expect(json(['judgments', 'stats', '--json', JUDGED])).toMatchObject({
      edits: {
        judges: [
          { judge: 'ann', right: 2, wrong: 0, unnecessary: 1, missed: 1 },
          { judge: 'bo', right: 2, wrong: 1 },
        ],
        systems: [
          { system: 'bold', right: 2, wrong: 1, unnecessary: 1, shareRight: 0.5 },
          { system: 'shy', right: 2 },
        ],
      },
    });
  });

  it('are compared', () => {
    const args = ['judgments', 'agreement', '--resamples', '0'];
    expect(stet(...args, JUDGED).stdout).toMatch(/^Inter-annotator +3 +66\.7 % /mu);
    expect(json([...args, '--json', JUDGED])).toMatchObject({
      edits: { inter: { comparisons: 3, agreements: 2 }, samePage: { comparisons: 2, agreements: 2 } },
    });
  });

  it('become pages of a report', () => {
    for (const command of ['stats', 'agreement']) {
      const page = join(folder, `${command}.html`);
      expect(stet('judgments', command, '--html', page, JUDGED).status).toBe(0);
      expect(readFileSync(page, 'utf8')).toMatch(/Verdicts on edits, by system|Agreement on single edits/u);
    }
  });

  it('go to the files of SEEDA and back, but for what False cannot say', () => {
    const there = join(folder, 'seeda');
    const { status, stderr } = stet(
      ...['judgments', 'convert', '--to', 'seeda', '--source', SOURCE, '--output', there, JUDGED],
    );
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr:
        'stet: not carried over: whether an edit is wrong or unnecessary, both of which are False, of 1 judgment\n',
    });
    expect(readdirSync(there, { recursive: true }).map(String).sort()).toEqual(
      ['judgments.xml', 'step1', 'step1/ann', 'step1/ann/0.txt', 'step1/bo', 'step1/bo/0.txt'].map((path) =>
        join(path),
      ),
    );
    expect(readFileSync(join(there, 'step1', 'ann', '0.txt'), 'utf8')).toBe(
      [
        ...['<Source with context>', 'Before .', '<t>He go [school] .</t>', 'After .', '', '<Correction>'],
        ...['<s1>He [go→goes|True] [→to|False] school .</s1>', '<s2>He [go→goes|True] school .</s2>', ''],
      ].join('\n'),
    );
    const bold = file('bold.txt', 'Before .\nHe goes to school .\nAfter .\n');
    const shy = file('shy.txt', 'Before .\nHe goes school .\nAfter .\n');
    const back = stet(
      ...['judgments', 'convert', '--to', 'jsonl', '--ranks', join(there, 'judgments.xml')],
      ...['--system-texts', bold, '--system-texts', shy, join(there, 'step1')],
    );
    expect(back).toMatchObject({ status: 0, stderr: '' });
    expect(back.stdout).toBe(readFileSync(JUDGED, 'utf8').replaceAll('unnecessary', 'wrong'));
  });

  it.each<[string, string[], RegExp]>([
    ['SEEDA on the standard output', ['convert', '--to', 'seeda', JUDGED], /--output with a folder to write to/u],
    [
      'SEEDA without the source',
      ['convert', '--to', 'seeda', '--output', join(folder, 'x'), JUDGED],
      /the source sentences.*--source.*\[UNPRINTABLE\]/u,
    ],
    [
      'step 1 without ranks',
      ['stats', file('step1.jsonl', '{"annotator":1')],
      /step1\.jsonl: expected the ranks that belong to SEEDA's step 1.*--ranks.*\[BAD_JUDGMENT\]/u,
    ],
    ['a folder without pages', ['stats', join(EXAMPLE, 'systems')], /files of SEEDA's step 1.*\[BAD_JUDGMENT\]/u],
  ])('refuse %s', (_, args, message) => {
    const { status, stderr } = stet('judgments', ...args);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });
});
