import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exploredSentences } from '../testing/explored.js';
import { MarkedSentence } from './marked-sentence.js';

const SENTENCES = exploredSentences(1);

function draw(sentence: number, system: number): string {
  const { source, outputs } = SENTENCES[sentence];
  return renderToStaticMarkup(<MarkedSentence source={source} marks={outputs[system].marks} />);
}

const plain = (html: string): string => html.replace(/<[^>]+>/gu, '');

describe('MarkedSentence', () => {
  it('strikes out what was replaced and underlines what replaced it, with sign and type', () => {
    const html = draw(0, 0);
    expect(html).toMatch(/^He <span class="edit matched"><del>speak<\/del> <ins>speaks<\/ins>/u);
    expect(plain(html)).toBe('He speak speaks✓ (matched, SVA)  slow ‸slowly○ (missed, Wform)  .');
  });

  it('draws edits that nobody has judged without saying what they are worth', () => {
    const { source, outputs } = SENTENCES[0];
    const matchedMarks = outputs[0].marks.filter(({ kind }) => kind === 'matched');
    expect(renderToStaticMarkup(<MarkedSentence source={source} marks={matchedMarks} judged={false} />)).toBe(
      'He <span class="edit unjudged"><del>speak</del> <ins>speaks</ins></span> slow .',
    );
  });

  it('dots the words of a missed edit, and sets the correction behind a caret', () => {
    expect(draw(0, 2)).toContain('<span class="untouched">slow</span> <span class="edit missed">');
    expect(draw(2, 2)).toContain(
      'I have <span class="edit missed"><span class="caret" aria-hidden="true">‸</span><span class="wanted">a</span>',
    );
  });

  it('shows what should stand in the place of an unneeded edit', () => {
    expect(plain(draw(0, 1))).toBe(
      'He speak talks✗ (unneeded)  ‸speaks○ (missed, SVA)  slow slowly✓ (matched, Wform)  .',
    );
  });

  it('shows a wrong edit with what is wanted behind it', () => {
    const [matched] = SENTENCES[0].outputs[0].marks;
    const marks = [{ ...matched, kind: 'wrong' as const, corrections: ['spoke'], wanted: ['speaks', 'talks'] }];
    const html = renderToStaticMarkup(<MarkedSentence source={SENTENCES[0].source} marks={marks} />);
    expect(html).toMatch(/^He <span class="edit wrong"><del>speak<\/del> <ins>spoke<\/ins>/u);
    expect(plain(html)).toBe('He speak spoke≠ (wrong, SVA)  ‸speaks or talks slow .');
  });

  it('names the type in words, for those who do not know it', () => {
    expect(draw(0, 0)).toContain('<span title="Subject-verb agreement">SVA</span>');
  });

  it('shows markup as text', () => {
    expect(draw(2, 0)).toContain('cat &lt;/script&gt;&lt;b&gt;');
  });
});
