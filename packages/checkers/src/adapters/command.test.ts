import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Adapter } from './adapter.js';
import { commandAdapter } from './command.js';
import type { CorrectOptions } from '../asking/correct-options.js';
import { correctSentences, type Corrections } from '../asking/correct-sentences.js';
import { lineCommandAdapter } from './line-command.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-command-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A command line that runs a script of Node. */
function script(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return `"${process.execPath}" "${file}"`;
}

/** Answers each line at once with what an expression makes of it. */
function perLine(name: string, expression: string): string {
  return script(
    name,
    `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(${expression});`,
  );
}

function correct(
  adapter: Adapter,
  sentences: readonly string[],
  overrides: Partial<CorrectOptions> = {},
): Promise<Corrections> {
  const signal = new AbortController().signal;
  return correctSentences(adapter, sentences, {
    concurrency: 2,
    timeoutMs: 30_000,
    retries: 0,
    seed: 1,
    signal,
    ...overrides,
  });
}

const textsOf = ({ answers }: Corrections): string[] => answers.map(({ text }) => text);

const SENTENCES = ['teh cat 😀', '', 'a  b', 'teh cat 😀', 'café', 'x'];

describe('commandAdapter({ command, batchSize })', () => {
  it.each([1, 2, 100])('maps lines to lines in batches of %i', async (batchSize) => {
    const done = await correct(commandAdapter({ command: 'sed s/teh/the/', batchSize }), SENTENCES);
    expect(textsOf(done)).toEqual(['the cat 😀', '', 'a  b', 'the cat 😀', 'café', 'x']);
    expect(done.counts).toEqual({ asked: 4, fromCache: 0, repeated: 1, empty: 1, retried: 0, askedAlone: 0 });
  });

  it('gives text back as it is with cat', async () => {
    expect(textsOf(await correct(commandAdapter({ command: 'cat', batchSize: 3 }), SENTENCES))).toEqual(SENTENCES);
  });

  it('asks each sentence by itself when a batch comes back with another number of lines', async () => {
    const command = script(
      'split',
      `for (const line of (await import('node:fs')).readFileSync(0, 'utf8').trimEnd().split('\\n'))
  console.log(line === 'b' ? 'b\\nb2' : line === 'c' ? '' : line);`,
    );
    const warnings: string[] = [];
    const options = { onWarning: (text: string) => warnings.push(text) };
    const done = await correct(commandAdapter({ command, batchSize: 10 }), ['a', 'b', 'c'], options);
    expect(textsOf(done)).toEqual(['a', 'b\nb2', '']);
    expect(done.counts).toMatchObject({ asked: 3, askedAlone: 3 });
    expect(warnings).toEqual([expect.stringMatching(/wrote 4 lines for the 3 sentences from line 1 on/u)]);
  });

  it.each([
    ['a command that is not there', 'no-such-checker-here', /exit code 127, saying .*no-such-checker-here/u],
    ['an exit code', 'echo broken >&2; exit 3', /exit code 3, saying "broken"/u],
    ['bytes that are no text', "printf '\\377\\n'", /not UTF-8/u],
    ['a command without end', 'yes', /wrote more than 1048576 bytes/u],
  ])('stops at %s, and names line and sentence', async (_, command, found) => {
    const run = correct(commandAdapter({ command, batchSize: 10 }), ['', 'one', 'two'], { file: 'source.txt' });
    await expect(run).rejects.toMatchObject({
      code: 'CHECKER_FAILED',
      file: 'source.txt',
      line: 2,
      expected: 'an answer of command to "one" and 1 more',
      found: expect.stringMatching(found) as string,
    });
  });

  it('ends a command that takes too long, with all that it started', async () => {
    // The pipes close only when the last of them has ended, and none of them listens to a polite request.
    const command = "trap '' TERM; sleep 600 & sleep 600";
    await expect(correct(commandAdapter({ command, batchSize: 1 }), ['a'], { timeoutMs: 500 })).rejects.toMatchObject({
      found: expect.stringMatching(/did not end in time/u) as string,
    });
  });

  it('ends when asked to', async () => {
    const controller = new AbortController();
    const run = correct(commandAdapter({ command: 'sleep 600', batchSize: 1 }), ['a'], { signal: controller.signal });
    setTimeout(() => {
      controller.abort(new Error('enough'));
    }, 200);
    await expect(run).rejects.toThrow('enough');
  });
});

describe('lineCommandAdapter(command)', () => {
  it('talks with one process, line by line', async () => {
    const command = perLine('line', "`${line.replace('teh', 'the')} ${process.pid}\\n`");
    const done = await correct(lineCommandAdapter(command), ['teh a', 'b', 'teh a', 'c 😀']);
    const [, pid] = /(\d+)$/u.exec(done.answers[0].text) ?? [];
    expect(textsOf(done)).toEqual(['the a', 'b', 'the a', 'c 😀'].map((text) => `${text} ${pid}`));
  });

  it('takes nothing that is not UTF-8', async () => {
    const command = perLine('bytes', 'Buffer.of(0xff, 0x0a)');
    await expect(correct(lineCommandAdapter(command), ['a'])).rejects.toMatchObject({
      found: 'the command wrote what is not UTF-8',
    });
  });

  it('says what may be wrong with a command that keeps its output back', async () => {
    await expect(correct(lineCommandAdapter('sort'), ['b', 'a'], { timeoutMs: 400 })).rejects.toMatchObject({
      found: 'the command wrote no line in time',
      remedy: expect.stringMatching(/leave out \{\{perLine\}\}/u) as string,
    });
  });

  it('names the sentence at which the command ends', async () => {
    const command = perLine('dies', "line === 'b' ? process.exit(4) : `${line}\\n`");
    await expect(correct(lineCommandAdapter(command), ['a', 'b', 'c'])).rejects.toMatchObject({
      line: 2,
      found: expect.stringMatching(/exit code 4/u) as string,
    });
  });

  it('trusts no answer of a command that writes more lines than it was asked, and forgets those it has', async () => {
    const command = perLine('more', '`${line}\\n${line} again\\n`');
    for (const sentences of [['a'], ['a', 'b', 'c']]) {
      const kept = new Map<string, string>();
      const cache = {
        get: () => Promise.resolve(undefined),
        put: (sentence: string, { text }: { text: string }) => Promise.resolve(void kept.set(sentence, text)),
        forget: (sentence: string) => Promise.resolve(void kept.delete(sentence)),
      };
      await expect(correct(lineCommandAdapter(command), sentences, { cache })).rejects.toMatchObject({
        code: 'CHECKER_FAILED',
        found: expect.stringMatching(/more lines than it was asked/u) as string,
        remedy: expect.stringMatching(/No answer of this run is kept/u) as string,
      });
      expect([...kept]).toEqual([]);
    }
  });
});
