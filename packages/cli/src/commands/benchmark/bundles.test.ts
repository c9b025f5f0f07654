import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openBundle, writeZip } from '../../../../node/src/bundles.js';
import { EXAMPLE, GOLD, STET, file, folder, runProcess, stet, type Run } from '../../testing/stet.js';

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
const zipOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  writeZip(new Map(Object.entries(files).map(([name, text]) => [name, bytes(text)])));

const GOLD_TEXT = readFileSync(GOLD, 'utf8');
const SOURCE_TEXT = readFileSync(join(EXAMPLE, 'source.txt'), 'utf8');

const COMPETITION = `version: 2
title: Evening class
description: Correct what learners wrote.
image: logo.png
terms: terms.html
registration_auto_approve: True
docker_image: python:3.12
pages:
  - title: Call
    file: call.md
  - title: Data
    file: data.md
tasks:
  - index: 0
    name: Essays
    input_data: input
    reference_data: reference
    scoring_program: scoring
phases:
  - name: Test
    start: 2026-01-01
    max_submissions_per_day: 2
    tasks: [0]
    starting_kit: kit
leaderboards:
  - title: Results
    key: main
    submission_rule: Force_Best
    columns:
      - { title: F0.5, key: m2, index: 0 }
      - { title: Seconds, key: duration, index: 1, sorting: asc }
`;
const FILES = {
  'competition.yaml': COMPETITION,
  'terms.html': '<p>Be kind.</p>',
  'call.md': 'Come all.',
  'data.md': '- [Training](https://example.org/train.zip)',
  'input/source.txt': SOURCE_TEXT,
  'reference/gold.m2': GOLD_TEXT,
  'scoring/metadata.yaml': 'command: python3 score.py',
};

/** In a process of its own: threads of the tests would load the sources of the server. */
const benchmark = (...args: readonly string[]): Run => runProcess(['benchmark', ...args]);

interface Definition {
  readonly dataSets: readonly { readonly gold: readonly { readonly text: string }[] }[];
}
const read = (path: string): Definition => JSON.parse(readFileSync(path, 'utf8')) as Definition;

describe('stet benchmark import', () => {
  const output = join(folder, 'imported.json');

  it('makes a benchmark of a bundle, and says what it leaves out', () => {
    const { status, stdout, stderr } = benchmark('import', file('bundle.zip', zipOf(FILES)), '--output', output);
    expect({ status, stdout, fault: status === 0 ? '' : stderr }).toEqual({ status: 0, stdout: '', fault: '' });
    expect(read(output)).toMatchObject({
      name: 'Evening class',
      settings: {
        call: 'Correct what learners wrote.\n\nCome all.\n\n## Terms\n\n<p>Be kind.</p>',
        links: [{ title: 'Training', url: 'https://example.org/train.zip' }],
        registration: { approval: false },
      },
      dataSets: [
        {
          name: 'Essays',
          settings: {
            metrics: ['m2'],
            ranked: 'best',
            totalsOnly: true,
            phases: [{ name: 'Test', opensAt: Date.UTC(2026, 0, 1), closesAt: null, limit: 0, limitPerDay: 2 }],
          },
          source: { file: 'source.txt', text: SOURCE_TEXT },
          gold: [{ file: 'gold.m2', text: GOLD_TEXT }],
        },
      ],
    });
    expect(stderr.trimEnd().split('\n')).toEqual([
      'stet: left out: the column "Seconds", which is not a metric of Stet',
      'stet: left out: the scoring program scoring: Stet scores by its own metrics',
      'stet: left out: the container image python:3.12: nothing is run in one',
      'stet: left out: the logo logo.png',
      'stet: left out: phases[0].starting_kit: Stet has nothing like it',
      'stet: left out: how the page "Terms" looks: it is HTML, and its tags stand in the call',
    ]);
  });

  it.each([
    [
      'a broken competition.yaml',
      { 'competition.yaml': COMPETITION.replace('2026-01-01', 'soon') },
      /broken\.zip\/competition\.yaml:21: .*\[BAD_BUNDLE\]/u,
    ],
    [
      'a gold with bad offsets',
      { 'reference/gold.m2': 'S a b\nA 1 9|||T|||x|||REQUIRED|||-NONE-|||0\n' },
      /broken\.zip\/reference\/gold\.m2:2: .*\[OFFSETS_OUT_OF_RANGE\]/u,
    ],
  ])('refuses %s with file and line', (_, changes, message) => {
    const { status, stdout, stderr } = benchmark('import', file('broken.zip', zipOf({ ...FILES, ...changes })));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('stet benchmark export', () => {
  const imported = join(folder, 'to-export.json');
  const bundle = join(folder, 'exported.zip');
  benchmark('import', file('to-export.zip', zipOf(FILES)), '--output', imported);

  it('writes a bundle from which the same benchmark comes back', () => {
    expect(benchmark('export', imported, '--output', bundle).status).toBe(0);
    const { competition, filesOf } = openBundle(readFileSync(bundle), 'exported.zip');
    expect(competition).toMatchObject({ image: 'logo.png', dockerImage: 'node:22-slim', terms: 'pages/terms.md' });
    expect(filesOf(competition.image ?? '')[0].bytes.subarray(1, 4)).toEqual(bytes('PNG'));
    const back = join(folder, 'back.json');
    expect(benchmark('import', bundle, '--output', back).status).toBe(0);
    expect(read(back)).toEqual(read(imported));
  });

  it('has a scoring program that computes what stet score computes', () => {
    // What the container would have: the reference data, a submission, and stet.mjs.
    const [input, output, program] = ['input', 'output', 'program'].map((name) => join(folder, 'app', name));
    for (const path of [join(input, 'ref'), join(input, 'res'), output, program]) mkdirSync(path, { recursive: true });
    const { filesOf } = openBundle(readFileSync(bundle), 'exported.zip');
    for (const { name, bytes: content } of filesOf('scoring_program')) writeFileSync(join(program, name), content);
    for (const { name, bytes: content } of filesOf('data/1/reference'))
      writeFileSync(join(input, 'ref', name), content);
    const system = join(EXAMPLE, 'systems', 'reckless.txt');
    writeFileSync(join(input, 'res', 'Essays.txt'), readFileSync(system));
    writeFileSync(join(program, 'stet.mjs'), `await import(${JSON.stringify(pathToFileURL(STET).href)});\n`);
    const { status, stderr } = spawnSync(process.execPath, [join(program, 'score.mjs'), input, output], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { stdout } = stet('score', '--json', '--gold', GOLD, '--metric', 'm2', system);
    const [{ scores }] = (JSON.parse(stdout) as { systems: { scores: { m2: { value: number } } }[] }).systems;
    expect(JSON.parse(readFileSync(join(output, 'scores.json'), 'utf8'))).toEqual({ m2: 100 * scores.m2.value });
  });

  it('refuses phases that overlap, and what is no benchmark', () => {
    const definition = JSON.parse(readFileSync(imported, 'utf8')) as { dataSets: { settings: { phases: object[] } }[] };
    const [{ settings }] = definition.dataSets;
    settings.phases.push({ ...settings.phases[0], name: 'Again' });
    const overlapping = benchmark('export', file('overlap.json', JSON.stringify(definition)), '--output', bundle);
    expect(overlapping.stderr).toMatch(/phases one after the other.*"Test" and "Again".*\[UNPRINTABLE\]/u);
    const nothing = benchmark('export', file('nothing.json', '{}'), '--output', bundle);
    expect(nothing.stderr).toMatch(/nothing\.json: .*\[BAD_BUNDLE\]/u);
  });
});
