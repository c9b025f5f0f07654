import { expect, it } from 'vitest';
import { parseMarkdownEssays } from '../corpus/multigec/parse-markdown.js';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { syntokLine } from './syntok-tokens.js';

interface Golden {
  readonly essays: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly tokens: readonly { readonly text: string; readonly tokens: string }[];
}

describeGolden('syntokLine(text)', () => {
  const { essays, tokens } = readSharedJson('golden/multilingual/multigec.json') as Golden;

  it.each(tokens)('cuts $text as syntok does', ({ text, tokens: expected }) => {
    expect(syntokLine(text)).toBe(expected);
  });

  it.each(Object.entries(essays))('reads the essays of %s as the task does', (file, expected) => {
    const read = parseMarkdownEssays(readShared(`data/multilingual/multigec/${file}`));
    const lines = Object.fromEntries(read.essays.map(({ id, text }) => [id, syntokLine(text)]));
    expect(lines).toEqual(Object.fromEntries(Object.entries(expected).map(([id, line]) => [id, line.trim()])));
  });
});
