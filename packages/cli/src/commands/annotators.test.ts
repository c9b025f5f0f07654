import { describe, expect, it } from 'vitest';
import { GOLD, stet } from '../testing/stet.js';

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
