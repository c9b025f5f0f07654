import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HARPER_DIALECTS, REPLACEMENT_CHOICES } from '@stet/checkers';
import { describe, expect, it } from 'vitest';
import { DIALECTS, REPLACEMENTS } from '../checkers/run-options.js';
import { entries } from '../testing/entries.js';
import { EXAMPLE, GOLD, bad, file, folder, gold, json, runStet, stet } from '../testing/stet.js';

const SOURCE = join(EXAMPLE, 'source.txt');
const CORRECT = "sed 's/womans/women/; s/teached/taught/; s/sunday/Sunday/'";
const small = file('run-source.txt', 'a b c\nd e\n');

/** A command line that runs a script of Node on all of its input. */
function script(name: string, expression: string): string {
  const path = file(
    `${name}.mjs`,
    `import { readFileSync } from 'node:fs';
const lines = readFileSync(0, 'utf8').trimEnd().split('\\n');
process.stdout.write(lines.map((line, at) => (${expression}) + '\\n').join(''));`,
  );
  return `"${process.execPath}" "${path}"`;
}

describe('stet run', () => {
  it('offers what the checkers know', () => {
    expect(DIALECTS).toEqual(Object.keys(HARPER_DIALECTS));
    expect(REPLACEMENTS).toEqual(REPLACEMENT_CHOICES);
  });
});

describe('stet run --command', () => {
  it('writes what the command makes, and gives the score that stet score gives', () => {
    const output = join(folder, 'corrected.txt');
    const run = json(['run', '--source', SOURCE, '--command', CORRECT, '--output', output, '--gold', GOLD, '--json']);
    expect(run).toMatchObject({ sentences: 60, asked: 60, fromCache: 0, retried: 0, suspicious: 0, changed: 2 });
    expect(readFileSync(output, 'utf8')).toBe(
      readFileSync(SOURCE, 'utf8').replace('womans', 'women').replace('teached', 'taught').replace('sunday', 'Sunday'),
    );
    const { systems } = json(['score', '--gold', GOLD, '--json', output]) as { systems: { scores: unknown }[] };
    expect(run.scores).toEqual(systems[0].scores);
  });

  it('corrects the sentences of the gold where no source is named, with any metrics', () => {
    const { scores } = json(['run', '--command', 'sed s/b/x/', '--gold', gold, '--metric', 'm2,hoo', '--json']);
    expect(scores).toMatchObject({ m2: { correct: 1, proposed: 1, gold: 1 }, hoo: { value: 1 } });
  });

  it('talks line by line with --per-line, and reads the standard input', () => {
    const path = file(
      'talk.mjs',
      `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(line.replace('b', 'x') + '\\n');`,
    );
    const command = `"${process.execPath}" "${path}"`;
    const args = ['run', '--source', '-', '--per-line', '--command', command, '--output', '-'];
    expect(runStet(args, 'a b\n\nc b 😀\n')).toEqual(
      expect.objectContaining({ status: 0, stdout: 'a x\n\nc x 😀\n', stderr: '' }),
    );
  });

  it.each(['text', 'markdown', 'latex', 'csv'])('prints counts and score as %s', (format) => {
    const { status, stdout } = stet('run', '--command', 'cat', '--gold', gold, '--format', format);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Asked\D+2\b/u);
    expect(stdout).toMatch(/System/u);
  });

  it('detokenises before and tokenises after', () => {
    const source = file('tokens.txt', "I do n't knows , ( yet ) .\nFine e.g. this : ok .\n");
    const seen = join(folder, 'seen.txt');
    const command = `tee "${seen}" | sed s/knows,/know,/`;
    const output = join(folder, 'tokens-out.txt');
    stet('run', '--source', source, '--command', command, '--detokenise', '--output', output);
    expect(readFileSync(seen, 'utf8')).toBe("I don't knows, (yet).\nFine e.g. this: ok.\n");
    expect(readFileSync(output, 'utf8')).toBe("I do n't know , ( yet ) .\nFine e.g. this : ok .\n");
  });

  it('takes an empty source', () => {
    const output = join(folder, 'nothing.txt');
    expect(
      json(['run', '--source', file('nothing', ''), '--command', 'cat', '--output', output, '--json']),
    ).toMatchObject({
      sentences: 0,
      asked: 0,
    });
    expect(readFileSync(output, 'utf8')).toBe('');
  });
});

describe('stet run with suspicious answers', () => {
  const command = script(
    'suspicious',
    `at === 0 ? '"' + line + '"' : at === 1 ? 'Here is the corrected sentence: ' + line : line`,
  );
  const source = file('three.txt', 'He go home .\nShe like it .\nWe are here .\n');

  it('stops by default: lists them by line, writes nothing, leaves what was there', () => {
    const output = file('kept-output.txt', 'old\n');
    const { status, stdout, stderr } = stet('run', '--source', source, '--command', command, '--output', output);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.split('\n').slice(0, -1)).toEqual([
      expect.stringMatching(/three\.txt:1: the answer stands in quotes .*He go home/u),
      expect.stringMatching(/three\.txt:2: the answer begins with words about itself; .*: "Here is/u),
      expect.stringMatching(/three\.txt:1: expected corrections; found 2 suspicious answers.*\[SUSPICIOUS_ANSWERS\]$/u),
    ]);
    expect(readFileSync(output, 'utf8')).toBe('old\n');
  });

  it('writes the source for them, or keeps them, when told to, and lists them all the same', () => {
    const output = join(folder, 'policy.txt');
    const args = ['run', '--source', source, '--command', command, '--output', output];
    const first = json([...args, '--on-suspicious', 'source', '--json']);
    expect(first).toMatchObject({
      suspicious: 2,
      changed: 0,
      suspiciousAnswers: [
        { line: 1, reasons: ['quotes'], source: 'He go home .', answer: '"He go home ."' },
        { line: 2, reasons: expect.arrayContaining(['preamble']) as string[] },
      ],
    });
    expect(readFileSync(output, 'utf8')).toBe(readFileSync(source, 'utf8'));
    expect(stet(...args, '--on-suspicious', 'keep').stdout).toMatch(/Suspicious answers, kept\n.*\n +1 {2}quotes /u);
    expect(readFileSync(output, 'utf8')).toMatch(/^"He go home \."\nHere is the corrected sentence: She/u);
  });

  it('takes off quotes only with --strip', () => {
    const output = join(folder, 'strip.txt');
    const args = ['run', '--source', source, '--command', command, '--output', output, '--strip'];
    expect(json([...args, '--on-suspicious', 'source', '--json'])).toMatchObject({ suspicious: 1, changed: 0 });
  });

  it('finds the one sentence whose answer has two lines, and never keeps those', () => {
    const split = script('split', `line === 'She like it .' ? 'She likes it .\\nYes .' : line`);
    const output = join(folder, 'split.txt');
    const args = ['run', '--source', source, '--command', split, '--output', output];
    for (const policy of ['stop', 'keep']) {
      const { status, stderr } = stet(...args, '--on-suspicious', policy);
      expect(status).toBe(2);
      expect(stderr).toMatch(/wrote 4 lines for the 3 sentences from line 1 on/u);
      expect(stderr).toMatch(/three\.txt:2: the answer has several lines/u);
      expect(existsSync(output)).toBe(false);
    }
    expect(stet(...args, '--on-suspicious', 'source').status).toBe(0);
    expect(readFileSync(output, 'utf8')).toBe(readFileSync(source, 'utf8'));
  });
});

describe('stet run --harper', () => {
  it('corrects in process, behind emoji too', () => {
    const source = file('harper.txt', '😀 The womans saw a elephant 😀 and a apple .\nMy room is small .\n');
    const output = join(folder, 'harper-out.txt');
    const run = json(['run', '--source', source, '--harper', '--detokenise', '--output', output, '--json']);
    expect(run).toMatchObject({ asked: 2, changed: 1 });
    expect(readFileSync(output, 'utf8')).toBe('😀 The women saw an elephant 😀 and an apple .\nMy room is small .\n');
  });
});

describe('stet run', () => {
  it.each<[string, string[], RegExp]>([
    ['no checker', ['--source', small, '--output', 'x'], /one checker.*found none.*\[BAD_OPTION\]/u],
    [
      'two checkers',
      ['--source', small, '--output', 'x', '--harper', '--command', 'cat'],
      /found several.*\[BAD_OPTION\]/u,
    ],
    ['no sentences', ['--command', 'cat', '--output', 'x'], /--source FILE, or --gold FILE.*\[BAD_OPTION\]/u],
    ['nothing to do', ['--command', 'cat', '--source', small], /--output FILE, --gold FILE or both.*\[BAD_OPTION\]/u],
    [
      'two texts on one output',
      ['--command', 'cat', '--gold', gold, '--output', '-'],
      /share the standard output.*\[BAD_OPTION\]/u,
    ],
    [
      'a model for a command',
      ['--command', 'cat', '--gold', gold, '--model', 'm'],
      /--model with --openai.*\[BAD_OPTION\]/u,
    ],
    [
      'no model',
      ['--openai', 'http://localhost:1', '--gold', gold],
      /--model with --openai; found none.*\[BAD_OPTION\]/u,
    ],
    [
      'no key',
      ['--openai', 'http://localhost:1', '--gold', gold, '--model', 'm', '--key-env', 'NO_SUCH'],
      /variable NO_SUCH; found nothing.*\[BAD_OPTION\]/u,
    ],
    [
      'an address that is none',
      ['--languagetool', 'localhost', '--gold', gold],
      /--languagetool with an address.*\[BAD_OPTION\]/u,
    ],
    [
      'a missing prompt',
      ['--openai', 'http://localhost:1', '--gold', gold, '--model', 'm', '--prompt', 'none.txt'],
      /none\.txt.*\[FILE_UNREADABLE\]/u,
    ],
    ['no batch', ['--command', 'cat', '--gold', gold, '--batch', '0'], /1 or more.*\[BAD_OPTION\]/u],
    [
      'other sentences',
      ['--command', 'cat', '--gold', gold, '--source', bad],
      /bad\.txt:1: expected the 2 sentences of .*"a b c"; found 2 lines, here "a y c".*\[SOURCES_DIFFER\]/u,
    ],
    [
      'a command that fails',
      ['--command', 'exit 9', '--gold', gold],
      /an answer of command to "a b c" and 1 more; found the command ended with exit code 9.*\[CHECKER_FAILED\]/u,
    ],
    [
      'a rule that Harper does not have',
      ['--harper', '--disable-rules', 'Spell', '--gold', gold],
      /found "Spell".*SpellCheck.*\[BAD_OPTION\]/u,
    ],
    [
      'a cache that is a file',
      ['--command', 'cat', '--gold', gold, '--cache', small],
      /run-source\.txt: expected a folder for the cache.*\[FILE_UNWRITABLE\]/u,
    ],
  ])('refuses %s: exit code 2, one paragraph, no stack trace', (_, args, message) => {
    const { status, stdout, stderr } = stet('run', ...args);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(existsSync('x')).toBe(false);
  });

  it('says so when an answer in the cache is damaged, and asks again', () => {
    const cache = join(folder, 'damaged');
    const args = ['run', '--source', small, '--command', 'cat', '--output', join(folder, 'd.txt'), '--cache', cache];
    stet(...args);
    const [entry] = entries(cache);
    writeFileSync(entry, '{');
    const { status, stdout, stderr } = stet(...args, '--json');
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: `stet: ${entry} is damaged; the checker is asked again.\n`,
    });
    expect(JSON.parse(stdout)).toMatchObject({ asked: 1, fromCache: 1 });
  });
});
