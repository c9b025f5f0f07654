import type { BradleyTerry } from '../bradley-terry.js';
import type { CampaignMethodName } from '../method.js';
import type { Difference } from './evidence.js';
import type { JudgeModel } from './judge-model.js';
import type { JudgedShapes } from './judged-shape.js';
import type { ScoredPair } from './score-units.js';
import type { PowerSearch } from './search-power.js';

/** The scores by which systems can be told apart here. */
export const SEPARATION_METHODS = ['expected-wins', 'bradley-terry', 'direct-assessment'] as const;
export type SeparationMethod = (typeof SEPARATION_METHODS)[number];

/**
 * The score to tell apart systems that are ranked by a method. TrueSkill, whose means vary from run to run, is stood for
 * by the strengths of Bradley and Terry: both take a judgment for a noisy comparison of strengths.
 */
export function separationMethodFor(method: CampaignMethodName): SeparationMethod {
  return method === 'trueskill' ? 'bradley-terry' : method;
}

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
export interface SeparationStudy extends SeparationBase {
  readonly model: JudgeModel;
}

/** The same by scores. */
export interface ScoredStudy {
  readonly scored: ScoredPair;
  readonly options: SeparationOptions;
}

/** How many further rankings separate two systems. */
export interface Separation extends SeparationOptions, PowerSearch {
  readonly systems: readonly [string, string];
  /** Rankings so far, of two outputs or more. */
  readonly rankings: number;
  /** The difference so far: the score of the first system minus that of the second. */
  readonly now: Difference & { readonly separated: boolean };
}
