import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { destinationOption, formerDestination } from './destination-option.js';

const command = (): Command =>
  new Command().addOption(destinationOption('file', 'where to write').default('-')).addOption(formerDestination());
const outputOf = (...args: readonly string[]): unknown => command().parse(args, { from: 'user' }).opts();

describe('where a command writes', () => {
  it('is --output, or by its older name --out', () => {
    expect(outputOf()).toEqual({ output: '-' });
    expect(outputOf('--output', 'a')).toEqual({ output: 'a' });
    expect(outputOf('--out', 'b')).toEqual({ output: 'b' });
  });

  it('has one name in the help', () => {
    expect(command().helpInformation()).toContain('--output <file>');
    expect(command().helpInformation()).not.toMatch(/--out\b/u);
  });
});
