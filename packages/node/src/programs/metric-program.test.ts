import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StetError, type MetricQuestion } from '@stet/core/worker';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { declareProgram, dismissPrograms, openProgram, type ProgramOptions } from './metric-program.js';
import { hasPython, misbehaving } from '../testing/python.js';

const limits = { seconds: 20, megabytes: 300 };
const folder = mkdtempSync(join(tmpdir(), 'stet-programs-'));
afterEach(dismissPrograms);
afterAll(() => rmSync(folder, { recursive: true }));

const question = (hypothesis: string): MetricQuestion => ({ source: 'a', hypothesis, references: ['a'] });
const five = ['1', '2', '3', '4', '5'].map(question);

async function ask(command: string, options: ProgramOptions = { limits }): Promise<readonly (readonly number[])[]> {
  const { program: spec } = await declareProgram(command, options);
  if (spec === undefined) throw new Error('a declared metric has a program');
  const program = openProgram(spec);
  try {
    return await program.ask(five);
  } finally {
    await program.close();
  }
}

async function failure(command: string, options?: ProgramOptions): Promise<StetError> {
  const error: unknown = await ask(command, options).catch((reason: unknown) => reason);
  if (error instanceof StetError) return error as StetError;
  throw new Error('the program did not fail');
}

describe.skipIf(!hasPython)('a program', () => {
  it('is asked each question, and answers it', async () => {
    expect(await ask(misbehaving('not at all'))).toEqual([[0.5], [0.5], [0.5], [0.5], [0.5]]);
  });

  it('is asked several questions in a line where it declares so', async () => {
    expect(await ask(misbehaving('batches'))).toEqual([[0.5], [0.5], [0.5], [0.5], [0.5]]);
  });

  it('that dies is said to, with its code and its last words', async () => {
    const error = await failure(misbehaving('dies'));
    expect(error).toMatchObject({ code: 'PROGRAM_ENDED', remedy: 'Fix the program.' });
    expect(error.found).toBe('exit code 1; on its standard error, it last said "out of ideas"');
  });

  it('that hangs is ended', async () => {
    const error = await failure(misbehaving('hangs'), { limits: { ...limits, seconds: 1 } });
    expect(error).toMatchObject({ code: 'PROGRAM_SILENT', expected: 'python3 to answer within 1 s' });
    expect(error.remedy).toContain('{{metricSeconds}}');
  });

  it('that prints without end is ended', async () => {
    expect(await failure(misbehaving('prints without end'))).toMatchObject({
      code: 'PROGRAM_TOO_LOUD',
      found: 'a longer one',
    });
  });

  it('that prints what nobody asked for is not understood', async () => {
    expect(await failure(misbehaving('prints more'))).toMatchObject({ code: 'BAD_ANSWER', found: '"by the way"' });
  });

  it('that answers out of order is told which answer was due', async () => {
    expect(await failure(misbehaving('answers out of order'))).toMatchObject({
      code: 'ANSWER_OUT_OF_ORDER',
      expected: 'shaky to answer question 3',
      found: 'an answer to "4"',
    });
  });

  it('that prints no JSON is quoted', async () => {
    expect(await failure(misbehaving('prints no JSON'))).toMatchObject({
      code: 'BAD_ANSWER',
      found: '"zero point five"',
    });
  });

  it('that leaves its declared range is told the range', async () => {
    expect(await failure(misbehaving('leaves its range'))).toMatchObject({
      code: 'BAD_ANSWER',
      expected: 'shaky to give a score within its declared range, 0 to 1, for question 3',
      found: '"7"',
    });
  });

  it.runIf(process.platform === 'linux')('that takes more memory than it may is ended', async () => {
    expect(await failure(misbehaving('takes all memory'))).toMatchObject({
      code: 'PROGRAM_TOO_LARGE',
      expected: 'python3 to use at most 300 MB of memory',
    });
  });

  it('that declares nothing is quoted', async () => {
    expect(await failure(misbehaving('declares nothing'))).toMatchObject({ code: 'BAD_DECLARATION', found: '"hello"' });
  });

  it('keeps the answers that it gave before it failed, and is not asked for them again', async () => {
    const cache = join(folder, 'half-way');
    const options = { limits, cache };
    const command = misbehaving('dies');
    expect(await failure(command, options)).toMatchObject({ code: 'PROGRAM_ENDED' });
    const [file] = readdirSync(cache);
    expect(readFileSync(join(cache, file), 'utf8').trimEnd().split('\n')).toHaveLength(2);
    // It misbehaves at its third question, which is now the fifth.
    expect(await failure(command, options)).toMatchObject({ code: 'PROGRAM_ENDED' });
    expect(await ask(command, options)).toEqual([[0.5], [0.5], [0.5], [0.5], [0.5]]);
  });

  it('is not started where all its answers are kept', async () => {
    const options = { limits, cache: join(folder, 'all') };
    const { program: spec } = await declareProgram(misbehaving('not at all'), options);
    if (spec === undefined) throw new Error('a declared metric has a program');
    const first = openProgram(spec);
    const answers = await first.ask(five);
    await first.close();
    const again = openProgram({ ...spec, command: ['no-such-program'] });
    expect(await again.ask(five)).toEqual(answers);
    await again.close();
  });

  it('has answers that are only for the very script that gave them', async () => {
    const script = join(folder, 'metric.py');
    const options = { limits, cache: join(folder, 'changed') };
    const text = readFileSync(misbehaving('not at all').split(' ')[1], 'utf8');
    writeFileSync(script, text);
    expect(await ask(`python3 ${script} well`, options)).toContainEqual([0.5]);
    writeFileSync(script, text.replaceAll('0.5', '0.25'));
    expect(await ask(`python3 ${script} well`, options)).not.toContainEqual([0.5]);
  });
});

it('says that a program cannot be started', async () => {
  expect(await failure('no-such-program --at all')).toMatchObject({
    code: 'PROGRAM_ENDED',
    expected: 'no-such-program to start',
    found: 'no such program',
  });
});
