import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { score } from '../scoring/score.js';
import { readTexts } from '../scoring/text-source.js';
import { describeGolden, readShared } from '../testing/shared.js';
import { parseOutputEdits } from './output-edits.js';
import { parsePlainText } from './plain-text.js';
import { M2_OUTPUT_NOTE, isM2Output, parseSystem } from './system-text.js';

const A = (offsets: string, correction: string, annotator = 0): string =>
  `A ${offsets}|||R|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const OUTPUT = `S he go home\n${A('1 2', 'goes')}\nS it is\n\nS they runs\n${A('1 2', 'run')}${A('2 2', 'away')}`;
const TEXT = ['he goes home', 'it is', 'they run away'];

describe('parseSystem(text)', () => {
  it('makes the edits of an output in M2, and says so', () => {
    const notes: string[] = [];
    expect(parseSystem(OUTPUT, { onNote: (note) => notes.push(note) }).lines).toEqual(TEXT);
    expect(notes).toEqual([M2_OUTPUT_NOTE]);
    expect(parseSystem(`\ufeff${OUTPUT.replaceAll('\n', '\r\n')}`).lines).toEqual(TEXT);
    expect(parseSystem(OUTPUT.replaceAll('|||0', '|||3')).lines).toEqual(TEXT);
  });

  it('keeps the edits beside the text', () => {
    const { edits = [] } = parseSystem(OUTPUT);
    expect(edits.map(parseOutputEdits)).toMatchObject([
      { source: 'he go home', edits: [{ start: 1, end: 2, type: 'R', corrections: ['goes'] }] },
      { source: 'it is', edits: [] },
      { source: 'they runs', edits: [{ corrections: ['run'] }, { start: 2, end: 2, corrections: ['away'] }] },
    ]);
  });

  it('takes plain text as it is, also where lines begin with S and A', () => {
    const text = 'S waves come first\nA wave that shakes\n\nS and P waves\n';
    expect(isM2Output(text)).toBe(false);
    expect(parseSystem(text).lines).toEqual(['S waves come first', 'A wave that shakes', '', 'S and P waves']);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('S a b', 'A 0 1 c', 'text', '', ' S x')), (lines) => {
        if (lines.every((line) => line === '' || line.startsWith('S '))) return;
        expect(parseSystem(lines.join('\n'))).toEqual({ lines: parsePlainText(lines.join('\n')) });
      }),
    );
  });

  it('takes every output for plain text with strictOriginal', () => {
    expect(parseSystem(OUTPUT, { strictOriginal: true }).lines).toHaveLength(8);
  });

  it('refuses the edits of several annotators', () => {
    expect(() => parseSystem(`${OUTPUT}${A('0 1', 'we', 1)}`, { file: 'out.m2' })).toThrow(
      expect.objectContaining({ code: 'SEVERAL_ANNOTATORS', file: 'out.m2', line: 6 }),
    );
  });
});

describe('score() of an output in M2', () => {
  const gold = `S he go home\n${A('1 2', 'goes')}\nS it is\n\nS they runs\n${A('1 2', 'run')}`;

  it('is that of the text which its edits give, with a note', async () => {
    const systems = { ours: OUTPUT };
    const [scored] = (await score({ gold, systems }, ['m2', 'gleu'])).systems;
    expect([scored]).toEqual((await score({ gold, systems: { ours: TEXT } }, ['m2', 'gleu'])).systems);
    expect(readTexts({ gold, systems }).notes).toEqual([`ours: ${M2_OUTPUT_NOTE}`]);
  });

  it('takes the edits themselves where the metric is ERRANT, and the signature says so', async () => {
    // ERRANT would cut this as one insertion and one deletion.
    const ours = `S a b c\n${A('0 3', 'b c d')}`;
    const oneEdit = `S a b c\n${A('0 3', 'b c d')}`;
    const errant = { name: 'errant', options: { analysis: 'none' } };
    const scoreOf = async (systems: Record<string, string>): Promise<readonly [number, string][]> =>
      (await score({ gold: oneEdit, systems }, [errant])).systems.map(({ scores }) => [
        scores.errant.value,
        scores.errant.signature.replace(/^.*\|(?=annotators)|\|stet.*$/gu, ''),
      ]);
    expect(await scoreOf({ ours })).toEqual([[1, 'annotators:1|outputs:edits']]);
    expect(await scoreOf({ ours, text: 'b c d' })).toEqual([
      [1, 'annotators:1|outputs:mixed'],
      [0, 'annotators:1|outputs:mixed'],
    ]);
    expect(await scoreOf({ text: 'b c d' })).toEqual([[0, 'annotators:1']]);
  });

  it('refuses edits of another sentence where they are compared', async () => {
    const ours = `S a b d\n${A('0 1', 'b')}`;
    const errant = { name: 'errant', options: { analysis: 'none' } };
    await expect(score({ gold: `S a b c\n${A('0 1', 'b')}`, systems: { ours } }, [errant])).rejects.toMatchObject({
      code: 'OTHER_SOURCE',
      file: 'ours',
    });
  });
});

describeGolden('parseSystem(text) on Ukrainian systems', () => {
  it.each(['half', 'noisy', 'second-annotator'])('makes the text of %s.txt from its M2', (name) => {
    const folder = 'data/multilingual/uk/systems';
    expect(parseSystem(readShared(`${folder}/${name}.m2`)).lines).toEqual(
      parsePlainText(readShared(`${folder}/${name}.txt`)),
    );
  });
});
