import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawingBias, EditAgreement, EditStatistics, SystemRanking } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { describeInBrowser, objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { EXAMPLE, GOLD, SYSTEMS, file as writeFile, folder, json, stet } from '../testing/stet.js';
import { PROTOCOL_JUDGMENTS } from './testing/protocol-judgments.js';

const JUDGMENTS = join(EXAMPLE, 'judgments.xml');
const SOURCE = join(EXAMPLE, 'source.txt');
const PROTOCOLS = writeFile('protocols.jsonl', PROTOCOL_JUDGMENTS);

const COMMANDS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['rank', ['rank', JUDGMENTS, '--resamples', '100']],
  ['judges', ['rank', JUDGMENTS, '--each-judge', '--resamples', '100']],
  ['head-to-head', ['rank', 'head-to-head', JUDGMENTS]],
  ['validate', ['rank', 'validate', JUDGMENTS, '--folds', '5', '--resamples', '20', '--method', 'expected-wins']],
  [
    'meta',
    [
      'meta',
      '--judgments',
      JUDGMENTS,
      '--gold',
      GOLD,
      '--metric',
      'm2,gleu',
      '--section',
      'all',
      '--resamples',
      '50',
      SYSTEMS,
    ],
  ],
  ['stats', ['judgments', 'stats', JUDGMENTS]],
  ['agreement', ['judgments', 'agreement', JUDGMENTS, '--details']],
  ['protocol-ranking', ['rank', PROTOCOLS, '--resamples', '100']],
  ['protocol-stats', ['judgments', 'stats', PROTOCOLS]],
  ['protocol-agreement', ['judgments', 'agreement', PROTOCOLS, '--minimum', '2', '--resamples', '100', '--details']],
  ['sample', ['campaign', 'sample', '--source', SOURCE, '--items', '20', '--judges', '3', SYSTEMS]],
  ['histogram', ['campaign', 'sample', '--source', SOURCE, '--histogram', SYSTEMS]],
  [
    'power',
    [
      'campaign',
      'power',
      JUDGMENTS,
      '--systems',
      'speller,unchanged',
      '--judge',
      'yuki',
      '--confidence',
      '0.999',
      '--simulations',
      '20',
      '--limit',
      '400',
    ],
  ],
];

const pages = COMMANDS.map(([name, args]) => {
  const file = join(folder, `${name}.html`);
  const run = stet(...args, '--html', file, '--title', 'An evening <b>');
  return { name, run, file, plain: stet(...args), html: run.status === 0 ? readFileSync(file, 'utf8') : '' };
});

describe.each(pages)('the page of $name', ({ run, file, plain, html }) => {
  it('is written beside what is printed', () => {
    expect(run.status).toBe(0);
    expect(run.stdout).toBe(plain.stdout);
    expect(run.stderr).toBe(`${plain.stderr}stet: wrote ${file}\n`);
  });

  it('is one page that loads nothing, with its title as text', () => {
    expect(html).toContain('<h1 dir="auto">An evening &lt;b&gt;</h1>');
    expect(html).not.toMatch(/<(?:script|link|img)|https?:|url\(|@import/u);
  });

  it('draws a chart that tells its numbers, and uses every id once', () => {
    expect(html).toMatch(/<svg [^>]*role="img"|class="[^"]*matrix/u);
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what judgments hold beside ranks', () => {
  const pageOf = (name: string): string => pages.find((page) => page.name === name)?.html ?? '';
  const chaptersOf = (name: string): string[] =>
    [...pageOf(name).matchAll(/<h2 id="([^"]+)"/gu)].map(([, heading]) => heading);
  /** The rows of the table on the page of the ranking that has this title, as text. */
  const rowsOf = (title: string): string[] => {
    const [, ...tables] = pageOf('protocol-ranking').split('<caption');
    const [, table = ''] = tables.find((text) => text.includes(`<bdi>${title}</bdi>`))?.split('<tbody>') ?? [];
    const [body] = table.split('</tbody>');
    return [...body.matchAll(/<tr.*?<\/tr>/gsu)].map(([row]) =>
      row
        .replaceAll(/<[^>]+>/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    );
  };
  const jsonOf = (...args: readonly string[]): unknown => json([...args, '--json', PROTOCOLS]);

  it('has chapters of its own, which other pages lack', () => {
    const beside = ['the-scores', 'the-edits', 'the-drawing'];
    expect(chaptersOf('protocol-ranking')).toEqual(['the-ranking', 'the-pairs', ...beside]);
    expect(chaptersOf('protocol-stats')).toEqual(['the-judgments', ...beside]);
    expect(chaptersOf('protocol-agreement')).toEqual(['the-agreement', 'the-scores', 'the-edits']);
    expect(chaptersOf('rank')).toEqual(['the-ranking', 'the-pairs']);
    expect(chaptersOf('stats')).toEqual(['the-judgments']);
    expect(chaptersOf('agreement')).toEqual(['the-agreement']);
  });

  it('has the means of direct assessment, by scale', () => {
    const { systems } = jsonOf('rank', '--method', 'direct-assessment', '--resamples', '100') as SystemRanking;
    const cells = (z: number, [low, high]: readonly [number, number], raw: number): string =>
      `${[z, low].map((value) => value.toFixed(3)).join(' ')} to ${high.toFixed(3)} ${raw.toFixed(1)}`.replaceAll(
        '-',
        '−',
      );
    expect(rowsOf('Means of the scores')).toEqual(
      systems.flatMap(({ name, score, assessment }) => [
        `${name} all ${cells(score, assessment?.interval ?? [NaN, NaN], assessment?.raw ?? NaN)}`,
        ...(assessment?.scales ?? []).map(
          ({ scale, z, interval, raw }) => `${name} ${scale} ${cells(z, interval, raw)}`,
        ),
      ]),
    );
  });

  it('has the verdicts on edits, and how far judges agree on them', () => {
    const { edits } = jsonOf('judgments', 'stats') as { edits: EditStatistics };
    expect(rowsOf('Verdicts on edits, by system')).toEqual(
      edits.systems.map(({ system, right, wrong, unnecessary, none, shareRight = NaN }) =>
        [system, right, wrong, unnecessary, none, (100 * shareRight).toFixed(1), '%'].join(' '),
      ),
    );
    expect(edits.total.missed).toBe(12);
    expect(pageOf('protocol-ranking')).toContain('Errors of the source sentences that they marked: 12.');
    const { edits: agreed } = jsonOf('judgments', 'agreement', '--resamples', '100') as { edits: EditAgreement };
    expect(rowsOf('Agreement on single edits')[0]).toContain(
      `Inter-annotator 24 ${(100 * (agreed.inter.observed ?? NaN)).toFixed(1)} % ${agreed.inter.cohen.value?.toFixed(2)} `,
    );
  });

  it('has how pairs were drawn', () => {
    const { drawing } = jsonOf('judgments', 'stats') as { drawing: DrawingBias };
    expect(drawing.pairs.map(({ compared }) => compared)).toEqual([6, 12, 6]);
    expect(rowsOf('How often each pair of systems was compared')).toEqual(
      drawing.pairs.map(({ systems, compared, weight = NaN }) =>
        [...systems, compared, '8.0', (compared / 8).toFixed(2), weight.toFixed(2)].join(' '),
      ),
    );
  });
});

it('goes to the standard output alone when asked to', () => {
  const { stdout, stderr } = stet('rank', 'head-to-head', JUDGMENTS, '--html', '-');
  expect(stdout).toMatch(/^<!doctype html>/u);
  expect(stdout).toContain('<h1 dir="auto">evening-class</h1>');
  expect(stderr).toBe('');
});

describeInBrowser('the pages in a browser', (open) => {
  it.each(pages)('axe objects to nothing on that of $name, and it fits a phone', async ({ html }) => {
    const page = await open(html, { width: 1100 });
    expect(await objections(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await objections(page)).toEqual([]);
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
  });
});
