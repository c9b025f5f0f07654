import { StetError, errorWords, nameOptions, printTables, type ScoredSystem } from '@stet/core/internal';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, GOLD, SYSTEMS, file, json, stet } from '../../../../cli/src/testing/stet.js';
import { EXAMPLE_INPUT } from '../example.js';
import { EMPTY_INPUT } from '../empty-input.js';
import type { PlaygroundInput } from '../playground-input.js';
import { PAGE_METRICS } from '../playground-metrics.js';
import { missingOf } from './missing.js';
import { scoreTexts } from './score-texts.js';

const rest = (): Promise<void> => Promise.resolve();
const read = (path: string): string => readFileSync(path, 'utf8');

const NAMES = ['careful', 'reckless', 'speller', 'unchanged'];
const METRICS = PAGE_METRICS.map(({ name }) => name);

const eveningClass: PlaygroundInput = {
  ...EMPTY_INPUT,
  basis: 'gold',
  metrics: ['m2'],
  gold: { name: 'gold', text: read(GOLD) },
  systems: NAMES.map((name) => ({ name, text: read(`${SYSTEMS}/${name}.txt`) })),
};

async function refusal(input: PlaygroundInput): Promise<StetError> {
  const error: unknown = await scoreTexts(input, rest).catch((reason: unknown) => reason);
  if (error instanceof StetError) return error;
  throw new Error('nothing was refused');
}

describe('scoreTexts(input, rest)', () => {
  it('gives what the command line gives, to the last digit: metrics, intervals and tests', async () => {
    const resampling = { resamples: 200, seed: 7, baseline: 'speller' };
    const options = { tokens: 'gold' as const };
    const { document } = await scoreTexts({ ...eveningClass, metrics: METRICS, resampling, options }, rest);
    const tests = ['--baseline', 'speller', '--resamples', '200', '--seed', '7'];
    const flags = ['--metric', METRICS.join(','), '--by-type', '--tokens', 'gold', ...tests];
    expect(JSON.parse(JSON.stringify(document))).toEqual(json(['score', '--gold', GOLD, '--json', ...flags, SYSTEMS]));
  });

  it('warns of what the command line warns of, in the document with options named as the page does', async () => {
    const { warnings, document } = await scoreTexts({ ...eveningClass, metrics: ['i-measure'] }, rest);
    const { stderr } = stet('score', '--gold', GOLD, '--metric', 'i-measure', SYSTEMS);
    expect(warnings.map((warning) => `stet: ${nameOptions(warning, (key) => `--${key}`)}\n`)).toEqual([stderr]);
    expect(document.warnings).toEqual(warnings.map((warning) => warning.replace('{{tokens}}', '“tokens”')));
  });

  it('makes the edits of an output in M2, and says so', async () => {
    const gold = { name: 'gold', text: 'S a b\nA 0 1|||T|||x|||REQUIRED|||-NONE-|||0\n' };
    const input = { ...eveningClass, gold, systems: [{ name: 'ours', text: gold.text }] };
    const { document, warnings } = await scoreTexts(input, rest);
    expect(document).toMatchObject({ systems: [{ scores: { m2: { value: 1 } } }] });
    expect(warnings).toEqual([expect.stringMatching(/^ours: this output is M2/u)]);
  });

  it.each(['text', 'markdown', 'latex', 'csv'] as const)('prints %s as the command line does', async (format) => {
    const { tables } = await scoreTexts({ ...eveningClass, options: { beta: 1, levels: true, annotator: 1 } }, rest);
    const flags = ['--beta', '1', '--levels', '--annotator', '1', '--format', format];
    expect(printTables(tables, format)).toBe(stet('score', '--gold', GOLD, ...flags, SYSTEMS).stdout);
  });

  it('takes a source and references instead of gold edits', async () => {
    const source = read(`${EXAMPLE}source.txt`);
    const references = ['careful', 'reckless'].map((name) => ({ name, text: read(`${SYSTEMS}/${name}.txt`) }));
    const input: PlaygroundInput = {
      ...eveningClass,
      basis: 'references',
      source: { name: 'source', text: source },
      references: [...references, { name: 'blank', text: ' \n' }],
      metrics: METRICS,
    };
    const { document, recall, explored } = await scoreTexts(input, rest);
    const flags = references.flatMap(({ name }) => ['--reference', `${SYSTEMS}/${name}.txt`]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(
      json([
        'score',
        '--source',
        `${EXAMPLE}source.txt`,
        ...flags,
        '--metric',
        METRICS.join(','),
        '--by-type',
        '--json',
        SYSTEMS,
      ]),
    );
    expect([recall, explored.metric, explored.sentences.length]).toEqual([undefined, 'errant', 60]);
    const withoutTypes = await scoreTexts({ ...input, metrics: ['gleu'] }, rest);
    expect([withoutTypes.recall, withoutTypes.explored.metric]).toEqual([undefined, 'm2']);
  });

  it('marks edits that add up to the score, and counts recall by type of them', async () => {
    const { document, explored, recall } = await scoreTexts(eveningClass, rest);
    for (const { name, scores } of document.systems) {
      const { correct, gold } = scores.m2 as ScoredSystem['scores'][string] & Record<'correct' | 'gold', number>;
      const outputs = explored.sentences.flatMap((sentence) =>
        sentence.outputs.filter(({ system }) => system === name),
      );
      expect(outputs.reduce((sum, output) => sum + output.correct, 0)).toBe(correct);
      const recalls = recall?.find(({ system }) => system === name)?.recalls ?? [];
      expect(recalls.reduce((sum, ofType) => sum + ofType.correct, 0)).toBe(correct);
      expect(recalls.reduce((sum, ofType) => sum + ofType.gold, 0)).toBe(gold);
    }
  });

  it('refuses what the command line refuses, in the same words but for the names of options', async () => {
    const gold = 'S a b\nA 1 5|||T|||x|||REQUIRED|||-NONE-|||0\n';
    const error = await refusal({ ...eveningClass, gold: { name: 'gold', text: gold } });
    const { stderr } = stet('score', '--gold', file('broken', gold), file('out', 'a b\n'));
    const { words } = errorWords(error, (key) => (key === 'skipBadEdits' ? '--skip-bad-edits' : '--strict-original'));
    expect(stderr).toContain(`:2: ${words} [${error.code}]`);
    expect([error.file, error.line]).toEqual(['gold', 2]);
  });

  it('leaves out bad edits where that is asked for, lists them, and signs their number', async () => {
    const text = 'S a b\nA 1 5|||T|||x|||REQUIRED|||-NONE-|||0\n';
    const systems = [{ name: 'ours', text: 'a b' }];
    const input = { ...eveningClass, gold: { name: 'gold', text }, systems, options: { skipBadEdits: true } };
    const { tables, warnings } = await scoreTexts(input, rest);
    expect(tables[0].notes?.[0]).toMatch(/\|skipped:1\|/u);
    expect(warnings).toEqual([expect.stringMatching(/^gold:2: left out the edit of 1 5: /u)]);
  });

  it('refuses outputs of another length, names that are taken, and annotators that are not there', async () => {
    const short = { name: 'short', text: 'one line\n' };
    expect(await refusal({ ...eveningClass, systems: [short] })).toMatchObject({ code: 'LINE_COUNT', file: 'short' });
    const twice = [eveningClass.systems[0], eveningClass.systems[0]];
    expect(await refusal({ ...eveningClass, systems: twice })).toMatchObject({ code: 'BAD_OPTION' });
    expect(await refusal({ ...eveningClass, options: { annotator: 9 } })).toMatchObject({ code: 'UNKNOWN_ANNOTATOR' });
  });

  it('stops when it is given up', async () => {
    let rests = 0;
    const giveUp = (): Promise<void> => (++rests < 3 ? Promise.resolve() : Promise.reject(new Error('given up')));
    await expect(scoreTexts(eveningClass, giveUp)).rejects.toThrow('given up');
    expect(rests).toBe(3);
  });

  it('tells how far it is, up to all', async () => {
    const shares: number[] = [];
    await scoreTexts({ ...eveningClass, metrics: ['m2', 'bleu'], resampling: { resamples: 50, seed: 1 } }, (share) => {
      shares.push(share);
      return Promise.resolve();
    });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('the example', () => {
  it('is good input, in which the tutor beats the stylist, and the stylist the speller', async () => {
    expect(missingOf(EXAMPLE_INPUT)).toEqual([]);
    const { systems, sentences } = (await scoreTexts(EXAMPLE_INPUT, rest)).board;
    expect([systems.map(({ name }) => name), sentences]).toEqual([['tutor', 'stylist', 'speller'], 6]);
  });
});

describe('missingOf(input)', () => {
  it('names what is missing, in the order of the page', () => {
    expect(missingOf({ ...EMPTY_INPUT, basis: 'gold', metrics: [] })).toEqual(['gold', 'system', 'metric']);
    expect(missingOf(EMPTY_INPUT)).toEqual(['source', 'reference', 'system']);
    expect(missingOf(eveningClass)).toEqual([]);
  });
});
