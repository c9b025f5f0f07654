import { describe, expect, it } from 'vitest';
import { writeAnnotated } from '../formats/write-annotated.js';
import { corpusFormats } from '../formats/corpus-formats.js';
import { parseGold } from '../formats/parse-gold.js';
import type { JudgmentFormat } from '../judgments/formats/judgment-format.js';
import { judgmentFormats } from '../judgments/formats/judgment-formats.js';
import { otherFiles } from './other-files.js';
import { validate, type Validation } from './validate.js';

const A = (offsets: string, correction = 'x', annotator = '0'): string =>
  `A ${offsets}|||T|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const check = (text: string, file = 'x'): Validation => validate({ file, text });

const rankings = [
  {
    sentence: 0,
    judge: 'ann',
    outputs: [
      { systems: ['A'], rank: 1 },
      { systems: ['B'], rank: 2 },
    ],
  },
];

describe('validate(input) knows every format of the registries', () => {
  const printed = judgmentFormats.flatMap(({ name, print }: JudgmentFormat) =>
    print === undefined ? [] : [{ name, text: print(rankings, {}) }],
  );

  it.each(printed)('$name', ({ name, text }) => {
    const validation = check(text);
    expect(validation).toMatchObject({ format: name, errors: [] });
    expect(validation.summary).toMatch(/^1 judgment by 1 judge/u);
  });

  it.each(corpusFormats.map(({ name }) => name))('%s', (name) => {
    const sentences = parseGold(`S A cat sit here\n${A('2 3', 'sits')}\nS The dog are here\n${A('2 3', 'is')}`);
    for (const { text } of writeAnnotated(name, sentences, { annotator: 0 }).files) {
      expect(check(text).errors).toEqual([]);
      // The text beside HOO's edits is plain.
      expect([name, 'parallel']).toContain(check(text).format);
    }
  });

  it('has no two formats of the same name', () => {
    const names = [...corpusFormats, ...judgmentFormats, ...otherFiles].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('validate(input) knows the other files that Stet reads', () => {
  const header =
    '{"stet":"stats","version":3,"metrics":[{"name":"m2","signature":"m2|"}],"systems":["a"],"first":1,"count":1,' +
    '"coverage":null,"sha256":"00"}\n';

  it.each([
    ['stats', `${header}[[[0,1,1,1]]]\n`, '1 sentences of 1 systems by m2'],
    [
      'baseline',
      '{"baseline":1,"system":"a","metric":{"name":"m2","options":{}},"signature":"s","value":1,"types":[],"sentences":[]}',
      '0 sentences of a by m2',
    ],
    ['essays', '{"id": "7", "title": "On cats", "paragraphs": ["Cats is nice."]}', '1 essays'],
    ['task-backup', '{"backup":"stet-task-backup-1"}\n{"table":"tasks"}\n', '1 rows'],
    ['analyses', '# text = I\n1\tI\tI\tPRON\tPRP\t_\t0\tROOT\t_\t_\n', '1 different sentences'],
    ['analyses', '{"text": "I", "tokens": [{"start": 0, "end": 1, "tag": "PRP"}]}\n', '1 different sentences'],
    [
      'lints',
      '{"kind":"run","format":1,"checker":"toy","version":"2","offsets":"utf16"}\n{"kind":"check","unit":"a","words":3}\n' +
        '{"kind":"lint","unit":"a","rule":"Spelling","start":0,"end":3,"text":"Teh"}\n{"kind":"check","unit":"b","words":1,"error":"down"}',
      '1 lint in 2 texts by toy 2, 1 failed check',
    ],
    ['token-spans', '{"unit": "a", "text": "It is", "tokens": ["It", "is"], "spans": [[0, 2], [3, 5]]}\n', '1 text'],
    ['scores', '{"systems":[{"name":"a","scores":{"m2":{"value":0.5}}}]}', '1 systems by m2'],
    ['scores', '{"m2": {"a": 0.5, "b": 0.4}}', '2 systems by m2'],
    ['scores', 'AMU 0.273\nCAMB 0.31 1-2\n', '2 systems by scores'],
    ['scores', 'system\tm2\tgleu\nAMU\t0.2\t0.3\n', '1 systems by m2, gleu'],
    ['scores', 'system,sentence,m2\nAMU,1,0.5\n', '1 systems by m2, sentence by sentence'],
  ])('%s', (format, text, summary) => {
    expect(check(text)).toMatchObject({ format, summary, errors: [] });
  });

  it('and lists what is wrong with them', () => {
    expect(check(header)).toMatchObject({ format: 'stats', errors: [{ code: 'BAD_SHARD' }] });
    expect(check('{"baseline":9}')).toMatchObject({ format: 'baseline', errors: [{ code: 'BAD_BASELINE' }] });
    expect(check('{"kind": "run", "format": 1}')).toMatchObject({ format: 'lints', errors: [{ code: 'BAD_LINTS' }] });
    expect(check('{"backup":"stet-task-backup-1"}\nno\n')).toMatchObject({
      errors: [{ code: 'UNKNOWN_LINE', line: 2 }],
    });
  });
});

describe('validate(input) of what nobody can name', () => {
  it.each([
    ['other markup', '<set><sentence>A cat sat.</sentence></set>\n'],
    ['other JSON', '{"event": "start", "format": 1}\n{"event": "stop"}\n'],
    ['a table', 'word\ttag\nThe\tDT\ncat\tNN\n'],
    ['CSV', 'id,text,label\n1,The cat,2\n2,A dog,3\n'],
    ['numbers', '12\n14\n19\n'],
    ['binary data', 'PK\u0003\u0004some words\n'],
  ])('%s is an error, not plain text', (_, text) => {
    const { format, title, errors } = check(text);
    expect({ format, title }).toEqual({ format: 'unknown', title: 'unknown format' });
    expect(errors).toMatchObject([{ code: 'UNKNOWN_FORMAT', file: 'x' }]);
  });

  it.each([
    ['sentences', 'A cat sat .\nS waves come first .\n\n'],
    ['other scripts', '我们今天要谈谈\nСьогодні ми\n'],
    ['lines with commas', 'Yes, we can, he said\nNo, you cannot, she said\n'],
    ['one word per line', 'cat\ndog\n'],
    ['tags inside', 'the <b> tag is bold\n'],
  ])('%s are plain text', (_, text) => {
    expect(check(text)).toMatchObject({ format: 'parallel', errors: [] });
  });

  it('an empty file is plain text, with a warning', () => {
    expect(check('')).toMatchObject({ format: 'parallel', errors: [], warnings: ['the file is empty'] });
  });
});

describe('validate(input) of M2 with errors', () => {
  it('counts sentences with an error, and lists every bad edit', () => {
    const text = `S a b\n${A('0 1')}\nS c d\n${A('0 9')}${A('2 1')}\nS e f\n${A('0 one')}\nS g\n\n`;
    const { summary, errors } = check(text);
    expect(summary).toBe('4 sentences, 2 of them with an error, 3 edits by annotators 0');
    expect(errors.map(({ code, line }) => [code, line])).toEqual([
      ['OFFSETS_OUT_OF_RANGE', 5],
      ['OFFSETS_REVERSED', 6],
      ['BAD_ANNOTATION', 9],
    ]);
  });

  it('knows a file with edits for M2 whatever stands between, and before', () => {
    expect(check(`S 我 喜欢\nX 我 喜欢\n${A('0 1')}\n`)).toMatchObject({
      format: 'm2',
      summary: '1 sentences, 1 of them with an error, 0 edits',
      errors: [{ code: 'UNKNOWN_LINE', line: 2 }],
    });
    expect(check(`Some words.\nS 我 喜欢\n${A('0 1')}\n`)).toMatchObject({
      format: 'm2',
      errors: [{ code: 'UNKNOWN_LINE', line: 1 }],
    });
  });
});
