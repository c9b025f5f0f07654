import { describe, expect, it } from 'vitest';
import { namedSets, systemSet } from './system-sets.js';

const JUDGED = ['BART', 'GPT-3.5', 'INPUT', 'PIE', 'REF-F'];

describe('systemSet(text, judged)', () => {
  it('knows the sets of SEEDA', () => {
    expect(namedSets.map((name) => systemSet(name, JUDGED).systems)).toEqual([
      ['BART', 'PIE'],
      ['BART', 'INPUT', 'PIE'],
      ['BART', 'GPT-3.5', 'PIE', 'REF-F'],
      JUDGED,
    ]);
  });

  it('takes a list of systems, or of those to leave out', () => {
    expect(systemSet('two=PIE,BART', JUDGED)).toEqual({
      name: 'two',
      systems: ['BART', 'PIE'],
      without: ['GPT-3.5', 'INPUT', 'REF-F'],
    });
    expect(systemSet('corrected=-INPUT', JUDGED).without).toEqual(['INPUT']);
  });

  it.each(['bass', 'mine=BERT', 'none=-BART,-GPT-3.5,-INPUT,-PIE,-REF-F'])('refuses %s', (text) => {
    expect(() => systemSet(text, JUDGED)).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
  });
});
