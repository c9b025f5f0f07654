import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOLD, SYSTEMS, folder, json, runStet as stet } from '../testing/stet.js';

interface Scoreboard {
  readonly systems: readonly { readonly name: string; readonly scores: Record<string, { readonly value: number }> }[];
}

const scoring = ['--gold', GOLD, '--analysis', 'none'];

function gotoscorer(...args: readonly string[]): Map<string, number> {
  const { systems } = json(['score', '--metric', 'gotoscorer', '--json', ...scoring, ...args]) as unknown as Scoreboard;
  return new Map(systems.map(({ name, scores }) => [name, scores.gotoscorer.value]));
}

describe('stet difficulty', () => {
  it('writes how many systems get each chunk right, so that one alone scores as it does among all', () => {
    const written = join(folder, 'difficulty.txt');
    const { status, stderr } = stet(['difficulty', ...scoring, '--output', written, SYSTEMS]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^stet: wrote .*difficulty\.txt: difficulty:4\+[0-9a-f]{16}\n$/u);
    const [systems, ...lines] = readFileSync(written, 'utf8').trimEnd().split('\n');
    expect([systems, lines.length]).toEqual(['4', readFileSync(GOLD, 'utf8').match(/^S /gmu)?.length]);
    const together = gotoscorer(SYSTEMS);
    const alone = gotoscorer('--difficulty', written, join(SYSTEMS, 'reckless.txt'));
    expect(alone.get('reckless')).toBe(together.get('reckless'));
    expect(alone.get('reckless')).not.toBe(gotoscorer('--gts-weights', 'none', SYSTEMS).get('reckless'));
    expect(stet(['difficulty', ...scoring, SYSTEMS]).stdout).toBe(readFileSync(written, 'utf8'));
  });

  it('refuses a single system, which does not tell what is hard', () => {
    expect(stet(['difficulty', ...scoring, join(SYSTEMS, 'careful.txt')])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/expected two systems or more; found 1.*\[BAD_OPTION\]/u) as string,
    });
  });
});
