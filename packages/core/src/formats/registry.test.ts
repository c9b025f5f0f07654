import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validate } from '../validation/validate.js';
import { corpusFormats } from './corpus-formats.js';
import { looksLikeGold, parseGold } from './parse-gold.js';
import { formatNamed } from './registry.js';

const docs = new URL('../../../../docs/', import.meta.url);

it('docs/convert.md lists the formats as they describe themselves', () => {
  const [table] = /^\| format +\| what it is(?:.*\n)+?\n/mu.exec(readFileSync(new URL('convert.md', docs), 'utf8')) ?? [
    '',
  ];
  const rows = table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()));
  expect(rows.map((cells) => cells.slice(1, -1))).toEqual(
    corpusFormats.map(({ name, title, page, input, files }) => {
      const named = files({ annotators: [0] }).map(({ suffix }) => `\`NAME${suffix}\``);
      const grows = files({ annotators: [0, 1] }).length > named.length;
      return [
        `\`${name}\``,
        `[${title}](formats/${page})`,
        input,
        named.length === 1 ? 'one' : `${named.join(', ')}${grows ? ' …' : ''}`,
      ];
    }),
  );
});

it.each(corpusFormats.map(({ page }) => page))('docs/formats has a page %s', (page) => {
  expect(readFileSync(new URL(`formats/${page}`, docs), 'utf8')).toMatch(/^# /u);
});

it('formatNamed(name) says which names there are', () => {
  expect(() => formatNamed('yaml')).toThrow(/a format: m2, cherrant, i-measure, .*, parallel, found "yaml"/u);
});

describe('parseGold(text)', () => {
  it('reads every format that has the edits in one file', () => {
    const nucle =
      '<DOC nid="1"><TEXT><P>\nA cat sat .\n</P></TEXT><ANNOTATION teacher_id="0">' +
      '<MISTAKE start_par="0" start_off="0" end_par="0" end_off="1"><TYPE>T</TYPE><CORRECTION>The</CORRECTION></MISTAKE>' +
      '</ANNOTATION></DOC>';
    const xml =
      '<scripts><script id="1"><sentence id="1" numann="1"><text>A cat sat .</text><error-list>' +
      '<error id="1" req="yes" type="T"><alt ann="0"><c start="0" end="1">The</c></alt></error></error-list></sentence></script></scripts>';
    for (const text of ['S A cat sat .\nA 0 1|||T|||The|||REQUIRED|||-NONE-|||0\n', nucle, xml]) {
      expect(looksLikeGold(text)).toBe(true);
      const [{ source, annotations }] = parseGold(text);
      expect([source, annotations[0].edits[0]]).toMatchObject(['A cat sat .', { start: 0, end: 1, type: 'T' }]);
    }
  });

  it('says which formats it reads when the edits are elsewhere', () => {
    expect(() => parseGold('<edits></edits>', { file: 'x.xml' })).toThrow(
      /a gold in one file: M2, ChERRANT's M2, I-measure XML, .*, found one file of a gold that has several \(hoo\)/u,
    );
  });

  it('tells line by line what is not M2', () => {
    expect(looksLikeGold('just text\n')).toBe(false);
    expect(() => parseGold('just text\n')).toThrow(expect.objectContaining({ code: 'UNKNOWN_LINE', line: 1 }));
  });
});

describe('validate(input)', () => {
  it('knows judgments too', () => {
    const line = '{"sentence":0,"judge":"ann","outputs":[{"systems":["A"],"rank":1}]}\n';
    expect(validate({ file: 'x', text: line })).toMatchObject({
      format: 'jsonl',
      title: 'JSON Lines',
      summary: '1 judgment by 1 judge',
      errors: [],
    });
    expect(validate({ file: 'x', text: 'A\tB\t<\nA\tB\t!\n' })).toMatchObject({
      format: 'pairs-ops',
      errors: [{ code: 'BAD_JUDGMENT', line: 2 }],
    });
  });
});
