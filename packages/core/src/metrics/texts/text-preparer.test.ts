import { describe, expect, it } from 'vitest';
import { parseGold } from '../../formats/parse-gold.js';
import { createMetric } from '../registry.js';
import { score } from '../../scoring/score.js';
import { TextPreparer } from './text-preparer.js';

const A = (span: string, type: string, text: string): string =>
  `A ${span}|||${type}|||${text}|||REQUIRED|||-NONE-|||0\n`;
const [sentence] = parseGold(`S 我 喜欢 吃 平果 。\n${A('1 2', 'S', '很 爱')}${A('3 4', 'S', '苹果')}`);

describe('TextPreparer', () => {
  it('cuts words into characters and moves edits along', () => {
    const preparer = new TextPreparer({ unit: 'character', normalise: ['none'] });
    const prepared = preparer.segment({ sentence, hypothesis: '我喜欢吃苹果。' });
    expect(prepared.hypothesis).toBe('我 喜 欢 吃 苹 果 。');
    expect(prepared.sentence.source).toBe('我 喜 欢 吃 平 果 。');
    expect(
      prepared.sentence.annotations[0].edits.map(({ start, end, corrections }) => [start, end, ...corrections]),
    ).toEqual([
      [1, 3, '很 爱'],
      [4, 6, '苹 果'],
    ]);
    expect(preparer.segment(prepared)).toEqual(prepared);
  });

  it('finds words in text without blanks', () => {
    const preparer = new TextPreparer({ unit: 'segment', normalise: ['none'] });
    expect(preparer.text('我喜欢吃苹果。').split(' ')).toContain('喜欢');
  });

  it('brings letters to one form, and writes alef and ya alike', () => {
    expect(new TextPreparer({ unit: 'word', normalise: ['nfc'] }).text('zahrade\u030c')).toBe('zahradě');
    expect(new TextPreparer({ unit: 'word', normalise: ['alef-ya'] }).text('إلى أن')).toBe('الي ان');
  });

  it('drops edits of forms that are then the same', () => {
    const [arabic] = parseGold(`S الي بيت\n${A('0 1', 'Edit', 'إلى')}${A('1 2', 'Edit', 'بيتي')}`);
    const prepared = new TextPreparer({ unit: 'word', normalise: ['alef-ya'] }).sentence(arabic);
    expect(prepared.annotations[0].edits.map(({ start }) => start)).toEqual([1]);
  });

  it('leaves out marks, and edits that touch one', () => {
    const [arabic] = parseGold(`S a ، b c\n${A('1 2', 'Delete', '')}${A('2 3', 'Edit', 'x')}${A('4 4', 'Add', '.')}`);
    const prepared = new TextPreparer({ unit: 'word', normalise: ['no-punctuation'] }).sentence(arabic);
    expect(prepared.source).toBe('a b c');
    expect(prepared.annotations[0].edits.map(({ start, end }) => [start, end])).toEqual([[1, 2]]);
  });
});

describe('metrics with a unit', () => {
  const gold = `S 我 喜 欢 吃 平 果 。\n${A('4 5', 'S', '苹')}`;

  it.each(['m2', 'hoo', 'i-measure', 'gleu', 'bleu', 'errant', 'cleme', 'cleme2', 'gotoscorer'])(
    '%s gives a right correction without blanks full marks by characters',
    async (name) => {
      const board = await score({ gold, systems: { right: '我喜欢吃苹果。' } }, [
        { name, options: { unit: 'character' } },
      ]);
      expect(board.systems[0].scores[name].value).toBeCloseTo(1, 10);
      expect(board.metrics[0].signature).toContain('unit:character');
    },
  );

  it('names ChERRANT and what it lacks in the signature of ERRANT by characters', () => {
    const signature = createMetric({ name: 'errant', options: { unit: 'character' } }).signature();
    expect(signature).toContain('|unit:character|');
    expect(signature).toContain('|extraction:cherrant|thesaurus:no|');
    expect(signature).not.toContain('analysis');
  });

  it('warns of letters in another form, until they are brought to one', async () => {
    const texts = {
      source: 'pes je na zahrade',
      references: ['pes je na zahradě'],
      systems: { a: 'pes je na zahrade\u030c' },
    };
    const plain = await score(texts, ['gleu']);
    expect(plain.notices.join()).toContain('NFC against NFD');
    const composed = await score(texts, [{ name: 'gleu', options: { normalise: ['nfc'] } }]);
    expect(composed.notices).toEqual([]);
    expect(composed.metrics[0].signature).toContain('normalise:nfc');
    expect(composed.systems[0].scores.gleu.value).toBeGreaterThan(plain.systems[0].scores.gleu.value);
  });

  it('warns where words are whole lines, and not where characters are counted', async () => {
    const texts = { source: '我喜欢吃平果。', references: ['我喜欢吃苹果。'], systems: { a: '我喜欢吃苹果。' } };
    expect((await score(texts, ['gleu'])).notices.join()).toContain(
      '1 sentence of Chinese, Japanese or Thai is one token',
    );
    expect((await score(texts, [{ name: 'gleu', options: { unit: 'character' } }])).notices).toEqual([]);
  });
});
