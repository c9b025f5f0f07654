import { describe, expect, it } from 'vitest';
import { file, json, stet } from '../../testing/stet.js';

const gold = file(
  'nucle.m2',
  [
    'S She see two cat .',
    'A 1 2|||SVA|||sees|||REQUIRED|||-NONE-|||0',
    'A 3 4|||Nn|||cats|||REQUIRED|||-NONE-|||0',
    'A 3 4|||Nn|||dogs|||REQUIRED|||-NONE-|||1',
    '',
    'S I saw cat .',
    'A 2 2|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0',
    '',
  ].join('\n'),
);

describe('stet errant types', () => {
  it('lists what ERRANT calls the edits of each type of a gold', () => {
    const { status, stdout, stderr } = stet('errant', 'types', '--gold', gold);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Gold type +Edits +ERRANT\nNn +2 +R:NOUN 1, R:NOUN:NUM 1\nArtOrDet +1 +M:DET 1\nSVA +1 +R:VERB:SVA 1\nTyped by tagger:en/u,
    );
    expect(stet('errant', 'types', '--gold', gold, '--most', '1').stdout).toContain('R:NOUN 1, others 1');
  });

  it('gives all pairs as JSON, and takes another analysis', () => {
    expect(json(['errant', 'types', '--gold', gold, '--analysis', 'none', '--json'])).toEqual({
      gold,
      analyser: 'none',
      pairs: [
        { given: 'Nn', errant: 'R:OTHER', count: 1 },
        { given: 'Nn', errant: 'R:SPELL', count: 1 },
        { given: 'ArtOrDet', errant: 'M:OTHER', count: 1 },
        { given: 'SVA', errant: 'R:SPELL', count: 1 },
      ],
    });
  });
});
