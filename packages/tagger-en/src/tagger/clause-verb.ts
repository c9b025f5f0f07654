import { TAGS, TAGS_BEFORE, START } from './tags.js';

/*
 * The last verb of the clause so far: a participle after `have` is seldom the past tense, and after a finite verb comes
 * seldom another. It is told by its tag; `START` says that there was none.
 */

const CLAUSE_BEGINNINGS = new Set([',', '.', ':', '``', "''", 'CC', 'WDT', 'WP', 'WRB']);
const isVerbal = (tag: string): boolean => tag.startsWith('VB') || tag === 'MD' || tag === 'TO';

/** For a tag: that it is a verb, that a clause begins with it, or neither. */
const NO_CHANGE = 255;
const CHANGES = Uint8Array.from(TAGS, (tag, number) =>
  isVerbal(tag) ? number : CLAUSE_BEGINNINGS.has(tag) ? START : NO_CHANGE,
);

/** How many verbs of a clause there are, with none. */
export const CLAUSE_VERBS = TAGS_BEFORE;

/** The last verb of the clause after a word with a tag. */
export const verbAfter = (verb: number, tag: number): number => (CHANGES[tag] === NO_CHANGE ? verb : CHANGES[tag]);
