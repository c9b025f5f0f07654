import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, SYSTEMS, file, folder, json, stet } from '../testing/stet.js';

const SOURCE = join(EXAMPLE, 'source.txt');
const SAMPLE = ['campaign', 'sample', '--source', SOURCE];

describe('stet campaign sample', () => {
  it('prints size, loads and pairs, and is the same for the same seed', () => {
    const first = stet(...SAMPLE, '--judges', '4', SYSTEMS);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toMatch(/^Campaign\n(?:.*\n)*\nJudges\n(?:.*\n)*\nJudgments for each pair of systems\n/u);
    // 200 items, 60 of them for two judges, 20 of them twice.
    expect(first.stdout).toMatch(/\njudge4 +70 +\d+ +\d+\n/u);
    expect(stet(...SAMPLE, '--judges', '4', SYSTEMS).stdout).toBe(first.stdout);
    expect(stet(...SAMPLE, '--judges', '4', '--seed', '2', SYSTEMS).stdout).not.toBe(first.stdout);
  });

  it('prints every format', () => {
    for (const format of ['markdown', 'latex', 'csv']) {
      const { status, stdout } = stet(...SAMPLE, '--format', format, SYSTEMS);
      expect(status).toBe(0);
      expect(stdout).toMatch(/reckless/u);
    }
  });

  it('writes the plan as JSON, the same that --json shows', () => {
    const plan = join(folder, 'plan.json');
    const shown = json([...SAMPLE, '--judges', 'ann, ben', '--items', '30', '--output', plan, '--json', SYSTEMS]);
    const written = JSON.parse(readFileSync(plan, 'utf8')) as { items: unknown[] };
    expect(shown.plan).toEqual(written);
    expect(written).toMatchObject({
      plan: 'stet-campaign-1',
      options: { judges: ['ann', 'ben'], inter: 0.3, balanced: true },
    });
    expect(written.items).toHaveLength(30);
  });

  it('writes items for Appraise, and sampled sets', () => {
    const few = ['--items', '3', '--output', '-', '--to'];
    expect(stet(...SAMPLE, ...few, 'appraise', SYSTEMS).stdout).toMatch(
      /^<\?xml .*\n<set id="source.txt" .*>\n {2}<seg id="0" doc-id="source.txt-0" src-id="\d+">\n/u,
    );
    expect(stet(...SAMPLE, ...few, 'sets', SYSTEMS).stdout).toMatch(/^0\t[2-4]\t\d+\t0\.\d+\n.+\t\w+/u);
  });

  it('draws pairs, each pair of systems about equally often', () => {
    const { summary, plan } = json([...SAMPLE, '--protocol', 'pairwise', '--items', '60', '--json', SYSTEMS]) as {
      summary: { pairs: { compared: number }[] };
      plan: { options: { perItem: number }; items: { outputs: unknown[]; drawing: { by: string } }[] };
    };
    expect(plan.options).toMatchObject({ protocol: 'pairwise', perItem: 2 });
    expect(plan.items.every(({ outputs, drawing }) => outputs.length === 2 && drawing.by === 'even')).toBe(true);
    const compared = summary.pairs.map((pair) => pair.compared);
    expect(Math.max(...compared) - Math.min(...compared)).toBeLessThanOrEqual(6);
    expect(stet(...SAMPLE, '--protocol', 'pairwise', '--items', '300', SYSTEMS).stderr).toMatch(
      /at most \d+ items, one for each two/u,
    );
  });

  it('prints the histogram of different outputs, and every probability as JSON', () => {
    const { stdout } = stet(...SAMPLE, '--histogram', '--per-item', '2', SYSTEMS);
    expect(stdout).toMatch(/^Different outputs of a sentence\n.*\n +1 +\d+ +\d+\.\d +#+\n/u);
    const { histogram, sentences } = json([...SAMPLE, '--histogram', '--per-item', '2', '--json', SYSTEMS]);
    expect((histogram as number[]).reduce((sum, count) => sum + count, 0)).toBe(60);
    const chances = sentences as { sentence: number; probability: number }[];
    expect(chances.map(({ sentence }) => sentence)).toEqual(Array.from({ length: 60 }, (_, at) => at));
    expect(chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });

  it('shows examples with --help, and refuses what it cannot draw', () => {
    expect(stet('campaign', 'sample', '--help').stdout).toMatch(/Examples:\n {2}\$ stet campaign sample /u);
    const refuses = (code: string, ...args: readonly string[]): void => {
      const { status, stdout, stderr } = stet(...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(new RegExp(`^stet: [^\\n]*\\[${code}\\]\\n$`, 'u'));
    };
    refuses('BAD_OPTION', ...SAMPLE, '--inter', '0.5', SYSTEMS);
    refuses('BAD_OPTION', ...SAMPLE, '--judges', 'ann,,ben', SYSTEMS);
    refuses('BAD_OPTION', ...SAMPLE, '--judges', '0', SYSTEMS);
    refuses('BAD_OPTION', ...SAMPLE, '--no-replacement', '--items', '61', SYSTEMS);
    refuses('BAD_OPTION', ...SAMPLE, SOURCE);
    refuses('NOTHING_TO_JUDGE', ...SAMPLE, SOURCE, `copy=${SOURCE}`);
    const empty = file('empty.txt', '');
    refuses('NOTHING_TO_JUDGE', 'campaign', 'sample', '--source', empty, empty, `copy=${empty}`);
    refuses('LINE_COUNT', ...SAMPLE, empty, SYSTEMS);
  });
});
