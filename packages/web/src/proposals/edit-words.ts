import { tokenise } from '@stet/core/internal';
import type { Question } from '@stet/server';

const shown = (text: string): string => (text === '' ? '∅' : text);

/** A correction in words: `have → has`, with ∅ for nothing. */
export function editWords(words: string, correction: string): string {
  return `${shown(words)} → ${shown(correction)}`;
}

/** The same for a proposal. */
export function proposalWords(edit: Pick<Question, 'source' | 'start' | 'end' | 'correction'>): string {
  return editWords(tokenise(edit.source).slice(edit.start, edit.end).join(' '), edit.correction);
}
