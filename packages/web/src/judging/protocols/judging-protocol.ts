import type { AnswerDetails, Practice, Protocol } from '@stet/server';
import type { Dispatch, ReactElement } from 'react';
import type { KeyPress } from '../item-keys.js';
import type { Draft, ItemAction, ItemState } from '../item-state.js';
import type { ShownItem } from '../shown-item.js';
import type { ProtocolWords } from './protocol-words.js';

export interface ProtocolViewProps<Settings = Protocol> {
  readonly item: ShownItem;
  readonly settings: Settings;
  readonly state: ItemState;
  readonly dispatch: Dispatch<ItemAction>;
  /** Show what was changed in each output. */
  readonly marks: boolean;
  /** The language of the sentences; empty if it is not set. */
  readonly language: string;
  /** Shown beside the answer so far, at the foot of the page. */
  readonly foot: ReactElement;
}

export interface ProtocolFieldsProps<Settings = Protocol> {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

type PracticeOutputs = Practice['items'][number]['outputs'];

export interface ModelFieldsProps<Settings = Protocol> {
  readonly settings: Settings;
  readonly source: string;
  readonly outputs: PracticeOutputs;
  /** Which of the outputs. */
  readonly at: number;
  readonly onChange: (outputs: PracticeOutputs) => void;
}

/** What a judge or the organiser said of an item, in the order shown. */
interface SaidOfItem {
  readonly ranks: Draft['ranks'];
  readonly details: AnswerDetails | null;
}

/** What is missing in a draft: words that ask for it, and the output to lead the judge to. */
interface Gap {
  readonly output: number;
  readonly words: string;
}

/** How a way to judge works on pages; what they say of it is in the catalogue. */
export interface ProtocolRules<Settings = Protocol> {
  /** To begin with. */
  readonly settings: Settings;
  /** How many outputs an item has, where the protocol and not the plan says so. */
  readonly outputs?: number;
  /** What else the organiser chooses for this protocol. */
  readonly Fields?: (props: ProtocolFieldsProps<Settings>) => ReactElement;
  /** What the organiser would say of an output of a practice item, where that is more than a rank. */
  readonly ModelFields?: (props: ModelFieldsProps<Settings>) => ReactElement;
  /** Changes are what is judged: they are always marked, and nobody may hide them. */
  readonly isAlwaysMarked?: boolean;
  readonly View: (props: ProtocolViewProps<Settings>) => ReactElement;
  /** What a draft holds beside ranks before the judge has said anything. */
  readonly emptyDetails: (item: ShownItem, settings: Settings) => AnswerDetails | null;
  /** The ranks that a complete draft gives; undefined while something is missing. */
  readonly ranksOf: (draft: Draft, settings: Settings) => readonly number[] | undefined;
  /** The first thing missing in a draft that is not complete. */
  readonly gapOf: (draft: Draft, settings: Settings) => Gap;
  /** An answer in words. */
  readonly describe: (answer: SaidOfItem, settings: Settings) => string;
  /** How far a judge's answer to a practice item is from ours, in words. */
  readonly compare?: (ours: SaidOfItem, theirs: SaidOfItem, settings: Settings) => string;
  /** What a key does that has no meaning in all protocols, or another one in this. */
  readonly actionOf?: (press: KeyPress, state: ItemState) => ItemAction | undefined;
}

/** A way to judge, as pages know it, with words in the language of the page. */
export type JudgingProtocol<Settings = Protocol> = ProtocolRules<Settings> & ProtocolWords;
