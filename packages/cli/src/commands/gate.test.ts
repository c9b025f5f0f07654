import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  SIZE,
  baseline,
  fewWorse,
  gate,
  gold,
  goldText,
  good,
  baselineRun,
  manyWorse,
  oneLine,
  output,
  report,
} from '../testing/gate.js';
import { EXAMPLE, file, folder, json, runStet } from '../testing/stet.js';

describe('stet baseline', () => {
  it('says what it wrote, and how large it is', () => {
    expect(baselineRun).toMatchObject({ status: 0, stderr: '' });
    const bytes = readFileSync(baseline).length;
    expect(baselineRun.stdout).toMatch(new RegExp(String.raw`gate-good\s+20\s+100\.00\s+${bytes}\s+`, 'u'));
  });

  it('prints JSON, keeps edits to clean text, and takes the options of the metric', () => {
    const clean = file('clean.txt', 'all is well .\n');
    const touched = file('clean-out.txt', 'all is good .\n');
    const path = join(folder, 'with-clean.json');
    const args = ['baseline', '--gold', gold, '--metric', 'hoo', '--beta', '2', '--clean', clean];
    expect(json([...args, '--clean-output', touched, '--json', good, '--output', path])).toMatchObject({
      system: 'gate-good',
      metric: 'hoo',
      signature: expect.stringMatching(/^hoo\|beta:2\|/u) as string,
      value: 1,
      sentences: SIZE,
      clean: { sentences: 1, words: 4, edits: 1 },
    });
    expect(readFileSync(path, 'utf8')).toContain('"options":{"beta":2}');
  });

  it('writes the baseline itself to the standard output, the same bytes', () => {
    const { stdout } = runStet(['baseline', '--gold', gold, good, '--output', '-']);
    expect(stdout).toBe(readFileSync(baseline, 'utf8'));
  });

  it('does not write over what it reads', () => {
    const { status, stderr } = runStet(['baseline', '--gold', gold, good, '--output', good]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/BAD_OPTION/u);
    expect(readFileSync(good, 'utf8')).toBe(output(SIZE, 'goes', 'go'));
  });
});

describe('stet gate', () => {
  it('passes the same output with exit code 0', () => {
    const { status, stdout, stderr } = gate(good);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/The gate passes: M² F0\.5 is 100\.00, and every sentence scores as in the baseline/u);
  });

  it('passes a drop that may be chance, and says from where on it would fail', () => {
    const { status, stdout } = gate(fewWorse);
    expect(status).toBe(0);
    expect(oneLine(stdout)).toMatch(
      /may well be chance \(p = 0\.\d+\)\. Nothing can be told of a drop in 2 sentences\. The smallest drop .* is 6\.25/u,
    );
  });

  it('fails a significant drop with exit code 1, and shows what got worse', () => {
    const { status, stdout, stderr } = gate('--top', '1', manyWorse);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/The gate fails: M² F0\.5 falls from 100\.00 to 40\.00/u);
    expect(stdout).toContain('12 sentences worse, 1 shown');
    expect(stdout).toContain(
      [
        `${manyWorse}:1 −5.00 (edits right: 1 of 1 before, 0 of 1 now)`,
        '  source: he0 go home .',
        '  before: he0 [-go-]{+goes+} home .',
        '  now:    he0 [-go-]{+went+} home .',
        '  gold:   he0 [-go-]{+goes+} home .',
        '',
      ].join('\n'),
    );
    expect(stdout).toMatch(/SVA\s+20 of 20\s+8 of 20\s+−12/u);
  });

  it('takes the level that it is given', () => {
    const { score } = report(manyWorse);
    expect(score.p).toBeLessThan(0.01);
    expect(gate('--level', '0.0001', manyWorse, '--resamples', '10000').status).toBe(0);
  });

  it('gives the same bytes for the same seed on one thread and on two', () => {
    const oneThread = gate('--threads', '1', '--seed', '7', '--format', 'json', manyWorse).stdout;
    expect(gate('--threads', '2', '--seed', '7', '--format', 'json', manyWorse).stdout).toBe(oneThread);
    expect(gate('--threads', '1', '--seed', '8', '--format', 'json', manyWorse).stdout).not.toBe(oneThread);
  });

  it('says that nothing can be told with too few sentences', () => {
    const small = file('small.m2', 'S a b\nA 1 2|||T|||x|||REQUIRED|||-NONE-|||0\n');
    const right = file('small-right.txt', 'a x\n');
    const path = join(folder, 'small.json');
    runStet(['baseline', '--gold', small, right, '--output', path]);
    const { status, stdout } = runStet(['gate', '--baseline', path, '--gold', small, file('small-wrong.txt', 'a y\n')]);
    expect(status).toBe(0);
    expect(oneLine(stdout)).toContain(
      'Nothing can be told: at the level of 0.05 a drop takes 5 sentences, and 1 is compared.',
    );
  });

  it('passes and says so when there is no sentence at all', () => {
    const empty = file('none.m2', '');
    const nothing = file('none.txt', '');
    const path = join(folder, 'none.json');
    expect(runStet(['baseline', '--gold', empty, nothing, '--output', path]).status).toBe(0);
    const { status, stdout, stderr } = runStet(['gate', '--baseline', path, '--gold', empty, nothing]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/has no sentences/u);
    expect(stdout).toMatch(/was not compared/u);
  });
});

describe('stet gate with a gold that changed', () => {
  const changed = file('gate-changed.m2', goldText.replace('S he3 go home .', 'S he3 go back .'));

  it('compares the sentences that did not, and names those that did', () => {
    const result = runStet(['gate', '--baseline', baseline, '--gold', changed, '--format', 'json', good]);
    expect(JSON.parse(result.stdout)).toMatchObject({ gold: { compared: 19, added: [4], removed: [4] } });
    const { status, stdout } = runStet(['gate', '--baseline', baseline, '--gold', changed, good]);
    expect(status).toBe(0);
    expect(oneLine(stdout)).toContain(
      'The gold is not the one of the baseline: 1 sentence new or changed (4), 1 of its own missing (4). Only the 19 unchanged sentences are compared.',
    );
  });

  it('refuses it with --strict-gold', () => {
    const args = ['gate', '--baseline', baseline, '--gold', changed, '--strict-gold', good];
    const { status, stdout, stderr } = runStet(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/1 that it does not know \(4\), and 1 of its own missing.*\[GOLD_CHANGED\]/u);
    expect(gate('--strict-gold', good).status).toBe(0);
  });

  it('measures the old output again for a baseline of another version', () => {
    const older = file('older.json', readFileSync(baseline, 'utf8').replace(/stet:[\d.]+/u, 'stet:0.0.1'));
    const { status, stdout } = runStet(['gate', '--baseline', older, '--gold', gold, good]);
    expect(status).toBe(0);
    expect(oneLine(stdout)).toContain('Another version of Stet made the baseline');
  });
});

describe('stet gate with clean text', () => {
  const clean = file('gate-clean.txt', 'all is well .\nso it is .\n');
  const touched = file('gate-touched.txt', 'all is good .\nit is so .\n');
  const withClean = (...args: string[]) => gate('--clean', clean, '--clean-output', touched, ...args, good);

  it.each([
    [['--max-clean-edits', '3'], 0],
    [['--max-clean-edits', '2'], 1],
    [['--max-clean-rate', '375'], 0],
    [['--max-clean-rate', '374'], 1],
    [[], 0],
  ])('with %j ends with %i', (limits, status) => {
    expect(withClean(...limits).status).toBe(status);
  });

  it('says which sentences were edited', () => {
    const { stdout } = withClean('--max-clean-edits', '2');
    expect(stdout).toContain('now:    all is [-well-]{+good+} .');
    expect(oneLine(stdout)).toContain(
      'The gate fails: clean text gets 3 edits in 8 words (375.0 for each 1,000); over the limit of 2. Also, M² F0.5',
    );
  });

  it('tells how many there were in the baseline, of the same text', () => {
    const path = join(folder, 'clean-baseline.json');
    runStet(['baseline', '--gold', gold, '--clean', clean, '--clean-output', clean, good, '--output', path]);
    const run = (...args: string[]): unknown =>
      json(['gate', '--baseline', path, '--gold', gold, '--format', 'json', ...args, good]).clean;
    expect(run('--clean', clean, '--clean-output', touched)).toMatchObject({ edits: 3, before: { edits: 0 } });
    expect(run('--clean', touched, '--clean-output', touched)).not.toHaveProperty('before');
  });
});

describe('stet gate --update', () => {
  const updatable = file('own.json', readFileSync(baseline));
  const update = (system: string) => runStet(['gate', '--baseline', updatable, '--gold', gold, '--update', system]);

  it('leaves the baseline as it is when the gate fails', () => {
    expect(update(manyWorse).status).toBe(1);
    expect(readFileSync(updatable, 'utf8')).toBe(readFileSync(baseline, 'utf8'));
  });

  it('writes what stet baseline would write when it passes', () => {
    expect(update(fewWorse).status).toBe(0);
    expect(readFileSync(updatable, 'utf8')).toBe(
      runStet(['baseline', '--gold', gold, fewWorse, '--output', '-']).stdout,
    );
  });

  it('keeps what the baseline says of clean text where none is given', () => {
    const clean = '"clean": {"text":"x","sentences":1,"words":9,"edits":2},';
    const path = file('kept.json', readFileSync(baseline, 'utf8').replace('"types":', `${clean}\n"types":`));
    expect(runStet(['gate', '--baseline', path, '--gold', gold, '--update', fewWorse]).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain(clean);
    expect(readFileSync(path, 'utf8')).toContain('"system": "gate-few"');
  });
});

describe('stet gate with bad input', () => {
  const clean = ['--clean', good];
  it.each([
    ['no baseline', ['gate', '--gold', gold, good], 'BAD_OPTION'],
    ['a baseline that is not there', ['gate', '--baseline', 'no.json', '--gold', gold, good], 'FILE_UNREADABLE'],
    ['a baseline that is a gold', ['gate', '--baseline', gold, '--gold', gold, good], 'BAD_BASELINE'],
    [
      'a system with too few lines',
      ['gate', '--baseline', baseline, '--gold', gold, file('few.txt', 'a b .\n')],
      'LINE_COUNT',
    ],
    ['too few resamples', ['gate', '--baseline', baseline, '--gold', gold, '--resamples', '19', good], 'BAD_OPTION'],
    ['a level of 1', ['gate', '--baseline', baseline, '--gold', gold, '--level', '1', good], 'BAD_OPTION'],
    ['clean text alone', ['gate', '--baseline', baseline, '--gold', gold, ...clean, good], 'BAD_OPTION'],
    ['a limit alone', ['gate', '--baseline', baseline, '--gold', gold, '--max-clean-edits', '1', good], 'BAD_OPTION'],
    ['a report over its input', ['gate', '--baseline', baseline, '--gold', gold, '--junit', good, good], 'BAD_OPTION'],
    [
      'annotations among JSON',
      ['gate', '--baseline', baseline, '--gold', gold, '--annotations', '--format', 'json', good],
      'BAD_OPTION',
    ],
    ['an update of standard input', ['gate', '--baseline', '-', '--gold', gold, '--update', good], 'BAD_OPTION'],
    ['two systems', ['gate', '--baseline', baseline, '--gold', gold, join(EXAMPLE, 'systems')], 'BAD_OPTION'],
    ['a metric without edits', ['baseline', '--gold', gold, '--metric', 'gleu', good, '--output', '-'], 'BAD_OPTION'],
    [
      'an unknown annotator',
      ['baseline', '--gold', gold, '--annotator', '7', good, '--output', '-'],
      'UNKNOWN_ANNOTATOR',
    ],
  ])('refuses %s with exit code 2 and one paragraph', (_, args, code) => {
    const { status, stdout, stderr } = runStet(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(String.raw`^stet: .*\[${code}\]\n$`, 'u'));
  });

  it('writes no report then', () => {
    const path = join(folder, 'never.json');
    runStet(['gate', '--baseline', gold, '--gold', gold, '--json', path, good]);
    expect(existsSync(path)).toBe(false);
  });

  it('has help with an example', () => {
    for (const command of ['gate', 'baseline']) {
      const { status, stdout } = runStet([command, '--help']);
      expect(status).toBe(0);
      expect(stdout).toContain(`$ stet ${command} --`);
    }
  });
});
