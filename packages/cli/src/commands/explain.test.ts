import { describe, expect, it } from 'vitest';
import { bad, gold, good, json, runStet as stet } from '../testing/stet.js';

describe('stet explain', () => {
  it('shows source, hypothesis, matches, misses and running totals', () => {
    const { status, stdout } = stet(['explain', '--gold', gold, '--sentence', '1', bad]);
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        'Sentence 1',
        '  source: a b c',
        '  bad: a y c',
        '    annotator 0 (chosen): 0 correct, 1 proposed, 1 gold, F 0.00',
        '      ✗ wrong  1–2 b → y',
        '      – missed 1–2 x (T)',
        '    so far: 0 correct, 1 proposed, 1 gold, F 0.00',
        '',
      ].join('\n'),
    );
  });

  it('names the language of the sentences on its page, and refuses what is no language', () => {
    const page = (tag: string): ReturnType<typeof stet> =>
      stet(['explain', '--gold', gold, '--html', '-', '--language', tag, good]);
    expect(page('zh-hans').stdout).toContain('<p class="text" lang="zh-Hans"');
    expect(page('zh-hans').stdout).toContain('<html lang="en">');
    expect(page('not a tag').status).toBe(2);
  });

  it('tells by chunk what is hit, wrong, under and over where the metric does', () => {
    const chunks = ['--metric', 'cleme2', '--analysis', 'none', '--gold', gold];
    const { stdout } = stet(['explain', ...chunks, '--sentence', '1', bad]);
    expect(stdout.split('\n').slice(3, 5)).toEqual([
      '    annotator 0 (chosen): 0 hit, 1 wrong, 0 under, 0 over, score 20.00',
      '      ≠ wrong  1–2 b → y, not x (R:OTHER)',
    ]);
    const table = stet(['explain', ...chunks, '--format', 'csv', good, bad]).stdout.split('\n');
    expect(table.slice(0, 3)).toEqual([
      'Sentence,System,Annotator,Outcome,Start,End,Source,Correction,Wanted,Type',
      '1,good,0,matched,1,2,b,x,,T',
      '1,bad,0,wrong,1,2,b,y,x,T',
    ]);
  });

  it('shows only sentences where systems differ with --differ, and prints JSON', () => {
    const { sentences } = json(['explain', '--gold', gold, '--differ', '--json', good, bad]) as {
      sentences: { sentence: number; systems: { name: string }[] }[];
    };
    expect(sentences.map(({ sentence }) => sentence)).toEqual([1]);
    expect(sentences[0].systems.map(({ name }) => name)).toEqual(['good', 'bad']);
  });

  it('prints every edit as a row of a table with --format', () => {
    const { status, stdout } = stet(['explain', '--gold', gold, '--format', 'csv', good, bad]);
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'Sentence,System,Annotator,Outcome,Start,End,Source,Correction,Type',
      '1,good,0,matched,1,2,b,x,T',
      '1,bad,0,unneeded,1,2,b,y,',
      '1,bad,0,missed,1,2,b,x,T',
      '',
    ]);
  });
});

describe('stet compare', () => {
  it('shows where two systems differ most, with their edits', () => {
    const { status, stdout } = stet(['compare', '--gold', gold, good, bad]);
    expect(status).toBe(0);
    expect(stdout.replace(/\(p = [^)]*\)/u, '(p)').split('\n')).toEqual([
      'M² F0.5: good 100.00, bad 0.00 (p)',
      'good is better in 1 sentences, bad in 0; 1 are equal.',
      expect.stringMatching(/^m2\|/u),
      '',
      'Sentence 1: good gains 100.00',
      '  source: a b c',
      '  good (100.00): a x c',
      '      ✓ match  1–2 b → x',
      '  bad (0.00): a y c',
      '      ✗ wrong  1–2 b → y',
      '',
    ]);
  });

  it('prints JSON', () => {
    expect(json(['compare', '--gold', gold, '--json', bad, good])).toMatchObject({
      difference: -1,
      sentences: [
        { sentence: 1, difference: -1, systems: [{ name: 'bad', edits: [{ match: null }] }, { name: 'good' }] },
      ],
    });
  });
});
