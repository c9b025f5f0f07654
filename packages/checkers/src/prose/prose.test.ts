import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { maskedText, unmaskedLints } from './prose.js';
import { readTexts, textFiles } from './read-texts.js';
import { UNIT_KINDS, cutUnits } from './text-units.js';

const MARKDOWN = `---
title: teh front matter
---

# A heading

Use \`teh\` code, an ![image](teh.png) and a [link text](https://teh.example/ "title")
over two lines, **bold**. Bare: https://teh.example/x.

> A quotation
> goes on.

- one item
- two

\`\`\`sh
teh program
\`\`\`

| head | cell |
| ---- | ---- |
| left | 😀 |

<div>teh html</div>
`;

const texts = (kind: (typeof UNIT_KINDS)[number], text = MARKDOWN): string[] =>
  cutUnits(text, 'markdown', kind).map((prose) => maskedText(prose).replaceAll(/ +/gu, ' ').trim());

describe('cutUnits(text, language, kind)', () => {
  it('leaves program text, addresses, pictures, HTML and front matter out of paragraphs', () => {
    expect(texts('paragraph')).toEqual([
      'A heading',
      'Use _____ code, an _________________ and a link text \nover two lines, bold . Bare: _____________________.',
      'A quotation\n goes on.',
      'one item',
      'two',
      'head',
      'cell',
      'left',
    ]);
    expect(texts('paragraph').join('')).not.toContain('teh');
  });

  it('cuts sentences and lines, and keeps a document whole', () => {
    expect(texts('sentence')).toContain('Bare: _____________________.');
    expect(texts('line')).toContain('over two lines, bold . Bare: _____________________.');
    expect(cutUnits(MARKDOWN, 'markdown', 'document')[0].text).toBe(MARKDOWN);
  });

  it('cuts plain text at empty lines', () => {
    const plain = cutUnits('One.\nMore `code`.\n \n\nTwo.\n', 'plaintext', 'paragraph');
    expect(plain.map(({ text }) => text)).toEqual(['One.\nMore `code`.', 'Two.']);
    expect(cutUnits('', 'plaintext', 'paragraph')).toEqual([]);
  });

  it('gives stretches of the text, and masks that keep its length and lines, for any text', () => {
    const line = fc.constantFrom(
      '# x',
      '`code` 😀 word',
      '> quoted\n> more',
      '- a\n- b',
      '```\nx\n```',
      '',
      '[l](u)',
      '*e* **s**',
      '\tx',
      '| a | b |\n|--|--|\n| c | d |',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(line, fc.string()), { maxLength: 12 }),
        fc.constantFrom(...UNIT_KINDS),
        (lines, kind) => {
          const text = lines.join('\n');
          for (const unit of cutUnits(text, 'markdown', kind)) {
            expect(text).toContain(unit.text);
            const masked = maskedText(unit);
            expect(masked).toHaveLength(unit.text.length);
            expect(masked.replaceAll(/[^\r\n]/gu, '')).toBe(unit.text.replaceAll(/[^\r\n]/gu, ''));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('unmaskedLints(lints, prose)', () => {
  it('drops what the mask caused, and keeps a lint with markup in its middle', () => {
    const [prose] = cutUnits('The **the** end of `x`.', 'markdown', 'paragraph');
    const lint = (start: number, end: number): Parameters<typeof unmaskedLints>[0][number] => ({
      rule: 'R',
      start,
      end,
      text: '',
      message: '',
      suggestions: [],
    });
    expect(
      unmaskedLints([lint(0, 9), lint(3, 5), lint(4, 9), lint(19, 22), lint(12, 15)], prose).map(({ text }) => text),
    ).toEqual(['The **the', 'end']);
  });
});

describe('readTexts(args, options)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-texts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({
    'law/a.md': '# A\n\nText.',
    'news/b.txt': '# B',
    'c.md': 'C',
    'd.csv': 'no',
  })) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }

  it('names units after files, and registers after folders, unless told otherwise', async () => {
    const units = await readTexts([folder], { unit: 'paragraph' });
    expect(units.map(({ unit, register, prose }) => [unit, register, prose.text])).toEqual([
      ['c.md#1', folder.split('/').at(-1), 'C'],
      ['law/a.md#1', 'law', '# A'],
      ['law/a.md#2', 'law', 'Text.'],
      ['news/b.txt#1', 'news', '# B'],
    ]);
    const named = await readTexts([`fiction=${join(folder, 'c.md')}`], { unit: 'document' });
    expect(named).toMatchObject([{ unit: 'c.md', register: 'fiction' }]);
    expect(
      await readTexts([join(folder, 'news/b.txt')], { unit: 'line', register: 'r', language: 'markdown' }),
    ).toMatchObject([{ unit: 'b.txt#1', register: 'r', prose: { language: 'markdown' } }]);
  });

  it('refuses two texts of one name, and a folder without texts', () => {
    const file = join(folder, 'c.md');
    expect(() => textFiles([file, file])).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
    mkdirSync(join(folder, 'empty'));
    expect(() => textFiles([join(folder, 'empty')])).toThrow(expect.objectContaining({ code: 'FILE_UNREADABLE' }));
  });
});
