import type { ErrorType } from '@stet/core/internal';
import { words } from '../language/words.js';

/** Error types by names in the language of the page; an organiser's own types keep theirs. */
export function shownTypes(types: readonly ErrorType[]): readonly ErrorType[] {
  const { reported } = words();
  const said = (english: string): string => reported(english) ?? english;
  return types.map(({ tag, name, description }) => ({ tag, name: said(name), description: said(description) }));
}
