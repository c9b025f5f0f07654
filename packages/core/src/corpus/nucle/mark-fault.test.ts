import { describe, expect, it } from 'vitest';
import { CONLL_2014 } from '../error-types/conll-2014.js';
import type { Mistake } from './essay.js';
import { markFault } from './mark-fault.js';
import { IS_TO_ARE } from './testing/mistakes.js';

const PARAGRAPHS = [
  { kind: 'title', text: 'On cats' },
  { kind: 'paragraph', text: 'Cats is 🐈 nice.' },
] as const;

describe('markFault(paragraphs, mark, types)', () => {
  it.each<[string, Partial<Mistake>]>([
    ['a replacement', {}],
    ['a deletion', { correction: '' }],
    ['an insertion between words', { endOffset: 5 }],
    ['an insertion behind the last character', { startOffset: 16, endOffset: 16 }],
    ['an unclear passage that stays as it is', { type: 'Um', correction: 'is' }],
    ['a mark around a character of two halves', { startOffset: 8, endOffset: 10 }],
  ])('finds nothing wrong with %s', (_, change) => {
    expect(markFault(PARAGRAPHS, { ...IS_TO_ARE, ...change }, CONLL_2014)).toBeUndefined();
  });

  it.each<[string, Partial<Mistake>]>([
    ['out of range', { endOffset: 17 }],
    ['out of range', { startParagraph: 2, endParagraph: 2 }],
    ['out of range', { startParagraph: -1 }],
    ['out of range', { startOffset: -1 }],
    ['reversed', { startOffset: 8 }],
    ['reversed', { endParagraph: 0 }],
    ['crosses paragraphs', { startParagraph: 0 }],
    ['cuts a character', { endOffset: 9 }],
    ['unknown type', { type: 'Nonsense' }],
    ['reads as a separator', { correction: 'are || were' }],
    ['reads as a separator', { correction: 'are|' }],
    ['changes nothing', { correction: 'is' }],
    ['changes nothing', { endOffset: 5, correction: ' ' }],
  ])('says %s: %o', (fault, change) => {
    expect(markFault(PARAGRAPHS, { ...IS_TO_ARE, ...change }, CONLL_2014)).toBe(fault);
  });
});
