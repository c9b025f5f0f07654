import type { Protocol } from '@stet/server';
import type { ReactElement } from 'react';
import type { KeyRows } from '../../shell/key-rows.js';

/** What pages say of a way to judge. */
export interface ProtocolWords {
  readonly title: string;
  /** What the organiser chooses, in a few words. */
  readonly hint: string;
  /** What a judge is asked to do, as a sentence of the welcome page. */
  readonly request: string;
  /** What an item is that the judge has answered, in a word beside its number. */
  readonly answered: string;
  /** What each practice item teaches, one thing at a time. */
  readonly lessons: readonly ReactElement[];
  /** The keys of this protocol, for the instructions. */
  readonly keys: KeyRows;
}

/** The words of every protocol, in one language. */
export type ProtocolCatalogue = Readonly<Record<Protocol['kind'], ProtocolWords>>;
