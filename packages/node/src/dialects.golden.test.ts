import { expect, it } from 'vitest';
import { applyEdits, parseGold, validate } from '@stet/core/internal';
import { describeGolden, sharedFolder } from '../../core/src/testing/shared.js';
import { readText } from './read-text.js';

interface Dialect {
  readonly file: string;
  /** `m2` where absent. */
  readonly format?: string;
  /** The source, and the corrected text of each annotation; of the first sentence that has an edit. */
  readonly texts?: readonly string[];
  /** Error codes of `validate`. */
  readonly errors?: readonly string[];
  /** What `validate` warns of. */
  readonly warns?: RegExp;
}

const SCHOOL = ['Він ходить в школа .', 'Він ходить до школи .'];
const APPLES = ['我 喜欢 吃 平果 。', '我 喜欢 吃 苹果 。', '我 很 喜欢 吃 苹果 。'];

/** What each file means, by its writer; nothing here was copied from what Stet says. */
const dialects: readonly Dialect[] = [
  { file: '01-errant.m2', texts: SCHOOL },
  { file: '02-errant-crlf.m2', texts: SCHOOL },
  { file: '03-errant-bom.m2', texts: SCHOOL },
  { file: '04-trailing-blanks.m2', texts: SCHOOL },
  { file: '05-no-final-newline.m2', texts: SCHOOL },
  { file: '06-blank-in-separator.m2', texts: SCHOOL },
  { file: '07-deletion-empty.m2', texts: ['Вони поговорили о том , о сём .', 'Вони поговорили о том о сём .'] },
  { file: '08-deletion-none.m2', texts: ['Вони поговорили о том , о сём .', 'Вони поговорили о том о сём .'] },
  { file: '09-noop-empty-correction.m2', texts: [] },
  { file: '10-document-heading.m2', texts: [...SCHOOL, SCHOOL[0]] },
  {
    file: '11-cherrant-char.m2',
    format: 'cherrant',
    texts: ['我 喜 欢 吃 平 果 。', '我 喜 欢 吃 苹 果 。'],
  },
  { file: '12-cherrant-word.m2', format: 'cherrant', texts: APPLES },
  {
    file: '13-cherrant-two-sequences.m2',
    format: 'cherrant',
    texts: ['他 大学 毕业 了 。', '他 已经 从 大学 毕业 了 。', '他 已经 从 大学 毕业 了 。'],
  },
  { file: '14-qalb.m2', texts: ['هذا كتاب جديدة لوكان', 'هذا كتاب جديد ، لو كان .'] },
  { file: '15-kagas.m2', texts: ['한국어수업할때 너무 졸렸다', '한국어 수업할 때 너무 졸렸다 .'] },
  { file: '16-unk.m2', texts: ['Tato věta je divná .', 'To věta je divná .'], warns: /not in the order/u },
  { file: '17-seven-fields.m2', errors: ['BAD_ANNOTATION'] },
  { file: '18-four-pipes.m2', texts: ['Он ходить в школу .', 'Он ходит в школу .'] },
  { file: '19-two-annotators-one-missing.m2', texts: ['Он ходить в школу .', 'Он ходит в школу .'] },
  { file: '20-types-with-blanks-and-dots.m2', texts: ['Он ходить в школу .', 'Он ходит в школу .'] },
  {
    file: '21-decomposed.m2',
    texts: ['Pes je na zahrade .', 'Pes je na zahrade\u030c .'],
    warns: /1 word not in Unicode's form NFC/u,
  },
  { file: '22-ideographic-space.m2', texts: APPLES.slice(0, 2), warns: /U\+3000 on line 1: .* \(5\); .* counts 4/u },
  { file: '23-rtl-marks.m2', texts: ['\u200fهذا كتاب\u200f جديدة', '\u200fهذا كتاب\u200f جديد'] },
  // The writer meant "korun"; only the warning can say that offsets may mean another word.
  { file: '24-nbsp-in-token.m2', warns: /U\+00A0 on line 1: .* \(5\); .* counts 4/u },
  { file: '25-unsorted.m2', texts: SCHOOL, warns: /not in the order of the sentence/u },
  { file: '26-annotator-name.m2', errors: ['BAD_ANNOTATION'] },
  { file: '27-utf16.m2', errors: ['unreadable'] },
  { file: '28-cp1251.m2', errors: ['unreadable'] },
];

describeGolden('each dialect of M2', () => {
  const folder = sharedFolder('data/multilingual/dialects');

  it.each(dialects)(
    '$file is read as it is meant, or refused',
    async ({ file, format = 'm2', texts, errors, warns }) => {
      const path = `${folder}/${file}`;
      if (errors?.includes('unreadable') === true) {
        await expect(readText(path)).rejects.toMatchObject({ code: 'INVALID_UTF8' });
        return;
      }
      const text = await readText(path);
      const found = validate({ file, text });
      expect(found.format).toBe(format);
      expect(found.errors.map(({ code }) => code)).toEqual(errors ?? []);
      expect(found.warnings.join('\n')).toMatch(warns ?? /^$/u);
      if (texts === undefined) return;
      const edited = parseGold(text, { file }).find(({ annotations }) =>
        annotations.some(({ edits }) => edits.length > 0),
      );
      const made = edited?.annotations.map(({ edits }) => applyEdits(edited.source, edits)) ?? [];
      const words = (line: string): string => line.replaceAll('\u3000', ' ');
      expect((edited === undefined ? [] : [edited.source, ...made]).map(words)).toEqual(texts);
    },
  );

  it('keeps what nobody can correct apart from what has no error', async () => {
    const sentences = parseGold(await readText(`${folder}/11-cherrant-char.m2`));
    expect(sentences.map(({ annotations: [first] }) => first.unedited)).toEqual([undefined, 'noop', 'NA']);
  });
});
