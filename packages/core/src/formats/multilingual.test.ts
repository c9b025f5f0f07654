import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../corpus/edit.js';
import { applyEdits } from '../corpus/references.js';
import { parseAnnotatedText, printAnnotatedText, sourceOf, targetOf } from '../corpus/ua-gec/annotated-text.js';
import { extractSentence } from '../edits/extract.js';
import { validate } from '../validation/validate.js';
import { readAnnotated } from './read-annotated.js';
import { detectFormat, type FormatName } from './registry.js';
import { writeAnnotated } from './write-annotated.js';

const read = (name: FormatName, text: string, file = 'x'): readonly Sentence[] =>
  readAnnotated(name, [{ file, text }]).sentences;
const answers = ({ source, annotations }: Sentence): string[] =>
  annotations.map(({ edits }) => applyEdits(source, edits));

describe("ChERRANT's M2", () => {
  const line = (span: string, type: string, text: string, annotator = 0): string =>
    `A ${span}|||${type}|||${text}|||REQUIRED|||-NONE-|||${annotator}\n`;
  const text =
    `S 她 毕 业 了 大 学 。\n` +
    `T0-A0 她 大 学 毕 业 了 。\n${line('1 6', 'W', '大 学 毕 业 了')}` +
    `T0-A1 她 大 学 毕 业 了 。\n${line('1 1', 'M', '大 学')}${line('4 6', 'R', '-NONE-')}` +
    `T1 没有错误\n${line('-1 -1', 'noop', '-NONE-', 1)}\n` +
    `S 的 的 。\nT0 无法标注\n${line('-1 -1', 'NA', '-NONE-')}\n`;

  it('has a sequence of edits for each T line, and round-trips', () => {
    expect(detectFormat(text)).toBe('cherrant');
    const sentences = read('cherrant', text);
    expect(sentences[0].annotations.map(({ annotator, edits }) => [annotator, edits.length])).toEqual([
      [0, 1],
      [0, 2],
      [1, 0],
    ]);
    expect(writeAnnotated('cherrant', sentences).files[0].text).toBe(text);
  });

  it('keeps the first sequence where M2 holds one, and says so', () => {
    const { files, lost } = writeAnnotated('m2', read('cherrant', text));
    expect(files[0].text).not.toContain('1 1|||M');
    expect(lost).toEqual(['1 answers keep only the first of their sequences of edits']);
  });

  it('says where the number of an answer is not that of its edits', () => {
    expect(() => read('cherrant', `S 我\nT1-A0 他\n${line('0 1', 'S', '他')}\n`)).toThrow('annotator 1');
  });
});

describe("MuCGEC's text", () => {
  const text = '1\t我喜欢吃平果。\t我喜欢吃苹果。\t我爱吃苹果。\n2\t今天很好。\t没有错误\n3\t的的的。\t无法标注\n';

  it('gives the edits of characters for each answer, and round-trips', () => {
    expect(detectFormat(text)).toBe('mucgec');
    const sentences = read('mucgec', text);
    expect(
      sentences[0].annotations.map(({ edits }) =>
        edits.map(({ start, end, type, corrections }) => [start, end, type, ...corrections]),
      ),
    ).toEqual([
      [[4, 5, 'S', '苹']],
      [
        [1, 3, 'S', '爱'],
        [4, 5, 'S', '苹'],
      ],
    ]);
    expect(sentences.slice(1).map(({ annotations: [first] }) => first.unedited)).toEqual(['noop', 'NA']);
    expect(writeAnnotated('mucgec', sentences).files[0].text).toBe(text);
  });

  it('names a line without a sentence instead of taking the file for plain text', () => {
    const found = validate({ file: 'x', text: `${text}4\n` });
    expect([found.format, found.errors.map(({ code, line }) => [code, line])]).toEqual([
      'mucgec',
      [['BAD_COLUMNS', 4]],
    ]);
  });
});

describe('sentences between tabs', () => {
  it('have an annotator for each correction', () => {
    const text = 'He go home .\tHe goes home .\tHe went home .\nFine .\tFine .\tFine .\n';
    expect(detectFormat(text)).toBe('tsv');
    const sentences = read('tsv', text);
    expect(answers(sentences[0])).toEqual(['He goes home .', 'He went home .']);
    expect(writeAnnotated('tsv', sentences).files[0].text).toBe(text);
  });

  it('take the columns that a first line names', () => {
    const text = 'Label\tOriginal Text\tCorrected Text\tFluency\ne\ta b c\ta x c\t5\n';
    expect(detectFormat(text)).toBe('tsv');
    expect(read('tsv', text).map(answers)).toEqual([['a x c']]);
  });

  it('are not what a table of scores or of judgments is', () => {
    expect(detectFormat('system\tm2\nours\t0.5\n')).not.toBe('tsv');
    expect(detectFormat('1\tA\tB\t<\n2\tA\tB\t>\n')).not.toBe('tsv');
  });
});

describe("MultiGEC's Markdown", () => {
  const orig = { file: 'sv-x-orig-dev.md', text: '### essay_id = 1\nHan gå hem.\nNu.\n\n### essay_id = B-7\nBra.\n\n' };

  it('finds references by name, which may lack some essays', () => {
    const ref = { file: 'sv-x-ref1-dev.md', text: '### essay_id = B-7\nBra!\n\n' };
    const first = {
      file: 'sv-x-ref1-dev.md',
      text: '### essay_id = B-7\nBra.\n\n### essay_id = 1\nHan går hem. Nu.\n\n',
    };
    const { sentences, notes } = readAnnotated('multigec', [orig, first, ref]);
    expect(sentences.map(({ source }) => source)).toEqual(['Han gå hem . Nu .', 'Bra .']);
    expect(sentences.map(answers)).toEqual([['Han går hem . Nu .'], ['Bra .', 'Bra !']]);
    expect(notes).toEqual(['sv-x-ref1-dev.md lacks 1 essay: "1"']);
  });

  it('refuses a reference of other essays', () => {
    const other = { file: 'ref.md', text: '### essay_id = 9\nHej.\n\n' };
    expect(() => readAnnotated('multigec', [orig, other])).toThrow('essays of the originals');
  });

  it('names every oddity', () => {
    const odd = 'Before.\n### essay_id = a\nText ### essay_id = b\n### essay_id = a\nAgain.\n';
    expect(validate({ file: 'sv-x-orig-dev.md', text: odd }).warnings).toEqual([
      'line 1: "Before." stands before the first essay and is lost',
      'line 3: "### essay_id =" within a line cuts the essay there; what follows is an essay of its own',
      'line 3: essay "b" is empty',
      'line 4: essay "a" comes again; the last one counts',
    ]);
  });
});

describe('documents in JSON Lines', () => {
  it('are whole texts, with null for a missing reference', () => {
    const text = '{"id":"1","source":"Han gå\\nhem.","references":["Han går hem.",null]}\n';
    expect(detectFormat(text)).toBe('documents');
    expect(read('documents', text).map(answers)).toEqual([['Han går hem .']]);
  });

  it('say which line is none', () => {
    expect(() => read('documents', '{"source":"a","references":[]}\n{"source":1}\n')).toThrow('"source", a text');
  });
});

describe("UA-GEC's annotated text", () => {
  const text =
    'Він {ходе=>ходить:::error_type=G/VerbVoice} {=>до :::error_type=G/Prep}школи{\\n=> :::error_type=Punctuation}зранку {рано =>:::error_type=F/Style}.\n';

  it('is written as it was read', () => {
    const parsed = parseAnnotatedText(text);
    expect(printAnnotatedText(parsed)).toBe(text);
    expect(sourceOf(parsed)).toBe('Він ходе школи\nзранку рано .\n');
    expect(targetOf(parsed)).toBe('Він ходить до школи зранку .\n');
  });

  it('has the marks of several annotators of one document as edits with their types', () => {
    const first = { file: '7.a1.ann', text: 'Він {ходе=>ходить:::error_type=G/Case} .\n' };
    const second = { file: '7.a2.ann', text: 'Він ходе{=> туди:::error_type=F/Style} .\n' };
    expect(detectFormat(first.text)).toBe('ua-gec');
    const { sentences } = readAnnotated('ua-gec', [second, first]);
    expect(sentences[0].annotations.map(({ annotator, edits: [{ type }] }) => [annotator, type])).toEqual([
      [0, 'G/Case'],
      [1, 'F/Style'],
    ]);
    expect(answers(sentences[0])).toEqual(['Він ходить .', 'Він ходе туди .']);
  });

  it('names a brace that belongs to no mark', () => {
    const { format, errors } = validate({ file: 'x', text: `${text}a { b\n` });
    expect([format, errors.map(({ code, line }) => [code, line])]).toEqual(['ua-gec', [['BAD_MARKUP', 2]]]);
  });

  it('holds any edits of words', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const sentence = extractSentence(before.join(' '), [after.join(' ')]);
        const written = parseAnnotatedText(writeAnnotated('ua-gec', [sentence]).files[0].text);
        const joined = (line: string): string => line.replaceAll(/\s+/gu, ' ').trim();
        expect([sourceOf(written), targetOf(written)].map(joined)).toEqual([before.join(' '), after.join(' ')]);
      }),
    );
  });
});
