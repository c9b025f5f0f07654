import { describe, expect, it } from 'vitest';
import { file, json, stet } from '../../testing/stet.js';

const block = (...edits: readonly (readonly [string, string, string])[]): string =>
  `S a b c\n${edits.map(([span, type, correction]) => `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||0\n`).join('')}\n`;

const ours = file('ours.m2', block(['0 1', 'R:NOUN', 'x']) + block(['0 2', 'R:OTHER', 'x']) + block());
const theirs = file(
  'theirs.m2',
  block(['0 1', 'R:SPELL', 'x']) + block(['0 1', 'R:NOUN', 'x'], ['1 2', 'U:DET', '']) + block(),
);

describe('stet errant agree', () => {
  it('says how many sentences have identical edits, how many edits equal types, and which types are confused', () => {
    const { status, stdout, stderr } = stet('errant', 'agree', ours, theirs);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(`Agreement
What                                              Count  Of      %
changed sentences with identical edits                1   2  50.00
changed sentences with identical edits and types      0   2   0.00
edits of ours that are also theirs                    1   2  50.00
edits of theirs that are also ours                    1   3  33.33
identical edits of equal type                         0   1   0.00
Identical edits have the same span and the same correction.

Identical edits of different type
Theirs   Ours    Edits
R:SPELL  R:NOUN      1
`);
  });

  it('compares scores where each side has a reference', () => {
    const args = ['errant', 'agree', ours, theirs, '--ref-ours', ours, '--ref-theirs', ours];
    const { stdout } = stet(...args);
    expect(stdout).toMatch(/^Span-Based Correction +100\.00 +35\.71 +\+64\.29$/mu);
    expect(json([...args, '--json'])).toMatchObject({
      ...{ changed: 2, identical: 1, equalTypes: 0, beta: 0.5 },
      scores: [{ mode: 'cs', ours: 1, theirs: 0.3571 }, { mode: 'cse' }, { mode: 'ds' }, { mode: 'dt' }],
    });
  });

  it.each(['markdown', 'latex', 'csv'])('prints %s', (format) => {
    const { status, stdout } = stet('errant', 'agree', ours, theirs, '--format', format);
    expect(status).toBe(0);
    expect(stdout).toContain('R:SPELL');
  });

  it('refuses one reference without the other, and other sentences', () => {
    const { status, stderr } = stet('errant', 'agree', ours, theirs, '--ref-ours', ours);
    expect(status).toBe(2);
    expect(stderr).toContain('both --ref-ours and --ref-theirs, or neither');
    const others = file('others.m2', 'S a b d\n\n');
    expect(stet('errant', 'agree', others, theirs).stderr).toContain('[NOT_COMPARABLE]');
  });
});
