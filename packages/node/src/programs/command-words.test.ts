import { StetError } from '@stet/core/worker';
import { describe, expect, it } from 'vitest';
import { commandWords } from './command-words.js';

describe('commandWords(command)', () => {
  it('cuts at blanks', () => {
    expect(commandWords('  python3 my_metric.py\t--beta 2 ')).toEqual(['python3', 'my_metric.py', '--beta', '2']);
  });

  it('keeps together what stands in quotation marks', () => {
    expect(commandWords(`python3 -c 'print("a b")' "c \\" d"e f\\ g ''`)).toEqual([
      'python3',
      '-c',
      'print("a b")',
      'c " de',
      'f g',
      '',
    ]);
  });

  it('expands nothing', () => {
    expect(commandWords('echo $HOME *.py | cat')).toEqual(['echo', '$HOME', '*.py', '|', 'cat']);
  });

  it.each(['', '  ', 'python3 "my metric.py', "it's"])('refuses %j', (command) => {
    expect(() => commandWords(command)).toThrow(StetError);
  });
});
