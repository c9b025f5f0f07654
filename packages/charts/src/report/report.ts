import type { ExampleSheet } from '../examples/example-list.js';
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
  /** The language of the sentences in it, as HTML names it. */
  readonly language?: string;
  /** Without it a page says nothing of when and how it was made. */
  readonly origin?: Origin;
}

/** A script embedded in a page: the only one that the page lets the browser run. */
export interface PageScript {
  readonly text: string;
  /** SHA-256 of the text, in base64. */
  readonly hash: string;
}

/** The scripts that pages know: the sentence explorer, tables that sort, and examples to collect. */
export type ScriptName = 'explorer' | 'sorting' | 'collecting';

/** The scripts that a report needs, so that all of it works. */
export function scriptsOf({ chapters }: Report): ScriptName[] {
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  const names: ScriptName[] = [];
  if (blocks.some(({ block }) => block === 'sentence-explorer')) names.push('explorer');
  if (blocks.some((block) => block.block === 'table' && block.sortable === true)) names.push('sorting');
  if (blocks.some((block) => block.block === 'examples' && block.sheets.some(isCollectable))) names.push('collecting');
  return names;
}

const isCollectable = ({ examples }: ExampleSheet): boolean => examples.some(({ must }) => must !== undefined);
