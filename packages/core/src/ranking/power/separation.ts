import type { BradleyTerry } from '../bradley-terry.js';
import type { Difference } from './evidence.js';
import type { JudgeModel } from './judge-model.js';
import type { JudgedShapes } from './judged-shape.js';
import type { PowerSearch } from './search-power.js';

/** The scores by which systems can be told apart here. */
export const SEPARATION_METHODS = ['expected-wins', 'bradley-terry'] as const;
export type SeparationMethod = (typeof SEPARATION_METHODS)[number];

export interface SeparationOptions {
  readonly method: SeparationMethod;
  /** Two systems are separated when this interval of their difference leaves out 0, e.g. 0.95. */
  readonly confidence: number;
  /** How likely they must be to separate, e.g. 0.8. */
  readonly power: number;
  readonly simulations: number;
  readonly seed: number;
  /** The most further rankings to consider. */
  readonly limit: number;
}

/** What the rankings made so far say. */
export interface SeparationBase {
  readonly judged: JudgedShapes;
  readonly pair: readonly [number, number];
  readonly fit: BradleyTerry;
  readonly options: SeparationOptions;
}

/** All that simulations need: plain data, so that threads can share them. */
interface SeparationStudy extends SeparationBase {
  readonly model: JudgeModel;
}

/** Simulations to run: how many separate after each of these numbers of further rankings. */
export interface SeparationTask {
  readonly study: SeparationStudy;
  readonly sizes: readonly number[];
}

/** How many further rankings separate two systems. */
export interface Separation extends SeparationOptions, PowerSearch {
  readonly systems: readonly [string, string];
  /** Rankings so far, of two outputs or more. */
  readonly rankings: number;
  /** The difference so far: the score of the first system minus that of the second. */
  readonly now: Difference & { readonly separated: boolean };
}
