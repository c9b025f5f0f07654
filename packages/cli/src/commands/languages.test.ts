import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { file, runStet as stet } from '../testing/stet.js';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/languages/', import.meta.url));
const GOLD = `${EXAMPLES}chinese/gold.txt`;

/** What a command prints as JSON, whatever it says beside it. */
const printed = (...args: string[]): unknown => JSON.parse(stet([...args, '--json']).stdout);

describe('stet on text without blanks', () => {
  const score = (system: string) =>
    printed('score', '--gold', GOLD, '--metric', 'errant', '--unit', 'character', system);

  it('scores plain lines, and the numbered lines that MuCGEC asks for, alike', () => {
    const lines = ['我喜欢吃苹果。', '他大学毕业了，很高兴。', '今天天气很好。', '的的是了不。'];
    const numbered = lines.map((line, at) => `${at + 1}\t我喜欢吃平果。\t${line}\n`).join('');
    const plain = score(file('zh.txt', `${lines.join('\n')}\n`));
    expect(plain).toMatchObject({
      systems: [{ scores: { errant: { value: 1, tp: 2, fp: 0, fn: 0 } } }],
    });
    expect(score(`zh=${file('numbered.txt', numbered)}`)).toEqual(plain);
  });

  it("extracts ChERRANT's edits by characters", () => {
    const source = file('zh-source.txt', '我喜欢吃平果。\n');
    const { stdout } = stet([
      'extract',
      '--unit',
      'character',
      '--source',
      source,
      file('zh-right.txt', '我喜欢吃苹果。\n'),
    ]);
    expect(stdout).toBe(
      'S 我 喜 欢 吃 平 果 。\nT0-A0 我 喜 欢 吃 苹 果 。\nA 4 5|||S|||苹|||REQUIRED|||-NONE-|||0\n\n',
    );
  });
});

describe('stet multigec', () => {
  const folder = `${EXAMPLES}multigec/`;
  const run = (...systems: string[]) => printed('multigec', `${folder}data`, ...systems);

  it('gives each language the mean of its corpora, and the mean of the languages', () => {
    const { corpora, systems } = run(`ours=${folder}careful`) as {
      readonly corpora: readonly {
        readonly corpus: string;
        readonly scores: { readonly ours: number };
      }[];
      readonly systems: readonly {
        readonly languages: readonly { readonly value: number }[];
        readonly average: number;
      }[];
    };
    const valueOf = (name: string): number => corpora.find(({ corpus }) => corpus === name)?.scores.ours ?? NaN;
    const czech = (valueOf('large') + valueOf('small')) / 2;
    expect(systems[0].languages.map(({ value }) => value)).toEqual([czech, valueOf('example')]);
    expect(systems[0].average).toBe((czech + valueOf('example')) / 2);
  });

  it('has no mean for a system that lacks a corpus', () => {
    expect(run(`none=${EXAMPLES}chinese`)).toMatchObject({
      systems: [{ name: 'none', average: null }],
    });
  });

  it('says where a folder has no originals', () => {
    const { status, stderr } = stet(['multigec', EXAMPLES, `${folder}careful`]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('-orig-dev.md')]);
  });
});

it('stet convert keeps the way in which M2 writes deletions', () => {
  const m2 = (deletion: string): string => `S a b\nA 0 1|||T|||${deletion}|||REQUIRED|||-NONE-|||0\n\n`;
  for (const text of [m2(''), m2('-NONE-')]) {
    expect(stet(['convert', '--to', 'm2', file('deletion.m2', text)]).stdout).toBe(text);
  }
  expect(stet(['convert', '--to', 'm2', '--empty-deletions', file('none.m2', m2('-NONE-'))]).stdout).toBe(m2(''));
});
