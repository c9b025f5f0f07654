import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { commandGroups } from '../commands.js';
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

  it('has that name in the help of every command', async () => {
    const stet = new Command();
    for (const load of Object.values(commandGroups).flatMap((group) => Object.values(group))) (await load())(stet);
    const within = (parent: Command): Command[] => parent.commands.flatMap((child) => [child, ...within(child)]);
    const writing = within(stet).flatMap((child) =>
      child
        .createHelp()
        .visibleOptions(child)
        .filter(({ long, description }) => (long ?? '').startsWith('--out') || /\bwhere to write\b/u.test(description))
        .map(({ long }) => [child.name(), long]),
    );
    expect(writing.length).toBeGreaterThan(8);
    expect(writing.filter(([, long]) => long !== '--output')).toEqual([]);
  });
});
