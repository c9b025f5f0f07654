import { EMPTY_INPUT } from '../empty-input.js';
import { checkInput } from '../link/check-input.js';
import { LINK_VERSION } from '../link/write-link.js';
import type { PlaygroundInput } from '../playground-input.js';

/** The methods of `localStorage` that a draft uses. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NAME = 'stet.playground';

/** The longest draft that is kept, in characters: browsers give a site about five million. */
export const LONGEST_DRAFT = 2_000_000;

/** What became of a draft: the browser keeps it, it is too long, or the browser keeps nothing for this page. */
export type Kept = 'kept' | 'too-long' | 'refused';

/** Keeps what is on the page, so that it survives a reload; instead of what was kept before, even where it is too long. */
export function keepDraft(storage: DraftStorage | undefined, input: PlaygroundInput): Kept {
  if (storage === undefined) return 'refused';
  const text = JSON.stringify({ version: LINK_VERSION, ...input });
  try {
    if (isUntouched(input) || text.length > LONGEST_DRAFT) storage.removeItem(NAME);
    else storage.setItem(NAME, text);
    return text.length > LONGEST_DRAFT ? 'too-long' : 'kept';
  } catch {
    return 'refused';
  }
}

/** The draft that is kept, if it is one that this page can show. */
export function findDraft(storage: DraftStorage | undefined): PlaygroundInput | undefined {
  try {
    const text = storage?.getItem(NAME) ?? null;
    return text === null ? undefined : checkInput(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Whether the page is as a visitor finds it. */
export function isUntouched(input: PlaygroundInput): boolean {
  return JSON.stringify(input) === JSON.stringify(EMPTY_INPUT);
}

/** The storage of this browser; undefined where it forbids even asking for it. */
export function browserStorage(): DraftStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
