import { describe, expect, it } from 'vitest';
import { percent, signed } from './percent.js';

describe('percent(fraction)', () => {
  it('prints two decimals', () => {
    expect([0, 1, 0.35006877579, 0.123456].map((value) => percent(value))).toEqual([
      '0.00',
      '100.00',
      '35.01',
      '12.35',
    ]);
  });

  it('rounds exact ties to the even digit, as the papers were printed', () => {
    expect(percent(1 / 32)).toBe('3.12');
    expect(percent(3 / 32)).toBe('9.38');
    expect(percent(0.5 + 1 / 32)).toBe('53.12');
  });

  it('does not take a number near a tie for one', () => {
    expect(percent(2 / 320)).toBe('0.63');
    expect(percent(0.03125000001)).toBe('3.13');
  });

  it('rounds negative numbers alike, and has no negative zero', () => {
    expect([-0.15625, -5 / 32, -1e-9].map((value) => percent(value))).toEqual(['-15.62', '-15.62', '0.00']);
  });

  it('prints as many decimals as it is asked for', () => {
    expect(percent(2 / 3, 0)).toBe('67');
    expect(percent(2 / 3, 4)).toBe('66.6667');
  });
});

describe('signed(difference)', () => {
  it('gives no sign to what is shown as zero', () => {
    expect([0.1, -0.1, 0, -0, 0.00001, -0.00001].map((value) => signed(value))).toEqual([
      '+10.00',
      '−10.00',
      ...Array.from({ length: 4 }, () => '±0.00'),
    ]);
  });
});
