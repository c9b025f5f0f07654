import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, expect, it, vi } from 'vitest';
import { file, folder } from '../testing/stet.js';
import { addConvertCommand } from './convert.js';
import { addScoreCommand } from './score.js';
import { addValidateCommand } from './validate.js';

vi.mock('../../../core/src/formats/corpus-formats.js', async (importOriginal) => {
  const { withToyFormat } = await import('../../../core/src/testing/toy-format.js');
  return withToyFormat(importOriginal);
});

/** Runs the command in this process, where the list of formats has the toy format too, and returns what it prints. */
async function stet(...args: string[]): Promise<string> {
  const program = new Command().exitOverride().configureOutput({ writeOut: (text) => process.stdout.write(text) });
  for (const add of [addConvertCommand, addScoreCommand, addValidateCommand]) add(program);
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await program.parseAsync(args, { from: 'user' }).catch(() => undefined);
  return printed.mock.calls.map(([text]) => String(text)).join('');
}
afterEach(() => {
  vi.restoreAllMocks();
});

const toy = file('cats.arrows', 'a cat sat => the cat sat\nit slept => it slept\n');
const M2 = 'S a cat sat\nA 0 1|||R|||the|||REQUIRED|||-NONE-|||0\n\nS it slept\n\n';

it('is offered by stet convert --help', async () => {
  const help = await stet('convert', '--help');
  expect(help).toMatch(/arrows: one or more/u);
  expect(help.match(/choices:\s+"arrows"/gu)).toHaveLength(2);
});

it('is known by its content, and converted from and to', async () => {
  expect(await stet('convert', '--to', 'm2', toy)).toBe(M2);
  const out = join(folder, 'written.arrows');
  await stet('convert', '--from', 'm2', '--to', 'arrows', '--output', out, file('cats.m2', M2));
  expect(readFileSync(out, 'utf8')).toBe(readFileSync(toy, 'utf8'));
});

it('is named by stet validate', async () => {
  expect(await stet('validate', toy)).toMatch(/cats\.arrows: arrows, 2 sentences; 0 errors/u);
});

it('is a gold to score against', async () => {
  expect(await stet('score', '--gold', toy, '--json', file('cats.txt', 'the cat sat\nit slept\n'))).toMatch(
    /"correct":1,"proposed":1,"gold":1/u,
  );
  expect(await stet('score', '--help')).toMatch(/gold edits: arrows, M2/u);
});
