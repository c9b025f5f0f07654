import type { Block } from './block.js';

/** A titled piece of a page, to which the page's index links. */
export interface Chapter {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** How a page came about, for its foot. */
export interface Origin {
  /** What was typed to make it. */
  readonly command?: string;
  /** The day it was made: `2026-11-18`. */
  readonly date: string;
}

/** The content of a page, as plain data. */
export interface Report {
  /** The kind of report, such as `Results of a shared task`. */
  readonly kind: string;
  readonly title: string;
  /** The answer in a sentence or two. */
  readonly summary: string;
  readonly chapters: readonly Chapter[];
  /** Without it a page says nothing of when and how it was made. */
  readonly origin?: Origin;
}

/** A script embedded in a page: the only one that the page lets the browser run. */
export interface PageScript {
  readonly text: string;
  /** SHA-256 of the text, in base64. */
  readonly hash: string;
}

/** True if something in the report needs a script. */
export function wantsScript({ chapters }: Report): boolean {
  return chapters.some(({ blocks }) => blocks.some(({ block }) => block === 'sentence-explorer'));
}
