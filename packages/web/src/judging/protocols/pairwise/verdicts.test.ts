import { describe, expect, it } from 'vitest';
import { verdictAction, verdictOf } from './verdicts.js';

const press = (key: string, changes: object = {}): Parameters<typeof verdictAction>[0] => ({
  key,
  repeat: false,
  modified: false,
  on: 'page',
  ...changes,
});

describe('verdictOf(ranks)', () => {
  it('says which output is better, or that both are equal', () => {
    expect(
      [
        [1, 2],
        [2, 2],
        [2, 1],
      ].map((ranks) => verdictOf(ranks)?.name),
    ).toEqual(['first', 'equal', 'second']);
    expect(verdictOf([null, null])).toBeUndefined();
    expect(verdictOf([1, null])).toBeUndefined();
  });
});

describe('verdictAction(press)', () => {
  it.each([
    ['ArrowLeft', [1, 2]],
    ['1', [1, 2]],
    ['=', [1, 1]],
    ['0', [1, 1]],
    ['ArrowRight', [2, 1]],
    ['2', [2, 1]],
  ])('chooses by %s', (key, ranks) => {
    expect(verdictAction(press(key))).toEqual({ type: 'ranks', ranks });
    expect(verdictAction(press(key, { on: 'rank' }))).toEqual({ type: 'ranks', ranks });
  });

  it('leaves text fields, and keys with Ctrl or Alt, alone', () => {
    expect(verdictAction(press('1', { on: 'text' }))).toBeUndefined();
    expect(verdictAction(press('ArrowLeft', { modified: true }))).toBeUndefined();
    expect(verdictAction(press('Enter'))).toBeUndefined();
  });
});
