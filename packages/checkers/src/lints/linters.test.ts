import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import type { Lint } from '@stet/core/internal';
import { ARTICLES_MODULE, UNSTABLE_MODULE } from '../testing/fixtures.js';
import { lintsOf } from '../testing/text-of.js';
import type { LintAdapter } from './lint-adapter.js';
import { findLinter, linterNames, openLinter, type LinterSpec } from './linters.js';

const { signal } = new AbortController();
const SPEC = { dialect: 'american', language: 'en-US', offsets: 'utf16' } as const;
const opened: LintAdapter[] = [];
afterAll(async () => {
  await Promise.all(opened.map((adapter) => adapter.close()));
});

async function open(spec: Partial<LinterSpec> & Pick<LinterSpec, 'checker'>): Promise<LintAdapter> {
  const adapter = await openLinter({ ...SPEC, ...spec }, signal);
  opened.push(adapter);
  return adapter;
}

const hasProgram = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

type Shown = [rule: string, text: string, first: string | undefined];
const shown = (lints: readonly Lint[]): Shown[] =>
  lints.map(({ rule, text, suggestions }) => [rule, text, suggestions.at(0)]);

// `lintsOf` refuses a lint whose text does not stand at its place, so that an emoji before it tests the offsets.
describe('a checker finds its places behind emoji', () => {
  it('harper, with the rules that its own lint() loses', async () => {
    const harper = await open({ checker: 'harper' });
    const lints = await lintsOf(harper, '😀 I saw teh lake and and an house.');
    expect(shown(lints)).toEqual([
      ['SpellCheck', 'teh', 'the'],
      ['The', 'teh', 'the'],
      ['RepeatedWords', 'and and', 'and'],
      ['AnA', 'an', 'a'],
    ]);
    expect(lints[0]).toMatchObject({ group: 'Spelling', extra: { priority: 63 } });
    expect(harper).toMatchObject({ version: '2.10.0', options: { dialect: 'american', dedup: false } });
    expect(harper.rules).toContain('SpellCheck');
  });

  it('harper, which shows fewer lints where overlapping ones are left out', async () => {
    const harper = await open({ checker: 'harper', dedup: true });
    expect(shown(await lintsOf(harper, '😀 I saw teh lake.'))).toEqual([['The', 'teh', 'the']]);
    expect(harper.options).toEqual({ dialect: 'american', dedup: true });
  });

  it('retext, whose rule is the plugin rather than the word', async () => {
    const retext = await open({ checker: 'retext' });
    expect(shown(await lintsOf(retext, '😀 I saw teh lake and and an house. I dont like the ATM machine.'))).toEqual([
      ['retext-spell', 'teh', 'ten'],
      ['retext-repeated-words', 'and and', 'and'],
      ['retext-indefinite-article', 'an', 'a'],
      ['retext-spell', 'dont', 'cont'],
      ['retext-contractions', 'dont', "don't"],
      ['retext-redundant-acronyms', 'ATM machine', 'ATM'],
    ]);
    expect(retext.signature).toContain('"retext-spell":{"version":"6.1.0","dictionary":"dictionary-en@4.0.0"');
  });

  it('write-good, whose rule is in the reason and whose offset is the length', async () => {
    const writeGood = await open({ checker: 'write-good' });
    const lints = await lintsOf(writeGood, 'So 😀 the cat was stolen, very quickly. The the end is a cliché.');
    expect(shown(lints)).toEqual([
      ['so', 'So', undefined],
      ['passive', 'was stolen', undefined],
      ['weasel', 'very', undefined],
      ['adverb', 'quickly', undefined],
      ['illusion', 'the', undefined],
    ]);
    // Two checks, one result.
    expect(lints[2].extra).toEqual({ also: ['adverb'] });
  });

  it('textlint, with the range of a fix as the span', async () => {
    const textlint = await open({ checker: 'textlint' });
    expect(shown(await lintsOf(textlint, '😀 I use Javascript and NodeJS.'))).toEqual([
      ['terminology', 'Javascript', 'JavaScript'],
      ['terminology', 'NodeJS', 'Node.js'],
    ]);
    expect(textlint.options).toEqual({ rules: { 'textlint-rule-terminology': '5.2.16' } });
  });

  it('nspell, with suggestions in its order', async () => {
    const nspell = await open({ checker: 'nspell' });
    const lints = await lintsOf(nspell, '😀 I saw teh lake, don’t I? 2nd');
    expect(lints).toHaveLength(1);
    expect(lints[0].suggestions.indexOf('the')).toBe(8);
  });

  it.skipIf(!hasProgram('hunspell'))('hunspell, line by line', async () => {
    const hunspell = await open({ checker: 'hunspell' });
    expect(shown(await lintsOf(hunspell, '😀 I saw teh lake\n\n𝔘 😀 speling.\n'))).toEqual([
      ['spelling', 'teh', 'the'],
      ['spelling', 'speling', expect.any(String)],
    ]);
    expect(hunspell.options).toMatchObject({ sha256: expect.stringMatching(/^[\da-f]{16}$/u) as string });
    expect(hunspell.memory?.()).toBeGreaterThan(1e6);
  });

  it.skipIf(!hasProgram('aspell'))('aspell, line by line', async () => {
    const aspell = await open({ checker: 'aspell' });
    expect(shown(await lintsOf(aspell, '😀 I saw teh lake\n\n𝔘 😀 speling.'))).toEqual([
      ['spelling', 'teh', 'the'],
      ['spelling', 'speling', 'spelling'],
    ]);
  });

  it('a command that prints a known form, by its standard input or a file', async () => {
    const report = `const text = require("fs").readFileSync(process.argv[1] ?? 0, "utf8");
      const at = [...text].join("").indexOf("teh");
      const start = [...text.slice(0, at)].length;
      console.log(JSON.stringify({ status: "success", data: { errors: at < 0 ? [] :
        [{ check: "typo.teh", message: "?", start, end: start + 3, replacements: "the" }] } }));
      process.exit(at < 0 ? 0 : 1)`.replaceAll('\n', ' ');
    for (const input of ['', ' {file}']) {
      const command = await open({ checker: 'command', command: `"${process.execPath}" -e '${report}'${input}` });
      expect(shown(await lintsOf(command, '😀 I saw teh lake.'))).toEqual([['typo.teh', 'teh', 'the']]);
      expect(await lintsOf(command, 'Fine.')).toEqual([]);
    }
  });

  it('a command that prints nothing, which is not clean', async () => {
    const command = await open({ checker: 'command', command: 'true' });
    await expect(lintsOf(command, 'teh')).rejects.toMatchObject({ name: 'CheckerFailure' });
  });

  it('a module: a processor or a function', async () => {
    const articles = await open({ checker: 'module', module: ARTICLES_MODULE });
    expect(shown(await lintsOf(articles, '😀 A apple and and a university.'))).toEqual([
      ['articles', 'A', 'An'],
      ['retext-repeated-words', 'and and', 'and'],
    ]);
    const unstable = await open({ checker: 'module', module: UNSTABLE_MODULE });
    expect(shown(await lintsOf(unstable, '😀 It is is.'))).toEqual([['Repeated', 'is is', 'is']]);
  });
});

describe('openLinter(spec)', () => {
  it('knows each checker by its name, and refuses others', () => {
    expect(linterNames).toHaveLength(11);
    expect(() => findLinter('grammarly')).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
  });

  it.each([
    [{ checker: 'retext', plugins: ['retext-nowhere'] }, /^Run npm install retext-nowhere$/u],
    [{ checker: 'textlint', plugins: ['nowhere'] }, /textlint-rule-nowhere$/u],
    [{ checker: 'nspell', dictionary: 'dictionary-nowhere' }, /^Run npm install nspell@2\.1\.5 dictionary-nowhere$/u],
  ])('says the one line that adds what is missing: %j', async (spec, remedy) => {
    await expect(open(spec)).rejects.toMatchObject({
      code: 'MISSING_RESOURCE',
      remedy: expect.stringMatching(remedy) as string,
    });
  });

  it('refuses a module that is none, and a dictionary that could be a command', async () => {
    await expect(open({ checker: 'module', module: 'nowhere.mjs' })).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    await expect(open({ checker: 'hunspell', dictionary: 'x; ls' })).rejects.toMatchObject({ code: 'BAD_OPTION' });
    await expect(open({ checker: 'lsp' })).rejects.toMatchObject({ code: 'BAD_OPTION' });
  });
});
