import { readFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson, sharedFolder } from '../../../../core/src/testing/shared.js';
import { lexiconAnalyser, type Lexicon } from '../../../../core/src/testing/lexicon-analyser.js';
import { file, folder, runStet, stet } from '../../testing/stet.js';

const A = (span: string, type: string, correction: string, annotator = 0): string =>
  `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const source = file('source.txt', 'He go to school .\n\nA cat sat .\n');
const first = file('first.txt', 'He goes to school .\nx\nA cat sat .\n');
const second = file('second.txt', 'He to the school .\n\ncat A sat .\n');

const M2 = `S He go to school .
${A('1 2', 'R:OTHER', 'goes')}${A('1 2', 'U:OTHER', '', 1)}${A('3 3', 'M:OTHER', 'the', 1)}
S A cat sat .
${A('-1 -1', 'noop', '-NONE-')}${A('0 2', 'R:WO', 'cat A', 1)}
`;

describe('stet errant parallel', () => {
  it('writes M2 with an annotator for each corrected text, and says what it left out', () => {
    const out = join(folder, 'out.m2');
    const args = [
      '--source',
      source,
      '--corrected',
      first,
      '--corrected',
      second,
      '--analysis',
      'none',
      '--output',
      out,
    ];
    const { status, stdout, stderr } = stet('errant', 'parallel', ...args);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(stderr).toContain(`1 empty line of ${source} left out, as errant_parallel does`);
    expect(readFileSync(out, 'utf8')).toBe(M2);
    expect(stet('errant', 'parallel', ...args.slice(0, -2), '--threads', '2').stdout).toBe(M2);
  });

  it('reads a corrected text from a pipe', () => {
    const input = readFileSync(first, 'utf8');
    const args = ['errant', 'parallel', '--source', source, '--corrected', '-', '--analysis', 'none'];
    expect(runStet(args, input).stdout).toContain(A('1 2', 'R:OTHER', 'goes'));
  });

  it('takes analyses from files and folders, and names a sentence that has none', () => {
    const analyses = join(folder, 'analyses');
    mkdirSync(analyses, { recursive: true });
    const token = (text: string, lemma: string, pos: string, tag: string): unknown => ({ text, lemma, pos, tag });
    const tokens = [token('He', 'he', 'PRON', 'PRP'), token('go', 'go', 'VERB', 'VBP'), token('.', '.', 'PUNCT', '.')];
    const ours = file('analyses/source.jsonl', `${JSON.stringify({ tokens })}\n`);
    file(
      'analyses/corrected.jsonl',
      `${JSON.stringify({ tokens: tokens.with(1, token('goes', 'go', 'VERB', 'VBZ')) })}\n`,
    );
    const [he, corrected] = [file('he.txt', 'He go .\n'), file('goes.txt', 'He goes .\n')];
    const args = ['errant', 'parallel', '--source', he, '--corrected', corrected];
    expect(stet(...args, '--analyses', analyses).stdout).toContain(A('1 2', 'R:VERB:SVA', 'goes'));
    const { status, stderr } = stet(...args, '--analyses', ours);
    expect(status).toBe(2);
    expect(stderr).toMatch(/he\.txt:1: .*found none of "He goes \.".*\[MISSING_ANALYSIS\]/u);
  });

  it('refuses analyses from a pipe, and files beside another analysis', () => {
    const args = ['errant', 'parallel', '--source', source, '--corrected', first];
    for (const options of [
      ['--analyses', '-'],
      ['--analyses', first, '--analysis', 'none'],
    ]) {
      const { status, stderr } = stet(...args, ...options);
      expect(status).toBe(2);
      expect(stderr).toContain('[BAD_OPTION]');
    }
  });

  it('refuses a corrected text with another number of lines', () => {
    const shorter = file('shorter.txt', 'He goes .\n');
    const args = ['--source', source, '--corrected', shorter, '--analysis', 'none'];
    const { status, stderr } = stet('errant', 'parallel', ...args);
    expect(status).toBe(2);
    expect(stderr).toContain('[LINE_COUNT]');
  });
});

describe('stet extract --types errant', () => {
  it("writes ERRANT's edits, and a block for every line", () => {
    const args = ['extract', '--types', 'errant', '--source', source, '--analysis', 'none', first];
    expect(stet(...args).stdout).toBe(`S He go to school .
${A('1 2', 'R:OTHER', 'goes')}
S${' '}
${A('0 0', 'M:OTHER', 'x')}
S A cat sat .
${A('-1 -1', 'noop', '-NONE-')}
`);
    expect(stet(...args, '--granularity', 'word').stderr).toContain('[BAD_OPTION]');
  });
});

describe('stet errant parallel --rules', () => {
  const [source, corrected] = [
    file('then.txt', 'It is better then that .\n'),
    file('than.txt', 'It is better than that .\n'),
  ];
  const typed = (...args: string[]): string =>
    stet('errant', 'parallel', '--source', source, '--corrected', corrected, ...args).stdout;

  it('gives types as the release does that is named', () => {
    expect(typed()).toContain(A('3 4', 'R:SPELL', 'than'));
    expect(typed('--rules', '2.0')).toContain(A('3 4', 'R:OTHER', 'than'));
  });
});

describe('stet errant m2', () => {
  const gold = file('nucle.m2', `S He go to school .\n${A('0 2', 'SVA', 'He goes')}${A('2 3', 'Um', 'x')}\n`);
  const m2 = (...args: readonly string[]): string => stet('errant', 'm2', '--analysis', 'none', ...args).stdout;

  it('extracts edits anew, or types those that there are', () => {
    expect(m2('--auto', gold)).toBe(`S He go to school .\n${A('1 2', 'R:OTHER', 'goes')}${A('2 3', 'UNK', 'x')}\n`);
    expect(m2('--gold', gold, '--no-min')).toContain(A('0 2', 'R:OTHER', 'He goes'));
    expect(m2('--gold', gold, '--old-cats')).toBe(
      `S He go to school .\n${A('1 2', 'SVA', 'goes')}${A('2 3', 'Um', 'x')}\n`,
    );
  });

  it('wants one of both', () => {
    const { status, stderr } = stet('errant', 'm2', '--auto', gold, '--gold', gold);
    expect(status).toBe(2);
    expect(stderr).toContain('either --auto or --gold; found both');
  });
});

describeGolden('with the analyses of a toy lexicon', () => {
  const lexicon = readSharedJson('golden/errant/commands/lexicon.json') as Lexicon;
  const commands = sharedFolder('golden/errant/commands');
  const toy = lexiconAnalyser(lexicon);
  const texts = ['orig.txt', 'cor0.txt', 'cor1.txt'].flatMap((name) =>
    readShared(`golden/errant/commands/${name}`).split('\n'),
  );
  const sentences = texts
    .map((text) => text.split(' ').filter((word) => word !== ''))
    .filter(({ length }) => length > 0);
  const analyses = file(
    'toy.jsonl',
    sentences.map((words) => `${JSON.stringify({ tokens: toy.analyse(words) })}\n`).join(''),
  );

  it.each([
    ['parallel', []],
    ['parallel-lev', ['--lev']],
    ['parallel-all-split', ['--merge', 'all-split']],
    ['parallel-all-merge', ['--merge', 'all-merge']],
    ['parallel-all-equal', ['--merge', 'all-equal']],
  ])('stet errant parallel writes the bytes of errant_parallel: %s', (name, options) => {
    const corrected = ['cor0', 'cor1'].flatMap((text) => ['--corrected', join(commands, `${text}.txt`)]);
    const args = ['--source', join(commands, 'orig.txt'), ...corrected, '--analyses', analyses, ...options];
    expect(stet('errant', 'parallel', ...args).stdout).toBe(readShared(`golden/errant/commands/${name}.m2`));
  });
});

describe('stet errant parallel --analyses of a small text in another language', () => {
  const token = (text: string): object => ({ text, lemma: text, pos: 'NOUN', tag: 'NN', dep: 'dobj', head: 0 });
  const sentences = ['Das Hauz', 'Das Haus'].map((sentence) => ({ tokens: sentence.split(' ').map(token) }));
  const analyses = file('de.jsonl', sentences.map((sentence) => `${JSON.stringify(sentence)}\n`).join(''));
  const [source, corrected] = [file('de.txt', 'Das Haus\n'), file('de-system.txt', 'Das Hauz\n')];
  const typeBy = (...args: string[]): string | undefined =>
    /\|\|\|(.*?)\|\|\|/u.exec(
      stet('errant', 'parallel', '--source', source, '--corrected', corrected, '--analyses', analyses, ...args).stdout,
    )?.[1];

  it('has spelling errors by the list that is named', () => {
    expect(typeBy()).toBe('R:SPELL');
    expect(typeBy('--words', 'english')).toBe('R:SPELL');
    expect(typeBy('--words', 'none')).toBe('R:NOUN');
    expect(typeBy('--dictionary', file('de.words', 'Das\nHaus\n'))).toBe('R:NOUN');
    expect(typeBy('--dictionary', file('other.words', 'Das\n'))).toBe('R:SPELL');
  });

  it('is scored by it, and the signature says so', () => {
    const args = ['score', '--metric', 'errant', '--source', source, '--reference', corrected, '--analyses', analyses];
    const signed = (...more: string[]): string => stet(...args, ...more, source).stdout;
    expect(signed()).toContain('|words:guess|');
    expect(signed('--words', 'none')).toContain('|words:none|');
    const dictionary = file('de.words', 'Das\nHaus\n');
    expect(signed('--dictionary', dictionary)).toMatch(
      /\|words:given\|.*\|given:[0-9a-f]{12}\+dictionary:[0-9a-f]{12}\|/u,
    );
    expect(
      stet('score', '--metric', 'errant', '--source', source, '--reference', corrected, source).stdout,
    ).not.toContain('|words:');
  });

  it('refuses a list without analyses, or two of them', () => {
    const refused = (...args: string[]): string =>
      stet('errant', 'parallel', '--source', source, '--corrected', corrected, ...args).stderr;
    expect(refused('--words', 'none')).toContain('[BAD_OPTION]');
    expect(refused('--analyses', analyses, '--words', 'none', '--dictionary', source)).toContain('[BAD_OPTION]');
  });
});
