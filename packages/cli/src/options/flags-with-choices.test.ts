import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { addScoringOptions, metricSpecs, type ScoringOptions } from './scoring-options.js';

function parsed(...args: string[]) {
  const command = addScoringOptions(new Command('score').argument('<files...>'));
  new Command('stet').addCommand(command.action(() => undefined)).parse(['score', ...args], { from: 'user' });
  const [{ options }] = metricSpecs(command.opts<ScoringOptions>());
  return { options, files: command.args };
}

describe('--strict-original', () => {
  it.each([
    [['--strict-original', 'qalb']],
    [['--strict-original=qalb']],
    [['--m2-variant', 'qalb', '--strict-original']],
  ])('takes the name of a variant of the original: %j', (args) => {
    const expected = { options: { strictOriginal: true, variant: 'qalb' }, files: ['out.txt'] };
    expect(parsed(...args, 'out.txt')).toEqual(expected);
    expect(parsed('out.txt', ...args)).toEqual(expected);
  });

  it('is a flag before anything else', () => {
    expect(parsed('--strict-original', 'out.txt')).toEqual({ options: { strictOriginal: true }, files: ['out.txt'] });
  });
});
