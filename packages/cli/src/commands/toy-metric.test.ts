import { VERSION } from '@stet/core';
import { Command } from 'commander';
import { afterEach, expect, it, vi } from 'vitest';
import { file } from '../testing/stet.js';
import { addMetricsCommand } from './metrics.js';
import { addScoreCommand } from './score.js';

vi.mock('../../../core/src/metrics/metric-kinds.js', async (importOriginal) => {
  const { withToyMetric } = await import('../../../core/src/testing/toy-metric.js');
  return withToyMetric(importOriginal);
});

/** The command in this process, where the list of metrics has one more; what it prints, or why it stops. */
async function stet(...args: string[]): Promise<string> {
  const program = new Command().exitOverride().configureOutput({ writeOut: (text) => process.stdout.write(text) });
  for (const add of [addScoreCommand, addMetricsCommand]) add(program);
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const stopped = await program.parseAsync(args, { from: 'user' }).then(String, String);
  return printed.mock.calls.map(([text]) => String(text)).join('') || stopped;
}
afterEach(() => {
  vi.restoreAllMocks();
});

const score = (...options: string[]): Promise<string> =>
  stet(
    ...['score', '--metric', 'ruler', '--source', file('source.txt', 'a cat\n'), '--json', ...options],
    ...['--reference', file('reference.txt', 'the cat\n'), file('cat.txt', 'one cat !\n')],
  );

it('is offered with its option by stet score --help', async () => {
  const help = (await stet('score', '--help')).replaceAll(/\s+/gu, ' ');
  expect(help).toContain('meteor, green, ruler, or all');
  expect(help).toContain('--max-surplus <number> ruler: characters that a sentence may be off (default: 0)');
});

it('scores as the option says, and signs it', async () => {
  expect(await score()).toContain(`"value":0,"signature":"ruler|maxSurplus:0|refs:1|texts:given|stet:${VERSION}"`);
  expect(await score('--max-surplus', '2')).toContain('"value":1,"signature":"ruler|maxSurplus:2|');
});

it('refuses what the option cannot be', async () => {
  expect(await score('--max-surplus', '10')).toMatch(/--max-surplus.*It must be a whole number from 0 to 9/u);
});

it('is listed by stet metrics', async () => {
  expect(await stet('metrics')).toMatch(/^ruler +references +the share.*^--max-surplus +ruler +0 +characters/msu);
});
