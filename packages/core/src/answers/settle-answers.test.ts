import { describe, expect, it } from 'vitest';
import { detokenise } from '../text/detokenise.js';
import { settleAnswers } from './settle-answers.js';

const LINES = ['He go home .', 'It is fine .', "I do n't know ."];
const answers = (...texts: string[]): { text: string }[] => texts.map((text) => ({ text }));

describe('settleAnswers(lines, checkerInputs, answers, options)', () => {
  it('takes answers as they are', () => {
    const { outputs, suspicious } = settleAnswers(LINES, LINES, answers(' He goes home .', ...LINES.slice(1)), {
      policy: 'source',
    });
    expect([outputs, suspicious]).toEqual([['He goes home .', 'It is fine .', "I do n't know ."], []]);
  });

  it('writes the source for a suspicious answer, or keeps it, and names it either way', () => {
    const checkerAnswers = answers('', '"It is fine ."', LINES[2]);
    const source = settleAnswers(LINES, LINES, checkerAnswers, { policy: 'source' });
    expect(source.outputs).toEqual(LINES);
    expect(source.suspicious.map(({ line, reasons }) => [line, reasons])).toEqual([
      [1, ['empty']],
      [2, ['quotes']],
    ]);
    expect(settleAnswers(LINES, LINES, checkerAnswers, { policy: 'keep' }).outputs).toEqual([
      '',
      '"It is fine ."',
      LINES[2],
    ]);
  });

  it('removes quotes and fences only when asked to', () => {
    const checkerAnswers = answers('```\nHe goes home .\n```', '"It is fine ."', LINES[2]);
    const { outputs, suspicious } = settleAnswers(LINES, LINES, checkerAnswers, { policy: 'source', strip: true });
    expect([outputs, suspicious]).toEqual([['He goes home .', 'It is fine .', LINES[2]], []]);
    expect(settleAnswers(LINES, LINES, checkerAnswers, { policy: 'source' }).suspicious).toHaveLength(2);
  });

  it('brings detokenised answers back to tokens', () => {
    const checkerInputs = LINES.map(detokenise);
    const checkerAnswers = answers('He goes home.', 'It is fine.', "I didn't know.");
    expect(settleAnswers(LINES, checkerInputs, checkerAnswers, { policy: 'keep', detokenised: true }).outputs).toEqual([
      'He goes home .',
      'It is fine .',
      "I did n't know .",
    ]);
  });

  it('suspects what the checker itself doubts', () => {
    const checkerAnswers = [{ text: LINES[0], doubt: 'cut-off' as const }, ...answers(...LINES.slice(1))];
    expect(settleAnswers(LINES, LINES, checkerAnswers, { policy: 'keep' }).suspicious).toMatchObject([
      { line: 1, reasons: ['cut-off'] },
    ]);
  });
});
