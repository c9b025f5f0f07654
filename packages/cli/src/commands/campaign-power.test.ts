import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, file, json, stet } from '../testing/stet.js';

const JUDGMENTS = join(EXAMPLE, 'judgments.xml');
const POWER = ['campaign', 'power', JUDGMENTS, '--systems'];
const UNSURE = [...POWER, 'careful,reckless', '--confidence', '0.99', '--simulations', '40', '--limit', '600'];

describe('stet campaign power', () => {
  it('says that nothing more is needed where systems are separated', () => {
    const { status, stdout, stderr } = stet(...POWER, 'careful,speller');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/separated at 95 %\.\nNo further judgments are needed\.\n/u);
  });

  it('grows the campaign until enough simulations separate, the same on any number of threads', () => {
    const oneThread = json([...UNSURE, '--threads', '1', '--json']);
    expect(json([...UNSURE, '--threads', '2', '--json'])).toEqual(oneThread);
    expect(oneThread).toMatchObject({ systems: ['careful', 'reckless'], now: { separated: false }, simulations: 40 });
    expect(oneThread.further).toBeGreaterThan(0);
  });

  it('prints every format', () => {
    for (const format of ['text', 'markdown', 'latex', 'csv']) {
      const { status, stdout } = stet(...UNSURE, '--limit', '20', '--format', format);
      expect(status).toBe(0);
      expect(stdout).toMatch(/Further judgments/u);
    }
  });

  it('says when systems are practically equal', () => {
    expect(stet(...UNSURE, '--limit', '10').stdout).toMatch(/more than 10 further judgments .* practically equal/u);
  });

  it('shows examples with --help, and refuses what it cannot use', () => {
    expect(stet('campaign', 'power', '--help').stdout).toMatch(/Examples:\n {2}\$ stet campaign power /u);
    const refuses = (code: string, ...args: readonly string[]): void => {
      const { status, stdout, stderr } = stet(...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(new RegExp(`stet: [^\\n]*\\[${code}\\]\\n$`, 'u'));
    };
    refuses('BAD_OPTION', ...POWER, 'careful');
    refuses('BAD_OPTION', ...POWER, 'careful,careful');
    refuses('BAD_OPTION', ...UNSURE, '--simulations', '0');
    refuses('UNKNOWN_SYSTEM', ...POWER, 'careful,nobody');
    refuses('NOT_COMPARABLE', 'campaign', 'power', file('none.xml', '<appraise-results/>'), '--systems', 'a,b');
  });
});
