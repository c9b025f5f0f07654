import { auxiliaryVerb, type AuxiliaryVerb } from './auxiliary-verbs.js';

/** What the rules for labels look at. */
export interface SyntacticWord {
  readonly lower: string;
  readonly tag: string;
  readonly isVerb: boolean;
  readonly isNoun: boolean;
  readonly isAdjective: boolean;
  readonly isAdverb: boolean;
  /** Whether it may stand between a determiner and its noun. */
  readonly isModifier: boolean;
  /** Whether it may belong to a subject that stands after the verb. */
  readonly isOfSubject: boolean;
  readonly auxiliary: AuxiliaryVerb | undefined;
}

const MODIFIERS = new Set(['CD', 'VBN', 'VBG', 'HYPH']);
const OF_SUBJECTS = new Set(['PRP', 'DT', 'PRP$', 'EX']);

export function syntacticWord(lower: string, tag: string): SyntacticWord {
  const isNoun = tag.startsWith('NN');
  const isVerb = tag.startsWith('VB');
  const isAdjective = tag.startsWith('JJ');
  const isAdverb = tag.startsWith('RB');
  return {
    lower,
    tag,
    isVerb,
    isNoun,
    isAdjective,
    isAdverb,
    isModifier: isAdjective || isAdverb || MODIFIERS.has(tag),
    isOfSubject: isNoun || isAdjective || OF_SUBJECTS.has(tag),
    auxiliary: isVerb ? auxiliaryVerb(lower) : undefined,
  };
}
