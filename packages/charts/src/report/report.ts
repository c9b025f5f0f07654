import type { Part } from './part.js';

/** A part of a page with a heading, to which the page's index links. */
export interface Chapter {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly parts: readonly Part[];
}

/** What a page tells, as plain data. */
export interface Report {
  /** What sort of report it is, such as `Results of a shared task`. */
  readonly kind: string;
  readonly title: string;
  /** The answer in a sentence or two. */
  readonly summary: string;
  readonly chapters: readonly Chapter[];
}

/** A script that a page holds in itself: the only one that it lets the browser run. */
export interface PageScript {
  readonly text: string;
  /** SHA-256 of the text, in base64. */
  readonly hash: string;
}

/** True when a part of the report comes to life by a script. */
export function wantsScript({ chapters }: Report): boolean {
  return chapters.some(({ parts }) => parts.some(({ part }) => part === 'sentence-explorer'));
}
