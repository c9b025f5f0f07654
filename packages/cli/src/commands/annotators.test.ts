import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GOLD, stet } from '../testing/stet.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-annotators-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('stet annotators', () => {
  it('prints types, agreement, cross scores and overlap of the example', () => {
    const { status, stdout, stderr } = stet('annotators', '--gold', GOLD);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const titles = stdout.split('\n').filter((line) => /^(?:Edits (?:by|of)|Agreement|Each)/u.test(line));
    expect(titles).toEqual([
      'Edits by error type',
      'Agreement on what needs correction',
      'Each annotator scored against each other',
      'Edits of annotator 0 beside annotator 1',
      'Edits of annotator 1 beside annotator 0',
    ]);
  });

  it('prints every format', () => {
    for (const format of ['markdown', 'latex', 'csv']) {
      const { status, stdout } = stet('annotators', '--gold', GOLD, '--format', format);
      expect(status).toBe(0);
      expect(stdout).toMatch(/ArtOrDet/u);
    }
  });

  it('counts each annotator only for the sentences that list it, says for how many, and how to count otherwise', () => {
    const sentence = (id: number): string => `S a b c d\nA 0 1|||T|||x|||REQUIRED|||-NONE-|||${String(id)}\n\n`;
    const gold = join(folder, 'uneven.m2');
    writeFileSync(gold, sentence(0).repeat(100) + sentence(1) + sentence(2).repeat(2));
    const { stdout } = stet('annotators', '--gold', gold);
    expect(stdout).toContain(
      'The gold lists annotator 0 in 100, annotator 1 in 1, annotator 2 in 2 of its 103 sentences;',
    );
    expect(stdout).toContain('Pairs of annotators without a sentence in common, who are not listed: 3.');
    expect(stdout).not.toMatch(/^\d and \d /mu);
    expect(JSON.parse(stet('annotators', '--gold', gold, '--json').stdout)).toMatchObject({
      ...{ unlisted: 'skip', sentences: 103, done: [100, 1, 2], agreement: [] },
    });
    const convention = stet('annotators', '--gold', gold, '--unlisted', 'first');
    expect(convention.stdout).toContain('the first one listed stands in (--unlisted first)');
    expect(convention.stdout).toMatch(/^0 and 1 +1\.00 +103 +412 /mu);
  });

  it('prints JSON, with the rule that kappa follows', () => {
    const { stdout } = stet('annotators', '--gold', GOLD, '--rule', 'gaps', '--without', 'Mec,Wtone', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      rule: 'gaps',
      without: ['Mec', 'Wtone'],
      annotators: [0, 1],
      agreement: [{ annotators: [0, 1], kappa: expect.any(Number) as number }],
      cross: [
        { text: 0, gold: 1 },
        { text: 1, gold: 0 },
      ],
    });
  });

  it('shows examples with --help, and refuses a rule that it does not know', () => {
    expect(stet('annotators', '--help').stdout).toMatch(/Examples:\n {2}\$ stet annotators /u);
    expect(stet('annotators', '--gold', GOLD, '--rule', 'guess')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/\[BAD_OPTION\]/u) as string,
    });
    expect(stet('annotators')).toMatchObject({ status: 2, stdout: '' });
  });
});
